/**
 * The server's clock, as well as this page can know it.
 *
 * A question and its answer take a moment each way; if both take the same, the answer was true half way in between.
 * The quicker the exchange, the less that can be wrong: so the quickest of the last few counts. Each is forgotten
 * after a while, since clocks drift, and all of them as soon as one cannot be true beside them: then somebody has
 * set this computer's clock.
 */

interface Exchange {
  /** What has to be added to the clock of this computer. */
  readonly offset: number;
  readonly trip: number;
  readonly at: number;
}

const KEPT = 8;
const FORGET_AFTER_MS = 120_000;
/** What clocks that count whole milliseconds may be off. */
const ROUNDING_MS = 4;

export class ServerClock {
  #greeting = 0;
  #exchanges: readonly Exchange[] = [];

  /** Milliseconds since 1970. */
  now(): number {
    return Date.now() + this.offset;
  }

  get offset(): number {
    return this.#best()?.offset ?? this.#greeting;
  }

  /** The server has said what time it is, some unknown moment ago. */
  greeted(now: number): void {
    this.#greeting = now - Date.now();
    this.#exchanges = [];
  }

  /** The server has answered a question that was sent at this time, by this computer's clock. */
  answered(sent: number, now: number): void {
    const at = Date.now();
    const trip = at - sent;
    if (trip < 0) return;
    const newest = { offset: now - (sent + trip / 2), trip, at };
    const best = this.#best();
    const apart = best ? Math.abs(best.offset - newest.offset) : 0;
    const contradicts = best && apart > (best.trip + trip) / 2 + ROUNDING_MS;
    const kept = contradicts
      ? []
      : this.#exchanges.filter((one) => at - one.at < FORGET_AFTER_MS && one.at <= at);
    this.#exchanges = [...kept, newest].slice(-KEPT);
  }

  #best(): Exchange | undefined {
    let best: Exchange | undefined;
    for (const one of this.#exchanges) if (!best || one.trip <= best.trip) best = one;
    return best;
  }
}
