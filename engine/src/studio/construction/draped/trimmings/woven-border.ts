/** The border of a sari or a lehenga: a band woven in another colour, as a rule with golden thread. */
import { smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import type { Piece } from '../../../../words/prompt/brief.ts';
import { linearFromHex } from '../../../materials/colour.ts';
import type { Painter, SurfacePoint } from '../../../materials/material.ts';
import { resolved } from '../../../fabrics/weave.ts';

/** Colours of metals, whose border is woven with metal thread. */
const METALS: readonly string[] = ['gold', 'silver', 'bronze', 'copper', 'rose gold'];

/** Distance in metres between two diamonds of the border. */
const DIAMOND = 0.036;

/**
 * The border within `width` metres of an edge; undefined where words name no colour for it. `inside` returns the distance
 * of a point from the edge, and `along` that along it, in metres.
 */
export function wovenBorder(
  { colours }: Piece,
  width: number,
  inside: (point: Readonly<SurfacePoint>) => number,
  along: (point: Readonly<SurfacePoint>) => number,
): Painter | undefined {
  const named = colours.find(({ part }) => part === 'trim' || part === 'piping');
  if (named === undefined) return undefined;
  const [r, g, b] = linearFromHex(named.hex);
  const isMetal = METALS.includes(named.name);
  return (point, surface) => {
    const depth = inside(point);
    const soft = 0.6 * point.footprint + 1e-5;
    const share = smoothstep(-soft, soft, depth) * smoothstep(width + soft, width - soft, depth);
    if (share === 0) return;
    // A row of diamonds runs between two plain lines.
    const across = Math.abs(depth / width - 0.5) * 2;
    const place = Math.abs(((((along(point) / DIAMOND) % 1) + 1) % 1) - 0.5) * 2;
    const sharp = Math.max(0.03, point.footprint / (0.25 * DIAMOND));
    const diamond = smoothstep(-sharp, sharp, 0.62 - across * 1.5 - place) * resolved(DIAMOND, point.footprint);
    const line = smoothstep(0.07, 0.03, Math.abs(across - 0.72));
    const ground = 1 - 0.5 * Math.max(diamond, line);
    const own = [surface.r, surface.g, surface.b];
    surface.r += (r * ground + own[0]! * (1 - ground) - surface.r) * share;
    surface.g += (g * ground + own[1]! * (1 - ground) - surface.g) * share;
    surface.b += (b * ground + own[2]! * (1 - ground) - surface.b) * share;
    if (!isMetal) return;
    surface.metal += (0.55 - surface.metal) * share * ground;
    surface.roughness += (0.36 - surface.roughness) * share;
  };
}
