export interface Regions {
  readonly width: number;
  readonly height: number;
  /** Per pixel: 0 outside the drawing, else the number of the region. Lines belong to an adjacent region. */
  readonly labels: Uint16Array;
  /** Regions are numbered from 1 to `count`. */
  readonly count: number;
}
