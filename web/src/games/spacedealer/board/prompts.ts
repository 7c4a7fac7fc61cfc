/** What the page asks now, or what one waits for. */
import { delivery, finished, idling, planning, type Advice } from './advice';
import type { Desk } from './desk.svelte';
import { offerSide } from './offers';
import type { GameTime } from './time.svelte';
import { cardName, listing } from './words';

/** What stands in the prompt, and what it advises. */
export function promptOf(desk: Desk, time: GameTime, winners: readonly number[]): Advice {
  const { say, view, seat, names } = desk;
  const only = (words: string): Advice => ({ words });
  // Who is left alone has won before the clock has run out.
  if (view.phase === 'over' || winners.length > 0)
    return only(
      seat !== null && winners.includes(seat)
        ? say('prompt-won')
        : say('prompt-over', { names: listing(winners.map((one) => names[one] ?? '')) }),
    );
  if (time.paused) return only(say('prompt-paused'));
  if (view.phase === 'choosing') return only(hurried(firstMine(desk), desk, time));
  if (view.phase === 'countdown') {
    const seconds = time.left(view.started);
    const lot = desk.byLot;
    return only(
      lot === undefined
        ? say('prompt-countdown', { seconds })
        : say('prompt-by-lot', { card: cardName(lot, say), seconds }),
    );
  }
  if (seat === null)
    return only(say(view.phase === 'overtime' ? 'call-overtime' : 'prompt-watching'));
  const asked = picked(desk);
  return asked === undefined ? waiting(desk, time) : only(asked);
}

function firstMine({ say, view, planet, seat, names, controls }: Desk): string {
  if (seat === null || planet.chosen) {
    const late = view.planets.filter(({ chosen }) => !chosen).map((one) => names[one.seat] ?? '');
    return say('prompt-others-choose', { names: listing(late) });
  }
  if (controls.picked.length > 0) return say('prompt-first-site');
  // It was put back, but the server keeps it in mind.
  const told = view.own?.picked ?? null;
  return told === null
    ? say('prompt-first-mine')
    : say('prompt-first-mine-picked', { card: cardName(told, say) });
}

/** How long there is to choose; while only bots wait, as long as one likes. */
function hurried(words: string, { say, deadline }: Desk, time: GameTime): string {
  return deadline === null ? words : say('prompt-hurry', { words, seconds: time.left(deadline) });
}

/** Something is in hand: what can be done with it? */
function picked({ controls, planet, say }: Desk): string | undefined {
  const last = controls.picked.at(-1);
  if (last === undefined) return undefined;
  const [kind = '', number = '', colour] = last.split(':');
  switch (kind) {
    case 'timer':
      return say('prompt-timer');
    case 'plan': {
      const card = planet.planned.find(({ place }) => `${place}` === number)?.card ?? '';
      const site = [...controls.lit].some((id) => id.startsWith('site:'));
      return say(site ? 'prompt-site' : 'prompt-no-site', { card: cardName(card, say) });
    }
    case 'ship':
      return colour === undefined ? say('prompt-fly') : say('prompt-haul');
    case 'store':
      return say('prompt-haul');
    case 'field':
      return say('prompt-which-ship');
    case 'slot': {
      const next = [...controls.lit].map((id) => id.split(':', 1)[0]);
      if (next.includes('old')) return say('prompt-old');
      if (next.includes('collect')) return say('prompt-partly');
      if (next.includes('ship')) return say('prompt-which-ship');
      return say(next.includes('colour') ? 'prompt-colour' : 'prompt-nothing');
    }
    case 'old':
      return say('prompt-new');
    case 'ammunition':
      return say('prompt-aim');
    case 'scrap':
      return say('prompt-scrap');
    default:
      return say('prompt-which');
  }
}

/** Nothing in hand: what calls loudest? */
function waiting(desk: Desk, time: GameTime): Advice {
  const { view, planet, names, seat, say } = desk;
  const offer = view.offers.find(({ to }) => to === seat);
  if (offer)
    return {
      words: say('prompt-offer', {
        name: names[offer.seat] ?? '',
        give: offerSide(offer, 'give', say),
        ask: offerSide(offer, 'ask', say),
      }),
    };
  if (view.own && view.own.drawn.length > 0) return { words: say('prompt-keep') };
  const count = (state: string) => planet.timers.filter((timer) => timer.state === state).length;
  const [ready, idle] = [count('ready'), count('inactive')];
  const next = delivery(desk) ?? finished(desk);
  if (view.phase === 'overtime') {
    if (planet.spent) return { words: say('prompt-spent') };
    if (planet.finished) return { words: say('prompt-finished') };
    return next ?? { words: say('prompt-overtime', { ready }) };
  }
  const best = next ?? idling(desk) ?? planning(desk);
  if (best) return best;
  if (ready > 0) return { words: say('prompt-ready', { ready }) };
  if (idle > 0) return { words: say('prompt-idle', { idle }) };
  const ends = planet.timers.flatMap((timer) => (timer.ends === null ? [] : [timer.ends]));
  return { words: say('prompt-busy', { seconds: time.left(Math.min(...ends)) }) };
}
