import { smoothstep } from '../../../../geometry/interpolation.ts';
import { noise2 } from '../../../../geometry/noise.ts';
import { linearFromHex, scaleColour } from '../../../colour.ts';
import { material } from '../../../material.ts';
import type { Material } from '../../../material.ts';
import type { Part } from '../../../scene/part.ts';
import { hemHeight } from '../cloth-mesh.ts';
import { flounceMesh } from './flounce.ts';
import type { TrimmingContext } from './trimming-context.ts';

const LENGTH = 0.13;
const ROUNDS = 4;

/** Ostrich feathers along the hem, or along the upper edge of a top: rounds of airy barbs that overlap. */
export function featherParts(context: TrimmingContext): Part[] {
  const { piece, plan, neckline, surface, random, detail } = context;
  if (!piece.details.includes('feathers')) return [];
  const high = plan.kind === 'top' && neckline.edge(0) < 1.45;
  const foot = (a: number) => (high ? neckline.edge(a) - 0.055 : hemHeight(plan, a) - 0.045);
  const feather = barbs(context);
  return Array.from({ length: ROUNDS }, (_, i): Part => {
    const edge = (a: number) => foot(a) + 0.045 + 0.036 * i + 0.006 * Math.sin(a * 13 + i * 2);
    const strip = {
      edge,
      length: LENGTH,
      lift: 0.006 + 0.004 * i,
      flare: 0.04 + 0.006 * i,
      folds: 21 + 4 * i,
      depth: 0.03,
    };
    const mesh = flounceMesh(surface, { ...strip, curl: 0.8, gathered: 0.5 }, random, detail * 0.8);
    return { name: `feathers ${i + 1}`, role: 'contrast', mesh, material: feather };
  });
}

/** Hair-fine barbs that bend as they fall, densest at the quill and nothing at their tips. */
function barbs({ piece }: TrimmingContext): Material {
  const named = piece.colours.find(({ part }) => part === 'trim') ?? piece.colours.find(({ part }) => part === 'main');
  return material({
    albedo: scaleColour(named ? linearFromHex(named.hex) : [0.72, 0.7, 0.66], 0.85),
    ...{ roughness: 0.9, specular: 0.3, sheen: 0.5, sheenPower: 2, opacity: 0.9, transmission: 0.5, wrap: 0.35 },
    paint(point, surface) {
      const down = -point.v / LENGTH;
      const bent = point.u + 0.012 * noise2(point.u * 26, 1.5, 2) * down * down;
      const fine = noise2(bent * 620, point.v * 9, 4) + 0.6 * noise2(bent * 240, point.v * 5, 6);
      const tip = 0.72 + 0.26 * noise2(bent * 150, 0.5, 9);
      const hair = smoothstep(-0.55 + 0.8 * down, 0.5 + 0.5 * down, fine);
      surface.opacity = 0.95 * hair * (1 - smoothstep(tip - 0.16, tip + 0.12, down));
      const shade = 0.75 + 0.35 * hair;
      surface.r *= shade;
      surface.g *= shade;
      surface.b *= shade;
    },
  });
}
