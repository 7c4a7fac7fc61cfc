/** A game that the page was built without: the plain board, and what the server says its events are. */
import PlainBoard from '../boardkit/PlainBoard.svelte';
import { currentLanguage } from '../i18n';
import type { GameClient, GameEvent } from './contract';
import { servedTexts } from './served';

export async function plainClient(game: string): Promise<GameClient> {
  const { events: described } = await servedTexts(game, currentLanguage());
  const events = described as GameClient['events'];
  return { Board: PlainBoard, events, concerns: (event) => othersIn(event, events) };
}

/** Everybody an event names, but for `seat`, who did it. */
function othersIn(event: GameEvent, events: GameClient['events']): readonly number[] {
  return Object.entries(events[event.event] ?? {}).flatMap(([name, kind]) => {
    if (kind.is === 'players') return event[name] as number[];
    return kind.is === 'player' && name !== 'seat' && typeof event[name] === 'number'
      ? [event[name]]
      : [];
  });
}
