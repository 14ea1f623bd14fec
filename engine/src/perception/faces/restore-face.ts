import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { readPlane } from '../../foundation/image/read-plane.ts';
import type { Face } from './measure-face.ts';
import { centroid, depthIn, type Point } from './point.ts';
import { regionAround } from './region.ts';
import { RESTORED_SIDE, type RestoringNetwork } from './restoring-network.ts';
import { viewSquare, type Square } from './view-square.ts';

/**
 * Where the eyes, the nose and the corners of the mouth lie in the square that such networks are trained with: the
 * template of FFHQ for 512 pixels.
 */
const TEMPLATE: readonly Point[] = [
  { x: 192.98, y: 239.95 },
  { x: 318.9, y: 240.19 },
  { x: 256.63, y: 314.02 },
  { x: 201.26, y: 371.41 },
  { x: 313.09, y: 371.15 },
];
/** Side of the square in the picture, relative to the network's, above which the network would blur the face. */
const MAX_SIZE = 1.5;
/** Maximum number of samples per side of a pixel of the picture; only faces of fewer than 85 pixels would need more. */
const MAX_READINGS = 6;
/** Distance inwards from the rim of the oval over which the restored face fades in, as a share of its width. */
const RIM = 0.12;

/** Whether the network draws such a face at least as finely as the picture shows it. */
export const isRestorable = (face: Face): boolean => squareOf(face).side <= MAX_SIZE * RESTORED_SIDE;

/** Replaces a face of `target` in place, within its oval, by what the network makes of it. */
export async function restoreFace(network: RestoringNetwork, target: EnginePixels, face: Face): Promise<void> {
  const square = squareOf(face);
  const region = regionAround(target, face.oval, {
    overshoots: false,
    weightAt: (point) => smoothstep(0, RIM * face.width, depthIn(face.oval, point)),
  });
  if (!region) return;
  const seen = viewSquare(target, square, RESTORED_SIDE, [-1, 1]);
  const restored = await network.restore(seen);
  // The difference is added, so that what the picture shows more finely than the network is not blurred.
  const change = restored.map((value, i) => 127.5 * (value - seen[i]!));
  const planes = [0, 1, 2].map((c) => change.subarray(c * RESTORED_SIDE ** 2, (c + 1) * RESTORED_SIDE ** 2));
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)];
  const scale = RESTORED_SIDE / square.side;
  const readings = Math.min(MAX_READINGS, Math.ceil(scale));
  for (let y = 0; y < region.height; y++)
    for (let x = 0; x < region.width; x++) {
      const weight = region.weights[y * region.width + x]! / readings ** 2;
      if (weight === 0) continue;
      const sum = [0, 0, 0];
      for (let part = 0; part < readings ** 2; part++) {
        const dx = region.left + x + ((part % readings) + 0.5) / readings - square.x;
        const dy = region.top + y + (Math.floor(part / readings) + 0.5) / readings - square.y;
        const column = (dx * cos + dy * sin) * scale + RESTORED_SIDE / 2 - 0.5;
        const row = (dy * cos - dx * sin) * scale + RESTORED_SIDE / 2 - 0.5;
        for (let c = 0; c < 3; c++) sum[c]! += readPlane(planes[c]!, RESTORED_SIDE, RESTORED_SIDE, column, row);
      }
      const at = ((region.top + y) * target.width + region.left + x) * target.channels;
      for (let c = 0; c < 3; c++)
        target.data[at + c] = Math.round(Math.min(255, Math.max(0, target.data[at + c]! + weight * sum[c]!)));
    }
}

/** The turned square of the picture that brings the points of a face closest to the template, by least squares. */
function squareOf({ anchors }: Face): Square {
  const [from, to] = [centroid(TEMPLATE), centroid(anchors)];
  let [along, across, spread] = [0, 0, 0];
  for (const [index, point] of anchors.entries()) {
    const [ux, uy] = [TEMPLATE[index]!.x - from.x, TEMPLATE[index]!.y - from.y];
    const [vx, vy] = [point.x - to.x, point.y - to.y];
    along += ux * vx + uy * vy;
    across += ux * vy - uy * vx;
    spread += ux * ux + uy * uy;
  }
  const [cos, sin] = [along / spread, across / spread];
  const [dx, dy] = [RESTORED_SIDE / 2 - from.x, RESTORED_SIDE / 2 - from.y];
  return {
    x: to.x + cos * dx - sin * dy,
    y: to.y + sin * dx + cos * dy,
    side: RESTORED_SIDE * Math.hypot(cos, sin),
    angle: Math.atan2(sin, cos),
  };
}
