import { scratchVisibilityBuffer, rasterise } from '../../foundation/raster/rasterise.ts';
import type { ProjectedVertices, VisibilityBuffer } from '../../foundation/raster/rasterise.ts';
import { projectVertices } from '../camera/camera.ts';
import type { Camera } from '../camera/camera.ts';
import type { Scene } from '../parts/scene.ts';

/**
 * The surfaces that are visible to a camera. They are found before the scene is lit, because light is computed only for
 * them.
 */
export interface SceneView {
  readonly camera: Camera;
  /** Size in samples. */
  readonly width: number;
  readonly height: number;
  readonly projected: ProjectedVertices;
  /** The visible opaque surfaces; null for large pictures, which are rasterised band by band. */
  readonly opaque: VisibilityBuffer | null;
  /**
   * 1 for each vertex whose light is needed, which are those of visible opaque triangles and of all sheer parts; null
   * for all vertices.
   */
  readonly wanted: Uint8Array | null;
}

/** Maximum number of samples in one visibility buffer, which bounds its memory. */
export const MAX_VISIBLE = 2.6e6;

export interface SeeOptions {
  /** True when samples are displaced from their rows and columns, which makes edges smooth. */
  readonly staggered: boolean;
  /** Called regularly; may throw to stop. */
  readonly check: () => void;
}

/** Finds the visible surfaces. The result is valid until the thread views another scene. */
export function seeScene(
  scene: Scene,
  camera: Camera,
  width: number,
  height: number,
  { staggered, check }: SeeOptions,
): SceneView {
  const projected = liftOuterPieces(scene, projectVertices(scene.geometry.positions, camera, width, height, staggered));
  if (width * height > MAX_VISIBLE) return { camera, width, height, projected, opaque: null, wanted: null };
  const opaque = scratchVisibilityBuffer(width, height);
  rasterise(scene.geometry, projected, opaque, { accepts: (part) => isOpaque(scene, part), check });
  return { camera, width, height, projected, opaque, wanted: verticesSeen(scene, opaque) };
}

/** Whether a part is opaque. Sheer fabric and glass are not; they are drawn over the surfaces behind them. */
export function isOpaque({ parts }: Scene, part: number): boolean {
  return !isSheer(parts[part]!) && !parts[part]!.glass;
}

/** Whether a part is sheer fabric, or has another material with an opacity below 1. */
export function isSheer({ material }: Scene['parts'][number]): boolean {
  return material.opacity < 1;
}

function verticesSeen({ geometry, parts }: Scene, { triangle, width }: VisibilityBuffer): Uint8Array {
  const { indices, vertexParts } = geometry;
  const sheer = parts.map((part) => (isSheer(part) ? 1 : 0));
  const wanted = new Uint8Array(vertexParts.length);
  for (let i = 0; i < wanted.length; i++) wanted[i] = sheer[vertexParts[i]!]!;
  for (let from = 0; from < triangle.length; from += width) wantCorners(indices, triangle, from, from + width, wanted);
  return wanted;
}

function wantCorners(indices: Uint32Array, triangle: Int32Array, from: number, to: number, wanted: Uint8Array): void {
  let last = -1;
  for (let k = from; k < to; k++) {
    const t = triangle[k]!;
    if (t === last) continue;
    last = t;
    if (t < 0) continue;
    wanted[indices[t * 3]!] = 1;
    wanted[indices[t * 3 + 1]!] = 1;
    wanted[indices[t * 3 + 2]!] = 1;
  }
}

/** Metres by which each outer layer of clothes is drawn nearer, so that the layers below cannot poke through. */
const LAYER_LIFT = 0.014;

function liftOuterPieces({ parts, geometry }: Scene, projected: ProjectedVertices): ProjectedVertices {
  const layers = parts.map((part) => part.layer ?? 0);
  if (layers.every((layer) => layer === 0)) return projected;
  for (let i = 0; i < projected.z.length; i++) {
    projected.z[i] = projected.z[i]! - LAYER_LIFT * layers[geometry.vertexParts[i]!]!;
  }
  return projected;
}
