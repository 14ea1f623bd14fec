import { smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { noise2 } from '../../../../foundation/geometry/noise.ts';
import { linearFromHex, scaleColour } from '../../../materials/colour.ts';
import { material } from '../../../materials/material.ts';
import type { Material } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { hemHeight } from '../cloth/cloth-mesh.ts';
import { flounceMesh } from '../sewn-on/flounce.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

/** Length of a feather in metres. */
const LENGTH = 0.13;
/** Number of overlapping rows of feathers. */
const ROWS = 4;
/** Distance in metres between two quills. */
const QUILL_DISTANCE = 0.013;

/** Ostrich feathers along the hem, or along the upper edge of a top: overlapping rows of airy barbs. */
export function featherParts(context: TrimmingContext): Part[] {
  const { piece, plan, neckline, surface, random, detail } = context;
  if (!piece.details.includes('feathers')) return [];
  const high = !plan.kind.skirted && neckline.edge(0) < 1.45;
  const foot = (a: number) => (high ? neckline.edge(a) - 0.055 : hemHeight(plan, a) - 0.045);
  const feather = barbs(context);
  return Array.from({ length: ROWS }, (_, i): Part => {
    const edge = (a: number) => foot(a) + 0.045 + 0.036 * i + 0.0025 * Math.sin(a * 13 + i * 2);
    const strip = {
      edge,
      length: LENGTH,
      lift: 0.006 + 0.004 * i,
      flare: 0.032 + 0.005 * i,
      folds: 27 + 5 * i,
      depth: 0.024,
    };
    const mesh = flounceMesh(surface, { ...strip, curl: 0.4, gathered: 0.5 }, random, detail * 0.8);
    // Feathers cast hardly any shadow on each other.
    return { name: `feathers ${i + 1}`, role: 'contrast', mesh, material: feather, castsShadow: false };
  });
}

/** Material of hair-fine barbs that bend as they fall, densest at the quill and transparent at their tips. */
function barbs({ piece }: TrimmingContext): Material {
  const named = piece.colours.find(({ part }) => part === 'trim') ?? piece.colours.find(({ part }) => part === 'main');
  return material({
    albedo: scaleColour(named ? linearFromHex(named.hex) : [0.72, 0.7, 0.66], 0.85),
    roughness: 0.9,
    specular: 0.3,
    sheen: 0.5,
    sheenPower: 2,
    opacity: 0.9,
    transmission: 0.5,
    wrap: 0.35,
    paint(point, surface) {
      const down = -point.v / LENGTH;
      // Adjacent plumes, each with its own lean and length.
      const lean = 0.4 * noise2(point.u * 31, 3.5, 2) * down * down;
      const at = point.u / QUILL_DISTANCE + lean;
      const plume = Math.floor(at);
      const aside = 2 * (at - plume) - 1;
      // Barbs leave the quill and spread downwards.
      const barb = aside / (0.3 + 0.75 * down);
      const shown = smoothstep(0.0034, 0.0008, point.footprint);
      const fine =
        noise2(barb * 5 + plume * 7.3, down * 2.4 + plume) + 0.8 * shown * noise2(barb * 15, down * 3 + plume * 3.1);
      const hair = smoothstep(-0.5 + 0.45 * down, 0.75 + 0.2 * down, fine + 0.25);
      const tip = 0.76 + 0.22 * noise2(plume * 1.7, 0.5, 9) - 0.16 * aside * aside;
      surface.opacity = (0.88 - 0.35 * down) * (0.5 + 0.5 * hair) * (1 - smoothstep(tip - 0.3, tip + 0.04, down));
      const shade = 0.78 + 0.27 * hair;
      surface.r *= shade;
      surface.g *= shade;
      surface.b *= shade;
    },
  });
}
