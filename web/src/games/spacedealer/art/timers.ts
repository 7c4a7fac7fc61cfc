/** A sand timer as it is drawn; what is written on the clock of the table becomes a share of sand. */

export interface TimerFace {
  readonly seat: number;
  readonly state: 'inactive' | 'running' | 'ready' | 'sabotaged';
  /** How much of the sand is left above, 0 to 1, at the moment this is drawn. */
  readonly share?: number;
  /** How long all of its sand takes, in seconds; without, the sand stands still at `share`. */
  readonly seconds?: number | undefined;
  /** How fast time runs; 0: it is stopped, and the sand hangs in the air. */
  readonly speed?: number;
  /** The seconds that are left, for who wants no motion; without, they are counted from `share`. */
  readonly told?: number | undefined;
  /** A ready timer glows for its owner; those of the others only stand there. */
  readonly calls?: boolean;
}

/** The share of sand left now, of a timer that ends then; all three in milliseconds. */
export const shareLeft = (ends: number, now: number, whole: number): number =>
  Math.min(1, Math.max(0, (ends - now) / whole));
