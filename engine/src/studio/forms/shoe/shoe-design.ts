import type { HeelKind } from './heel-kinds.ts';
import type { LastName, ToeShape } from './lasts.ts';

export interface ShoeDesign {
  readonly last: LastName;
  readonly toe: ToeShape;
  readonly heel: HeelKind;
  /** Metres from the floor to the heel's seat. */
  readonly rise: number;
  /** Metres of sole under the ball of the foot. */
  readonly platform: number;
  /** Height of a boot's shaft above the floor, metres; 0 for a shoe. */
  readonly shaft: number;
  /** 0 for the flat toe of a pump to 1 for the full toe of a boot. */
  readonly fullness: number;
  /** Metres by which the sole shows round the upper. */
  readonly welt: number;
}
