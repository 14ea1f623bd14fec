import type { Artwork } from '../../words/prompt/artwork.ts';

/** An artwork on a part, for those who look for it in a picture or measure it. Measures are in millimetres. */
export interface ArtOnPart {
  readonly artwork: Artwork;
  readonly width: number;
  readonly height: number;
  /**
   * Where a point of the flat cloth is on the artwork: from its centre along its width, and along its height upwards. Far
   * from it on a sheet of cloth on which it does not lie.
   */
  readonly locate: (u: number, v: number) => readonly [x: number, y: number];
  /** How much of a square of a side is covered by its drawing, 0 to 1, round a point as `locate` returns it. */
  readonly coverage: (x: number, y: number, side: number) => number;
  /** How far a point moves along width and height for a millimetre by which its place is moved to the right, and up. */
  readonly right: readonly [x: number, y: number];
  readonly up: readonly [x: number, y: number];
}
