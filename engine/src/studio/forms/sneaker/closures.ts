/** Closures of a sneaker: laces over a tongue, broad straps, or elastic. */
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { material } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { layerParts } from '../../construction/sewing/layer.ts';
import { grooveSlope, OWN_THREAD, shadeLine, stitchRow, tilt } from '../../construction/sewing/seam.ts';
import type { SneakerLast } from './last.ts';
import { lacing } from './lacing.ts';
import type { Lacing } from './lacing.ts';

/** Two broad hook-and-loop straps, sewn to the inner side. */
export function instepStraps(last: SneakerLast, upper: Mesh): Part[] {
  return [0.034, 0.003].flatMap((at, i): Part[] => {
    const edge = (x: number, y: number, z: number) =>
      Math.min(0.0125 - Math.abs(x - at + 0.35 * (0.1 - y)), y - 0.045, last.cut(x, y, z), z + 0.034);
    return layerParts({
      name: `strap ${i + 1}`,
      role: 'cloth',
      colourPart: 'straps',
      on: upper,
      height: 0.0034,
      spacing: 0.0025,
      edge,
      detail: (point, surface) => {
        const inside = edge(point.x, point.y, point.z);
        shadeLine(surface, inside, 0.0008, 0.4);
        stitchRow(point, surface, inside - 0.0024, point.y + point.z, OWN_THREAD);
      },
    });
  });
}

/** Ribbed elastic on both sides of the tongue of a slip-on. */
export const elastic: Painter = (point, surface) => {
  const down = 0.1 + 0.35 * (point.x - 0.004) - point.y;
  const inside = Math.min(
    0.0125 - 0.22 * Math.max(0, down) - Math.abs(point.x - 0.001),
    0.026 - down,
    Math.abs(point.z) - 0.014,
  );
  if (inside < -0.002) return;
  shadeLine(surface, inside, 0.0008, 0.5);
  stitchRow(point, surface, inside + 0.0016, point.y + point.x, OWN_THREAD);
  if (inside < 0) return;
  surface.r *= 0.35;
  surface.g *= 0.35;
  surface.b *= 0.35;
  surface.tiltX += 0.5 * Math.sin(point.x * 2800) * Math.max(0, 1 - point.footprint / 0.0012);
};

/** Builds the tongue with its label, the laces and the eyelets. The laces are of white cotton unless words colour them. */
export function throatParts(
  last: SneakerLast,
  high: boolean,
  lift: number,
  detail: number,
  colours: readonly { readonly part: string }[],
): Part[] {
  const { tongue, tip, lace, eyelets } = lacing(last, high, lift, detail);
  const dyed = colours.some((colour) => colour.part === 'laces');
  return [
    { name: 'tongue', role: 'cloth', mesh: tongue, solid: true, detail: label(tip, last) },
    {
      name: 'laces',
      role: 'thread',
      colourPart: 'laces',
      mesh: lace,
      solid: true,
      detail: braid,
      ...(dyed ? {} : { material: COTTON_LACE }),
    },
    { name: 'eyelets', role: 'hardware', colourPart: 'hardware', mesh: eyelets, solid: true, material: STEEL },
  ];
}

/** The seam around the padding of the tongue, and a woven label below its end. */
function label({ at, along }: Lacing['tip'], last: SneakerLast): Painter {
  return (point, surface) => {
    const down = (point.x - at[0]) * along[0] + (point.y - at[1]) * along[1];
    const across = Math.abs(point.z - last.centre(point.x));
    if (down > 0.05) return;
    const pad = Math.min(down - 0.006, 0.0205 - across);
    tilt(surface, grooveSlope(pad, 0.0007, 0.0016), -along[1], along[0], 0);
    shadeLine(surface, pad, 0.0012, 0.22);
    const inside = Math.min(0.0085 - Math.abs(down - 0.0195), 0.0115 - across);
    shadeLine(surface, inside, 0.0007, 0.4);
    if (inside < 0) return;
    surface.roughness = 0.8;
    surface.specular *= 0.5;
    // Two slanted bars like those on the sides, woven in a darker colour.
    const slant = point.z - last.centre(point.x) + 0.5 * (down - 0.0195);
    const bar =
      Math.min(0.0014 - Math.abs(Math.abs(slant) - 0.0026), inside - 0.0032) / Math.max(point.footprint, 2e-4);
    const dark = 1 - 0.55 * Math.min(1, Math.max(0, bar + 0.5));
    surface.r *= 0.95 * dark;
    surface.g *= 0.95 * dark;
    surface.b *= 0.95 * dark;
    stitchRow(point, surface, inside - 0.0012, down + point.z, OWN_THREAD);
  };
}

const COTTON_LACE = material({ albedo: [0.64, 0.63, 0.6], roughness: 0.85, sheen: 0.15, reflectance: 0.035 });

const STEEL = material({ albedo: [0.62, 0.61, 0.6], roughness: 0.28, metal: 1 });

/** A flat tubular braid whose strands cross along the lace. */
const braid: Painter = (point, surface) => {
  const across = point.u * 900;
  const along = point.v * 900;
  const weave = Math.sin(across + along) * Math.sin(across - along);
  const shown = Math.max(0, 1 - point.footprint / 0.0016);
  const dark = 1 - shown * 0.22 * Math.max(0, 0.35 - weave);
  surface.r *= dark;
  surface.g *= dark;
  surface.b *= dark;
  surface.tiltX += shown * 0.12 * weave;
};
