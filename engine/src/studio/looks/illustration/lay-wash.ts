import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { createNoiseField } from '../../../foundation/image/noise-field.ts';
import { glaze } from './sheet.ts';
import type { Pigment, Sheet } from './sheet.ts';

export interface Wash {
  readonly pigment: Pigment;
  /** Thickness of an even layer of paint; about 0.1 is a pale wash. */
  readonly strength: number;
  /** Distance in pixels to the edge of the shape, positive inside. */
  readonly inside: (x: number, y: number) => number;
  /** Bounding box of the paint, pixels. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  /** Irregularity of the edge, in pixels of a picture of 768 x 768. */
  readonly ragged: number;
  /** Dryness of the brush from 0 (wet) to 1 (dry and dragged over the texture of the paper). */
  readonly dry?: number;
  /** Direction of the brush in radians from horizontal. */
  readonly angle?: number;
  /** Number that makes the noise of several washes differ. */
  readonly layer: number;
}

/**
 * Paints one wash of watercolour behind the subject: uneven inside, darker at its wet edge. `bare` is the share of each
 * pixel that the subject leaves free.
 */
export function layWash(sheet: Sheet, bare: Float32Array, wash: Wash, check: () => void): void {
  const { width, height, unit, tooth } = sheet;
  const { pigment, strength, inside, ragged, layer, dry = 0, angle = 0 } = wash;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const dragged = (x: number, y: number) => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    return streak(width / 2 + 0.7 * (dx * c + dy * s), height / 2 + 0.7 * (dy * c - dx * s));
  };
  const size = { width, height };
  const edge = createNoiseField({ ...size, scaleX: 90 * unit, layer, octaves: 4 });
  const pool = createNoiseField({ ...size, scaleX: 130 * unit, layer: layer + 7, octaves: 3 });
  const streak = createNoiseField({ ...size, scaleX: 90 * unit, scaleY: 7 * unit, layer: layer + 9, octaves: 2 });
  const margin = Math.ceil(ragged * unit);
  const [left, top, right, bottom] = wash.box;
  for (let y = Math.max(0, Math.floor(top - margin)); y < Math.min(height, bottom + margin); y++) {
    check();
    for (let x = Math.max(0, Math.floor(left - margin)); x < Math.min(width, right + margin); x++) {
      const deep = inside(x, y) / unit + ragged * edge(x, y);
      if (deep <= 0) continue;
      const k = y * width + x;
      const rim = 0.85 * Math.exp(-((deep / 2.4) ** 2)) + 0.4 * Math.exp(-deep / 9);
      const body = 0.75 + 0.8 * Math.max(-0.6, pool(x, y)) + 0.18 * tooth[k]!;
      const grip = dry > 0 ? smoothstep(-0.1, 0.35, dragged(x, y) + 0.3 * tooth[k]! + 0.75 - dry) : 1;
      const cover = smoothstep(0, 2, deep) * (0.1 + 0.9 * bare[k]!) * grip;
      glaze(sheet, k, Math.max(0, cover * strength * (body + rim * (1 - 0.7 * dry))), pigment);
    }
  }
}
