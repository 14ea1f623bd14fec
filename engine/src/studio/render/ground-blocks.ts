/** Smooth ground is most of a picture and changes slowly: it is shaded at few samples and blended between them. */
import type { VisibilityBuffer } from '../../raster/rasterise.ts';
import { copySample, writeSample } from './band.ts';
import type { Band } from './band.ts';
import type { Scene } from '../scene.ts';

/** True where a block of the band sees nothing but one part of the ground. */
export function isGround(
  { request: { scene }, buffer }: Band,
  left: number,
  first: number,
  right: number,
  bottom: number,
): boolean {
  const { triangleParts } = scene.geometry;
  const part = buffer.triangle[first * buffer.width + left]!;
  if (part < 0 || scene.parts[triangleParts[part]!]!.role !== 'ground') return false;
  for (let row = first; row <= bottom; row++) {
    for (let k = row * buffer.width + left; k <= row * buffer.width + right; k++) {
      const triangle = buffer.triangle[k]!;
      if (triangle < 0 || triangleParts[triangle] !== triangleParts[part]) return false;
    }
  }
  return true;
}

/** Largest difference between the corners, as a share of their light, that counts as smooth: below one step of 255. */
const SMOOTH = 0.012;

/** Shades the corners of a block of ground and blends between them; false when they differ too much for that. */
export function spreadGround(band: Band, left: number, first: number, right: number, bottom: number): boolean {
  const { frame, buffer } = band;
  const { radiance } = frame;
  const at = (x: number, row: number) => (buffer.top + row) * buffer.width + x;
  const corners = [at(left, first), at(right, first), at(left, bottom), at(right, bottom)] as const;
  writeSample(band, left, first);
  writeSample(band, right, first);
  writeSample(band, left, bottom);
  writeSample(band, right, bottom);
  const greens = corners.map((k) => radiance[k * 3 + 1]!);
  if (Math.max(...greens) - Math.min(...greens) > SMOOTH * Math.max(...greens)) return false;
  const [a, b, c, d] = corners;
  for (let row = first; row <= bottom; row++) {
    const v = bottom > first ? (row - first) / (bottom - first) : 0;
    for (let x = left; x <= right; x++) {
      const u = right > left ? (x - left) / (right - left) : 0;
      const k = at(x, row);
      if (k === a || k === b || k === c || k === d) continue;
      copySample(frame, a, k);
      for (let i = 0; i < 3; i++) {
        const top = radiance[a * 3 + i]! * (1 - u) + radiance[b * 3 + i]! * u;
        const low = radiance[c * 3 + i]! * (1 - u) + radiance[d * 3 + i]! * u;
        radiance[k * 3 + i] = top * (1 - v) + low * v;
      }
    }
  }
  return true;
}

/** True where the sample and the first of its 2 x 2 block both see the same smooth ground. */
export function copiesGround({ geometry, parts }: Scene, buffer: VisibilityBuffer, x: number, row: number): boolean {
  const part = geometry.triangleParts[buffer.triangle[row * buffer.width + x]!]!;
  if (parts[part]!.role !== 'ground') return false;
  const first = buffer.triangle[(row - (row & 1)) * buffer.width + (x - (x & 1))]!;
  return first >= 0 && geometry.triangleParts[first] === part;
}
