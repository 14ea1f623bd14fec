import type { Hex } from './hex.ts';

/** The colour that plain cloth has on its lit front in a picture. */
export interface ShownColour {
  /** Index of the piece in the brief. */
  readonly piece: number;
  /** The colour that was requested. */
  readonly asked: Hex;
  /** The colour that was measured. */
  readonly shown: Hex;
  /** CIEDE2000. */
  readonly difference: number;
}
