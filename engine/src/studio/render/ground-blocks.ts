/**
 * Smooth ground fills most of a picture and changes slowly, so it is shaded at few samples and interpolated
 * between them.
 */
import type { VisibilityBuffer } from '../../foundation/raster/rasterise.ts';
import { copySurface, writeSample } from './band.ts';
import type { Band } from './band.ts';
import type { Frame } from './frame.ts';
import type { Scene } from '../parts/scene.ts';

/** Returns true when a block of the band shows a single part of the ground and nothing else. */
export function isGround(
  { request: { scene }, buffer }: Band,
  left: number,
  first: number,
  right: number,
  bottom: number,
): boolean {
  const { triangleParts } = scene.geometry;
  const corner = buffer.triangle[first * buffer.width + left]!;
  if (corner < 0 || scene.parts[triangleParts[corner]!]!.role !== 'ground') return false;
  for (let row = first; row <= bottom; row++) {
    for (let k = row * buffer.width + left; k <= row * buffer.width + right; k++) {
      const triangle = buffer.triangle[k]!;
      if (triangle < 0 || triangleParts[triangle] !== triangleParts[corner]) return false;
    }
  }
  return true;
}

/**
 * Maximum difference between the corners, as a share of the brightest, that counts as uniform: about one step of 255 in
 * sRGB.
 */
const EVEN = 0.012;

/**
 * Maximum difference between the corners of a block that is interpolated as a gradient, whose centre must also have the
 * interpolated value (`STRAIGHT`).
 */
const SLOPE = 0.06;

/**
 * Maximum deviation of the centre from the interpolated value, as a share of the brightest corner: less than half a
 * step of 255 in sRGB.
 */
const STRAIGHT = 0.4 * EVEN;

/**
 * Distance in samples between corners from which a uniform block could hide a small shadow, so its centre is
 * compared too.
 */
const UNSEEN = 8;

/**
 * Shades the corners of a block of ground and interpolates between them. The result is false when they differ too much
 * for that.
 */
export function spreadGround(band: Band, left: number, first: number, right: number, bottom: number): boolean {
  const { frame, buffer } = band;
  const { radiance } = frame;
  writeSample(band, left, first);
  writeSample(band, right, first);
  writeSample(band, left, bottom);
  writeSample(band, right, bottom);
  const a = (buffer.top + first) * buffer.width + left;
  const b = a + right - left;
  const c = (buffer.top + bottom) * buffer.width + left;
  const d = c + right - left;
  const ga = radiance[a * 3 + 1]!;
  const gb = radiance[b * 3 + 1]!;
  const gc = radiance[c * 3 + 1]!;
  const gd = radiance[d * 3 + 1]!;
  const brightest = Math.max(ga, gb, gc, gd);
  const range = brightest - Math.min(ga, gb, gc, gd);
  if (range > SLOPE * brightest) return false;
  if (range > EVEN * brightest || right - left >= UNSEEN) {
    const x = (left + right) >> 1;
    const row = (first + bottom) >> 1;
    writeSample(band, x, row);
    const between = radiance[((buffer.top + row) * buffer.width + x) * 3 + 1]!;
    const across = right > left ? (x - left) / (right - left) : 0;
    const down = bottom > first ? (row - first) / (bottom - first) : 0;
    const expected = (1 - down) * (ga + (gb - ga) * across) + down * (gc + (gd - gc) * across);
    if (Math.abs(between - expected) > STRAIGHT * brightest) return false;
  }
  for (let row = first; row <= bottom; row++) {
    const v = bottom > first ? (row - first) / (bottom - first) : 0;
    const start = (buffer.top + row) * buffer.width + left;
    spreadRow(frame, a, b, c, d, v, start, right - left);
  }
  return true;
}

/** Interpolates a row of `last + 1` samples from `start` on, `v` of the way down a block with corners a, b, c and d. */
function spreadRow(
  frame: Frame,
  a: number,
  b: number,
  c: number,
  d: number,
  v: number,
  start: number,
  last: number,
): void {
  const { radiance, backgroundLight } = frame;
  if (frame.depth.length + frame.normals.length + frame.albedo.length + frame.backgroundLight.length === 0) {
    frame.coverage.fill(frame.coverage[a]!, start, start + last + 1);
    frame.parts.fill(frame.parts[a]!, start, start + last + 1);
  } else {
    for (let k = start; k <= start + last; k++) if (k !== a && k !== b && k !== c && k !== d) copySurface(frame, a, k);
  }
  for (let i = 0; i < 3; i++) {
    const from = radiance[a * 3 + i]! + (radiance[c * 3 + i]! - radiance[a * 3 + i]!) * v;
    const to = radiance[b * 3 + i]! + (radiance[d * 3 + i]! - radiance[b * 3 + i]!) * v;
    const step = last > 0 ? (to - from) / last : 0;
    for (let x = 0; x <= last; x++) radiance[(start + x) * 3 + i] = from + step * x;
  }
  if (backgroundLight.length === 0) return;
  const from = backgroundLight[a]! + (backgroundLight[c]! - backgroundLight[a]!) * v;
  const to = backgroundLight[b]! + (backgroundLight[d]! - backgroundLight[b]!) * v;
  const step = last > 0 ? (to - from) / last : 0;
  for (let x = 0; x <= last; x++) backgroundLight[start + x] = from + step * x + 0.5;
}

/** Whether a sample that shows a triangle, and the first of its 2 x 2 block, show the same part of the ground. */
export function copiesGround({ geometry, parts }: Scene, buffer: VisibilityBuffer, x: number, row: number): boolean {
  const part = geometry.triangleParts[buffer.triangle[row * buffer.width + x]!]!;
  if (parts[part]!.role !== 'ground') return false;
  const first = buffer.triangle[(row - (row & 1)) * buffer.width + (x - (x & 1))]!;
  return first >= 0 && geometry.triangleParts[first] === part;
}
