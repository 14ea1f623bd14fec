import { fractalNoise2 } from '../geometry/noise.ts';

/** Low-frequency noise over a picture, read at any pixel; about -0.9 to 0.9. */
export type NoiseField = (x: number, y: number) => number;

export interface NoiseFieldOptions {
  readonly width: number;
  readonly height: number;
  /** Pixels from one feature to the next. */
  readonly scaleX: number;
  readonly scaleY?: number;
  readonly layer: number;
  readonly octaves?: number;
}

/** Evaluates noise on a grid as fine as its finest octave needs, and reads it bilinearly: many times faster per pixel. */
export function createNoiseField({
  width,
  height,
  scaleX,
  scaleY = scaleX,
  layer,
  octaves = 3,
}: NoiseFieldOptions): NoiseField {
  const cell = Math.max(1, Math.min(scaleX, scaleY) / 2 ** octaves);
  const columns = Math.ceil(width / cell) + 2;
  const rows = Math.ceil(height / cell) + 2;
  const grid = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      grid[j * columns + i] = fractalNoise2((i * cell) / scaleX, (j * cell) / scaleY, layer, octaves);
    }
  }
  return (x, y) => {
    const fx = Math.min(columns - 2, Math.max(0, x / cell));
    const fy = Math.min(rows - 2, Math.max(0, y / cell));
    const i = Math.floor(fx);
    const j = Math.floor(fy);
    const u = fx - i;
    const v = fy - j;
    const k = j * columns + i;
    const top = grid[k]! + (grid[k + 1]! - grid[k]!) * u;
    const bottom = grid[k + columns]! + (grid[k + columns + 1]! - grid[k + columns]!) * u;
    return top + (bottom - top) * v;
  };
}
