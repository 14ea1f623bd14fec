import type { EnginePixels } from '../image/pixels.ts';

/** Stages of drawing a new picture. */
export type DrawingStage = 'reading' | 'shaping' | 'lighting' | 'shading' | 'finishing';
/** Stages of editing a picture; `loading` is the first use of a network. */
export type EditStage =
  'loading' | 'looking' | 'cutting' | 'enlarging' | 'retouching' | 'filling' | 'blending' | 'dressing' | 'placing';
export type EngineStage = DrawingStage | EditStage;

export interface EngineProgress {
  readonly imageIndex: number;
  readonly stage: EngineStage;
  /** Share of the whole task that is done, 0 to 1, never decreasing. */
  readonly fraction: number;
  /** A coarse preview with the final framing, sent once or twice per image. */
  readonly preview?: EnginePixels;
}
