/** Finishes of the leather of bags: wear, quilting, crocodile, studs, burnished edges. */
import { clamp } from '../../../foundation/geometry/interpolation.ts';
import { fractalNoise2 } from '../../../foundation/geometry/noise.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import { bagKind } from './bag-kinds.ts';
import { crocodile } from './crocodile.ts';
import { quilting } from './quilting.ts';
import { studded } from '../../construction/hardware/studded.ts';

/**
 * Paints the leather or cloth of a bag. It must run before the painters of seams and stitches, which lie on top.
 * @param pitch Distance between quilting seams in metres.
 */
export function bagFinish(piece: Piece, pitch: number): Painter | undefined {
  const { details, fabric } = piece;
  const quilted = bagKind(piece).quilted || details.includes('quilting');
  const leather = fabric === null || fabric === 'leather';
  return paintInOrder(
    leather ? handled : undefined,
    quilted ? quilting(pitch) : undefined,
    !quilted && details.includes('crocodile') ? crocodile : undefined,
    details.includes('studs') ? studded(0.021, 0.0034) : undefined,
  );
}

/** Worn leather: soft dark clouds, glossy where hands and clothes rub it. */
const handled: Painter = (point, surface) => {
  const cloud = fractalNoise2(point.u * 9, point.v * 7, 21, 3);
  const tone = 1 + 0.1 * cloud;
  surface.r *= tone * (1 + 0.03 * cloud);
  surface.g *= tone;
  surface.b *= tone * (1 - 0.03 * cloud);
  const rubbed = clamp(fractalNoise2(point.u * 5 + 3, point.v * 6, 31, 2));
  surface.roughness = clamp(surface.roughness - 0.07 * rubbed, 0.2, 0.8);
};

/** Darkens and polishes leather near an edge, `inside` metres from it. */
export function burnish(surface: Parameters<Painter>[1], inside: number, reach: number): void {
  if (inside > reach * 2.5 || inside < 0) return;
  const near = Math.exp(-((inside / reach) ** 2));
  const tone = 1 - 0.22 * near;
  surface.r *= tone;
  surface.g *= tone * (1 - 0.03 * near);
  surface.b *= tone * (1 - 0.06 * near);
  surface.roughness = clamp(surface.roughness - 0.06 * near, 0.2, 1);
}
