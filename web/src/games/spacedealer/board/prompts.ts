/** What the page asks now, or what one waits for. */
import type { Desk } from './desk.svelte';
import type { GameTime } from './time.svelte';
import { cardName, listing } from './words';

export function promptOf(desk: Desk, time: GameTime, winners: readonly number[]): string {
  const { say, view, seat, names } = desk;
  // Who is left alone has won before the clock has run out.
  if (view.phase === 'over' || winners.length > 0)
    return seat !== null && winners.includes(seat)
      ? say('prompt-won')
      : say('prompt-over', { names: listing(winners.map((one) => names[one] ?? '')) });
  if (time.paused) return say('prompt-paused');
  if (view.phase === 'choosing') {
    return hurried(firstMine(desk), desk, time);
  }
  if (view.phase === 'countdown') {
    const seconds = time.left(view.started);
    const lot = desk.byLot;
    return lot === undefined
      ? say('prompt-countdown', { seconds })
      : say('prompt-by-lot', { card: cardName(lot, say), seconds });
  }
  if (seat === null) return say(view.phase === 'overtime' ? 'call-overtime' : 'prompt-watching');
  return picked(desk) ?? waiting(desk);
}

function firstMine({ say, view, planet, seat, names, controls }: Desk): string {
  if (seat === null || planet.chosen) {
    const late = view.planets.filter(({ chosen }) => !chosen).map((one) => names[one.seat] ?? '');
    return say('prompt-others-choose', { names: listing(late) });
  }
  return say(controls.picked.length > 0 ? 'prompt-first-site' : 'prompt-first-mine');
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
function waiting({ view, planet, names, seat, say }: Desk): string {
  const offer = view.offers.find(({ to }) => to === seat);
  if (offer) return say('prompt-offer', { name: names[offer.seat] ?? '' });
  if (view.own && view.own.drawn.length > 0) return say('prompt-keep');
  const count = (state: string) => planet.timers.filter((timer) => timer.state === state).length;
  const [ready, idle] = [count('ready'), count('inactive')];
  if (view.phase === 'overtime')
    return planet.spent
      ? say('prompt-spent')
      : planet.finished
        ? say('prompt-finished')
        : say('prompt-overtime', { ready });
  if (ready > 0) return say('prompt-ready', { ready });
  return idle > 0 ? say('prompt-idle', { idle }) : say('prompt-busy');
}
