import { wrappedNoise2 } from '../../foundation/geometry/noise.ts';

/** Deviation of twilled, piece-washed cloth from its mean: -1 to 1, mostly within a third of that. */
export interface DenimGrain {
  /** Single yarns and the slanted flecks of weft between them, about 1 mm wide. */
  fine: number;
  /** Thick and thin sections of the warp and clouds of the dye, 2 to 40 mm. */
  slub: number;
}

/** Metres per cell. */
const CELL = 0.0007;
/** Number of cells after which the cloth repeats (27 cm). */
const SIZE = 384;

let tile: Float32Array | undefined;
const grain: DenimGrain = { fine: 0, slub: 0 };

/** Grain at (u, v) metres of cloth, with the weft along u. The returned object is reused by the next call. */
export function denimGrain(u: number, v: number): Readonly<DenimGrain> {
  tile ??= weave();
  const x = u / CELL;
  const y = v / CELL;
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const p = x - xi;
  const q = y - yi;
  const i = ((xi % SIZE) + SIZE) % SIZE;
  const j = ((yi % SIZE) + SIZE) % SIZE;
  const right = i + 1 === SIZE ? 0 : i + 1;
  const row = j * SIZE;
  const next = j + 1 === SIZE ? 0 : row + SIZE;
  const a = 2 * (row + i);
  const b = 2 * (row + right);
  const c = 2 * (next + i);
  const d = 2 * (next + right);
  const fine = tile[a]! + (tile[b]! - tile[a]!) * p;
  grain.fine = fine + (tile[c]! + (tile[d]! - tile[c]!) * p - fine) * q;
  const slub = tile[a + 1]! + (tile[b + 1]! - tile[a + 1]!) * p;
  grain.slub = slub + (tile[c + 1]! + (tile[d + 1]! - tile[c + 1]!) * p - slub) * q;
  return grain;
}

/** A 3x1 right-hand twill: its flecks rise two yarns for each one to the right. All lattices divide the tile. */
function weave(): Float32Array {
  const woven = new Float32Array(SIZE * SIZE * 2);
  for (let j = 0; j < SIZE; j++) {
    for (let i = 0; i < SIZE; i++) {
      const k = 2 * (j * SIZE + i);
      const fleck = wrappedNoise2((2 * i - j) / 3, (i + 2 * j) / 12, 31, SIZE / 3, SIZE / 12);
      const warp = wrappedNoise2(i, j / 24, 32, SIZE, SIZE / 24);
      const weft = wrappedNoise2(i / 16, j, 33, SIZE / 16, SIZE);
      woven[k] = 0.55 * fleck + 0.32 * warp + 0.18 * weft;
      const streak = wrappedNoise2(i / 3, j / 64, 34, SIZE / 3, SIZE / 64);
      const salt = wrappedNoise2(i / 4, j / 6, 35, SIZE / 4, SIZE / 6);
      const cloud = wrappedNoise2(i / 24, j / 32, 36, SIZE / 24, SIZE / 32);
      woven[k + 1] = 0.4 * streak + 0.38 * salt + 0.25 * cloud;
    }
  }
  return woven;
}
