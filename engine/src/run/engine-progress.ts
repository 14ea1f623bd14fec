/** Of a drawing. */
export type DrawingStage = 'reading' | 'shaping' | 'lighting' | 'shading' | 'finishing';
/** Of work on a picture; `loading` is the first use of a network. */
export type EditStage =
  'loading' | 'looking' | 'cutting' | 'enlarging' | 'retouching' | 'filling' | 'blending' | 'dressing' | 'placing';
export type EngineStage = DrawingStage | EditStage;

export interface EngineProgress {
  readonly imageIndex: number;
  readonly stage: EngineStage;
  /** Share of the whole task that is done, 0 to 1, never decreasing. */
  readonly fraction: number;
  /** A coarse picture of the final framing, sent once or twice per image. */
  readonly preview?: EnginePixels;
}

export interface EnginePixels {
  readonly width: number;
  readonly height: number;
  /** 3: sRGB; 4: sRGB with straight (not premultiplied) alpha. */
  readonly channels: 3 | 4;
  /** Row-major, interleaved, 8 bits a channel, `width * height * channels` bytes. */
  readonly data: Uint8Array;
}
