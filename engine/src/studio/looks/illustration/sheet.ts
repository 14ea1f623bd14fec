import { createNoiseField } from '../../../foundation/image/noise-field.ts';

/** Optical density of a pigment per channel: a layer of thickness d transmits exp(-d x density) of the light. */
export type Pigment = readonly [number, number, number];

/** A sheet of cold-pressed paper with the paint on it. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Scale of the picture (`sheetUnit`), by which the sizes of brushes and grain are multiplied. */
  readonly unit: number;
  /** sRGB 0 to 1, 3 values per pixel. */
  readonly colour: Float32Array;
  /** Depth of the paper's texture, about -1 to 1: positive in its valleys, where pigment settles. */
  readonly tooth: Float32Array;
  /** Share 0 to 1 of the pixel that paint or ink covers. */
  readonly painted: Float32Array;
}

export interface SheetOptions {
  readonly width: number;
  readonly height: number;
  /** sRGB of the bare paper, 0 to 1. */
  readonly paper: readonly [number, number, number];
  readonly check: () => void;
}

/** Creates a sheet of bare paper with its texture. */
export function createSheet({ width, height, paper, check }: SheetOptions): Sheet {
  const unit = sheetUnit(width, height);
  const tooth = paperTooth(width, height, unit, check);
  const colour = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    if (y % 16 === 0) check();
    for (let x = 0; x < width; x++) {
      const k = y * width + x;
      // The light comes from the top left at a grazing angle.
      const lit = tooth[k]! - tooth[Math.min(height - 1, y + 1) * width + Math.min(width - 1, x + 1)]!;
      for (let c = 0; c < 3; c++) colour[k * 3 + c] = paper[c]! * (1 + lit * 0.05);
    }
  }
  return { width, height, unit, colour, tooth, painted: new Float32Array(width * height) };
}

/**
 * Scale of a picture relative to one of 768 x 768 pixels: the square root of the ratio of their areas, limited to 0.4
 * to 3.5.
 */
export function sheetUnit(width: number, height: number): number {
  return Math.min(3.5, Math.max(0.4, Math.sqrt(width * height) / 768));
}

function paperTooth(width: number, height: number, unit: number, check: () => void): Float32Array {
  const size = { width, height, octaves: 1 };
  const fine = createNoiseField({ ...size, scaleX: 2.6 * unit, layer: 1 });
  const medium = createNoiseField({ ...size, scaleX: 5.5 * unit, layer: 2 });
  const coarse = createNoiseField({ ...size, scaleX: 12 * unit, layer: 3 });
  const tooth = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    if (y % 16 === 0) check();
    for (let x = 0; x < width; x++) tooth[y * width + x] = fine(x, y) + 0.7 * medium(x, y) + 0.5 * coarse(x, y);
  }
  return tooth;
}

/** The pigment whose full layer has this sRGB colour (0 to 1) on white paper. */
export function pigmentOf(r: number, g: number, b: number): Pigment {
  return [density(r), density(g), density(b)];
}

function density(value: number): number {
  return -Math.log(Math.min(0.97, Math.max(0.05, value)));
}

/** Applies a thin wash to pixel k, which absorbs light by the law of Beer and Lambert. */
export function glaze({ colour }: Sheet, k: number, thickness: number, pigment: Pigment): void {
  colour[k * 3] = colour[k * 3]! * Math.exp(-thickness * pigment[0]);
  colour[k * 3 + 1] = colour[k * 3 + 1]! * Math.exp(-thickness * pigment[1]);
  colour[k * 3 + 2] = colour[k * 3 + 2]! * Math.exp(-thickness * pigment[2]);
}
