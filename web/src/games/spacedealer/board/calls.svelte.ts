/** What the page calls out: the time, in words or tones, and what has become ready. Each can be switched, and is kept. */
import { currentLanguage } from '../../../i18n';
import type { AnyEvent } from '../../../generated/spacedealer';
import type { GameEvent, Say } from '../../contract';
import { sound, type Sound } from './sounds';

export const TIME_CALLS = ['off', 'sound', 'voice'] as const;
export type TimeCall = (typeof TIME_CALLS)[number];

const TIME_KEY = 'webfoot.spacedealer.time';
const READY_KEY = 'webfoot.spacedealer.ready';

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage can be switched off; the wish then lasts as long as the page.
  }
}

/** What is to be heard of an event: a tone, words, or nothing. */
export interface Call {
  readonly tone: Sound;
  /** About the time, which may be spoken instead. */
  readonly time: boolean;
  readonly words?: string;
}

export function callFor(event: GameEvent, seat: number | null, say: Say): Call | undefined {
  const happened = event as GameEvent & AnyEvent;
  switch (happened.event) {
    case 'time-left': {
      const { seconds } = happened;
      // The last seconds are counted, not told.
      const words = seconds <= 10 ? `${seconds}` : say('event-time-left', { seconds });
      return { tone: seconds <= 10 ? 'tick' : 'quarter', time: true, words };
    }
    case 'clock-started':
      return { tone: 'gong', time: true, words: say('call-go') };
    case 'overtime-began':
      return { tone: 'gong', time: true, words: say('call-overtime') };
    case 'job-ready':
    case 'landed':
    case 'technology-raised':
      return happened.seat === seat ? { tone: 'ready', time: false } : undefined;
    case 'delivered':
      return happened.seat === seat || happened.owner === seat
        ? { tone: 'points', time: false }
        : undefined;
    case 'offered':
      return happened.to === seat ? { tone: 'ready', time: false } : undefined;
    case 'timer-sabotaged':
    case 'missile-hit':
      return happened.victim === seat ? { tone: 'alarm', time: false } : undefined;
    default:
      return undefined;
  }
}

export class Calls {
  readonly #keeps: boolean;
  #time = $state<TimeCall>('off');
  #ready = $state(false);

  /** @param keeps Whether wishes are kept, and those of other days hold; else there is silence to begin with. */
  constructor(keeps = true) {
    this.#keeps = keeps;
    if (!keeps) return;
    this.#time = TIME_CALLS.find((one) => one === kept(TIME_KEY)) ?? 'off';
    this.#ready = kept(READY_KEY) === 'on';
  }

  get time(): TimeCall {
    return this.#time;
  }

  get ready(): boolean {
    return this.#ready;
  }

  /** Switching on answers with a sample; browsers also allow sound only after a click. */
  wishTime(wish: TimeCall, sample: string): void {
    this.#time = wish;
    if (this.#keeps) keep(TIME_KEY, wish);
    if (wish === 'sound') sound('quarter');
    if (wish === 'voice') speak(sample);
  }

  wishReady(wish: boolean): void {
    this.#ready = wish;
    if (this.#keeps) keep(READY_KEY, wish ? 'on' : 'off');
    if (wish) sound('ready');
  }

  hear(events: readonly GameEvent[], seat: number | null, say: Say): void {
    const tones: Sound[] = [];
    for (const event of events) {
      const call = callFor(event, seat, say);
      if (!call) continue;
      if (!call.time) {
        if (this.#ready) tones.push(call.tone);
      } else if (this.#time === 'voice' && call.words !== undefined) speak(call.words);
      else if (this.#time !== 'off') tones.push(call.tone);
    }
    tones.filter((tone, at) => tones.indexOf(tone) === at).forEach(sound);
  }
}

export const canSpeak = (): boolean => 'speechSynthesis' in globalThis;

function speak(words: string): void {
  if (!canSpeak()) return;
  const spoken = new SpeechSynthesisUtterance(words);
  spoken.lang = currentLanguage();
  spoken.rate = 1.1;
  // A late word about the time is worse than none.
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}
