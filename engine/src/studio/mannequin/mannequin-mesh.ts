import { surfaceNets } from '../../foundation/geometry/mesh/surface-nets.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { mannequinField } from './mannequin-field.ts';
import type { MannequinShape } from './mannequin-field.ts';

/** Distance in metres between vertices at a detail of 1. Hands and feet are small, so that a preview is not coarser. */
const CELL = 0.0075;
const COARSEST = 0.013;

/** Cache of the latest bodies, because the pictures of a render, and the preview of each, request the same ones. */
const cached = new Map<string, Mesh>();
const MAX_CACHED = 4;

/** The upright body as a mesh. `footKey` differs for different feet; `check` may throw to stop. */
export function mannequinMesh(shape: MannequinShape, footKey: string, detail: number, check: () => void): Mesh {
  const cell = Math.min(COARSEST, CELL / Math.sqrt(detail));
  const key = JSON.stringify([shape, footKey, cell]);
  const mesh = cached.get(key) ?? makeMesh(shape, cell, check);
  cached.delete(key);
  cached.set(key, mesh);
  if (cached.size > MAX_CACHED) cached.delete([...cached.keys()][0]!);
  return mesh;
}

/** Distance in metres from the body's axis beyond the hand of an arm that is turned outwards. */
const WIDEST = 0.9;

function makeMesh(shape: MannequinShape, cell: number, check: () => void): Mesh {
  const reach = shape.turn ? WIDEST : Math.max(0.3, shape.arm.wrist[0] + 0.2);
  return surfaceNets(mannequinField(shape), {
    cell,
    bounds: { min: [-reach, -0.2, -0.3], max: [reach, 1.84, 0.36] },
    check,
  });
}
