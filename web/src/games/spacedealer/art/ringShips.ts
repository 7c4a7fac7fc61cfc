/** A ship as the ring draws it. */
export interface RingShip {
  readonly seat: number;
  /** The black ship of an orbital station. */
  readonly neutral?: boolean;
  /** Where it stands, or where it will be. */
  readonly field: number;
  /** Where it comes from, while it is under way. */
  readonly origin?: number | undefined;
  /** How much of the flight is still to go, 0 to 1. */
  readonly share?: number | undefined;
  /** How long the whole flight takes. */
  readonly seconds?: number | undefined;
  readonly adrift?: boolean;
}
