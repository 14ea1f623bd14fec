/** A drawing laid into the frame of its picture: clean ink, and what colour it was filled with. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Share of each pixel that is line, 0 paper to 1 full ink. */
  readonly ink: Float32Array;
  /** sRGB with the paper made white, 0 to 1, 3 per pixel. */
  readonly colour: Float32Array;
  /** Where the page lies in the frame, pixels. */
  readonly page: Box;
}

/** Left and top inclusive, right and bottom exclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
