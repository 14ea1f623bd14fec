import { mergeGeometry } from '../foundation/raster/geometry.ts';
import type { Mesh } from '../foundation/geometry/mesh/mesh.ts';
import type { ScenePart } from '../studio/parts/scene.ts';

/** Width in metres of a pixel, and size of the picture: 1.4 by 2.2 m. */
const PIXEL = 0.003;
const [WIDTH, HEIGHT] = [467, 734];

/**
 * Depth in metres by which the body must be in front of the cloth to count. Along the edge of a garment the body is
 * level with it.
 */
const LEVEL = 0.003;
/** Depth in metres from which the cloth lies behind an arm or beyond the middle of the body, and is hidden by right. */
const BEHIND = 0.034;

interface Layer {
  /** Metres in front of the axis of the nearest surface, by pixel; -Infinity where there is none. */
  readonly nearest: Float32Array;
}

/** Depth in metres from which the cloth of an upper layer is another part of it, such as the far side of a coat. */
const BEHIND_CLOTH = 0.05;

/**
 * Counts the pixels in which a view shows the body where it should show cloth: the right side of cloth lies inside the
 * body, behind the body's surface. The view is parallel, from `azimuth` radians round from the front.
 */
export function bodyThroughCloth(parts: readonly ScenePart[], azimuth: number): number {
  const body = parts.filter(({ name }) => name === 'mannequin');
  const clothes = parts.filter(({ piece, glass }) => piece >= 0 && !glass);
  // The first surface of a closed body that faces away is where the view leaves it again.
  const left = layerOf(body, azimuth, (facing) => facing < 0);
  return shownThrough(
    layerOf(body, azimuth, (facing) => facing > 0),
    clothes,
    azimuth,
    (at, i) => Math.max(at - BEHIND, (at + left.nearest[i]!) / 2),
  );
}

/** Counts the pixels in which a view shows lower layers of the clothes where it should show the layers above them. */
export function clothThroughCloth(
  { lower, upper }: Readonly<Record<'lower' | 'upper', readonly ScenePart[]>>,
  azimuth: number,
): number {
  return shownThrough(
    layerOf(lower, azimuth, () => true),
    upper,
    azimuth,
    (at) => at - BEHIND_CLOTH,
  );
}

function shownThrough(
  inner: Layer,
  clothes: readonly ScenePart[],
  azimuth: number,
  farthestAt: (at: number, pixel: number) => number,
): number {
  const cloth = layerOf(clothes, azimuth, () => true);
  const rightSide = layerOf(clothes, azimuth, (facing) => facing > 0);
  let count = 0;
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const at = inner.nearest[i]!;
    if (cloth.nearest[i]! > at || rightSide.nearest[i]! === -Infinity) continue;
    if (rightSide.nearest[i]! < at - LEVEL && rightSide.nearest[i]! > farthestAt(at, i)) count++;
  }
  return count;
}

function layerOf(parts: readonly ScenePart[], azimuth: number, isSeen: (facing: number) => boolean): Layer {
  const nearest = new Float32Array(WIDTH * HEIGHT).fill(-Infinity);
  const [c, s] = [Math.cos(azimuth), Math.sin(azimuth)];
  for (const { mesh, trim } of parts) {
    const { positions, normals, indices, edgeDistances } = mergeGeometry([
      { mesh, casts: false, ...(trim ? { trim } : {}) },
    ]);
    for (let t = 0; t < indices.length; t += 3) {
      const corners = [indices[t]!, indices[t + 1]!, indices[t + 2]!] as const;
      const facing = corners.reduce((sum, i) => sum + normals[i * 3]! * s + normals[i * 3 + 2]! * c, 0);
      if (isSeen(facing)) drawTriangle({ positions, corners, edgeDistances, c, s, nearest });
    }
  }
  return { nearest };
}

interface Triangle {
  readonly positions: Mesh['positions'];
  readonly corners: readonly [number, number, number];
  readonly edgeDistances: Float32Array;
  readonly c: number;
  readonly s: number;
  readonly nearest: Float32Array;
}

function drawTriangle({ positions, corners, edgeDistances, c, s, nearest }: Triangle): void {
  const [a, b, d] = corners.map((i) => {
    const [x, y, z] = [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!];
    return [(c * x - s * z) / PIXEL + WIDTH / 2, (y + 0.1) / PIXEL, s * x + c * z, edgeDistances[i]!] as const;
  }) as [Corner, Corner, Corner];
  const area = (b[0] - a[0]) * (d[1] - a[1]) - (d[0] - a[0]) * (b[1] - a[1]);
  if (area === 0) return;
  const rows = [Math.max(0, Math.ceil(Math.min(a[1], b[1], d[1]))), Math.min(HEIGHT - 1, Math.max(a[1], b[1], d[1]))];
  const columns = [Math.max(0, Math.ceil(Math.min(a[0], b[0], d[0]))), Math.min(WIDTH - 1, Math.max(a[0], b[0], d[0]))];
  for (let y = rows[0]!; y <= rows[1]!; y++)
    for (let x = columns[0]!; x <= columns[1]!; x++) {
      const v = ((x - a[0]) * (d[1] - a[1]) - (d[0] - a[0]) * (y - a[1])) / area;
      const w = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
      const u = 1 - v - w;
      if (u < 0 || v < 0 || w < 0 || u * a[3] + v * b[3] + w * d[3] < 0) continue;
      const depth = u * a[2] + v * b[2] + w * d[2];
      if (depth > nearest[y * WIDTH + x]!) nearest[y * WIDTH + x] = depth;
    }
}

/** Column and row in pixels, metres towards the viewer, and metres inside the edge of the cloth. */
type Corner = readonly [number, number, number, number];
