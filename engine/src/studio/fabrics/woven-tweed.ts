import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../foundation/geometry/noise.ts';
import type { Fabric } from './fabric.ts';
import type { Painter } from '../materials/material.ts';
import { dye, resolved } from './weave.ts';

/**
 * Tweed for suits and overcoats: a flat cloth of heathered yarn with neps, instead of looped yarns. The diagonal of its
 * twill is not drawn.
 */
export function wovenTweed(fabric: Fabric): Fabric {
  const bump = (u: number, v: number) => 0.00022 * noise2(u * 420, v * 360, 5) + 0.00008 * noise2(u * 800, v * 760, 6);
  return { ...fabric, response: { ...fabric.response, bump, bumpStep: 0.0008, paint: heather } };
}

/** Fibres of several shades in one yarn, and small knots of paler and darker wool caught in it. */
const heather: Painter = ({ u, v, footprint }, surface) => {
  const yarn = resolved(0.0048, footprint);
  if (yarn <= 0) return;
  const warp = noise2(u * 620, v * 190, 7);
  const weft = noise2(u * 190, v * 620, 17);
  const nep =
    smoothstep(0.56, 0.74, noise2(u * 330, v * 330, 31)) - smoothstep(0.56, 0.74, noise2(u * 330, v * 330, 43));
  dye(surface, 1 + yarn * (0.17 * (warp + weft) + 0.42 * nep));
};
