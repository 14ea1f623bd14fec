import { smoothPath } from '../../../geometry/path.ts';
import type { Vec3 } from '../../../geometry/vector.ts';
import { createInkPlane, drawStroke } from '../../../image/stroke.ts';
import type { InkPlane } from '../../../image/stroke.ts';
import { projectVertices } from '../../camera.ts';
import type { Camera } from '../../camera.ts';
import type { Scene } from '../../scene.ts';
import { ARMS, HAIR, HAIR_BEHIND, HEAD, LEGS, LIPS, NECK, NECK_BASE, SHOES } from './croquis.ts';
import type { Limb } from './croquis.ts';
import { elongatedRow } from './elongate.ts';
import type { Elongation } from './elongate.ts';

/** Masks of the figure that wears the clothes, 0 to 1 per pixel of the picture. */
export interface Figure {
  readonly skin: InkPlane;
  readonly hair: InkPlane;
  readonly shoes: InkPlane;
  readonly lips: InkPlane;
  /** Row above which only the figure's own neck and head are seen. */
  readonly neckRow: number;
}

export interface FigureRequest {
  readonly scene: Scene;
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  /** In pixels of the picture. */
  readonly elongation: Elongation;
}

/** Whether the clothes are worn by a figure in this scene: what hangs on a dress form is. */
export function hasFigure(scene: Scene): boolean {
  return scene.presentation === 'dress form';
}

/** Draws the figure's limbs; arms are left out where sleeves stand. Null when the scene shows no worn clothes. */
export function drawFigure(request: FigureRequest): Figure | null {
  const { scene, camera, width, height } = request;
  if (!hasFigure(scene)) return null;
  const plane = () => createInkPlane(width, height);
  const [neckRow] = projectVertices(new Float32Array([0, NECK_BASE, 0]), camera, width, height).y;
  const figure = { skin: plane(), hair: plane(), shoes: plane(), lips: plane(), neckRow: neckRow! };
  const facing = Math.cos(camera.azimuth);
  const limbs = [HEAD, NECK, ...LEGS, ...(hasSleeves(request) ? [] : ARMS)];
  for (const limb of limbs) drawLimb(figure.skin, limb, request);
  for (const lock of HAIR) drawLimb(figure.hair, lock, request);
  if (facing < 0.1) drawLimb(figure.hair, HAIR_BEHIND, request);
  for (const shoe of SHOES) drawLimb(figure.shoes, shoe, request);
  if (facing > 0.5) for (const lip of LIPS) drawLimb(figure.lips, lip, request);
  return figure;
}

/** Whether cloth stands where the upper arms would be. */
function hasSleeves({ scene }: FigureRequest): boolean {
  const { positions, vertexParts } = scene.geometry;
  for (let i = 0; i < vertexParts.length; i++) {
    const y = positions[i * 3 + 1]!;
    const beside = y > 1.13 && y < 1.36 && Math.abs(positions[i * 3]!) > 0.2;
    if (beside && scene.parts[vertexParts[i]!]!.piece >= 0) return true;
  }
  return false;
}

function drawLimb(plane: InkPlane, limb: Limb, { camera, width, height, elongation }: FigureRequest): void {
  const path = smoothPath(
    limb.map(([x, y, z]): Vec3 => [x, y, z]),
    10,
  );
  const { x, y, z } = projectVertices(Float32Array.from(path.flat()), camera, width, height);
  const line = new Float32Array(path.length * 2);
  for (let i = 0; i < path.length; i++) {
    line[i * 2] = x[i]!;
    line[i * 2 + 1] = elongatedRow(elongation, y[i]!);
  }
  const perMetre = (camera.focal * width) / z[0]!;
  drawStroke(plane, line, (share) => radiusAt(limb, share) * perMetre);
}

function radiusAt(limb: Limb, share: number): number {
  const at = share * (limb.length - 1);
  const i = Math.min(limb.length - 2, Math.floor(at));
  const t = at - i;
  const eased = t * t * (3 - 2 * t);
  return limb[i]![3] + (limb[i + 1]![3] - limb[i]![3]) * eased;
}
