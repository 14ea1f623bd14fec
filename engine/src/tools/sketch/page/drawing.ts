/** A drawing placed in the frame of its picture: clean ink, and its fill colours. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Share of ink in each pixel, from 0 (paper) to 1 (full ink). */
  readonly ink: Float32Array;
  /** sRGB with white paper, 0 to 1, 3 per pixel. */
  readonly colour: Float32Array;
  /** Position of the page in the frame, in pixels. */
  readonly page: Box;
}

/** Left and top inclusive, right and bottom exclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
