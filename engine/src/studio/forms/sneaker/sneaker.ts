import { contours } from '../../../geometry/contour.ts';
import { shellMesh } from '../../../geometry/shell.ts';
import { surfaceNets } from '../../../geometry/surface-nets.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import { tubeMesh } from '../../../geometry/tube.ts';
import type { Vec3 } from '../../../geometry/vector.ts';
import type { Rgb } from '../../../raster/softbox.ts';
import { atDetail } from '../../form.ts';
import type { Form } from '../../form.ts';
import { material } from '../../material.ts';
import type { Painter } from '../../material.ts';
import type { Part } from '../../part.ts';
import { OWN_THREAD } from '../sewn/seam.ts';
import { sneakerLast } from './last.ts';
import type { SneakerLast } from './last.ts';
import { lacing } from './lacing.ts';
import { overlayParts } from './overlays.ts';
import { shoeLeather } from './shoe-leather.ts';
import { solePart } from './sole-part.ts';

/** A court sneaker, low or high, on a cup sole. */
export const sneaker: Form = {
  name: 'sneaker',
  fabric: 'leather',
  adapt: (fabric, named) => shoeLeather(fabric, named, WHITE),
  build({ piece, detail, freedom, random }) {
    const high = piece.attributes.shaft !== undefined && piece.attributes.shaft !== 'low';
    const chunky = piece.cut === 'dad-sneaker' || piece.attributes.heel === 'platform';
    const lift = chunky ? 0.015 : 0.003 * freedom * random();
    const laced = piece.attributes.closure !== 'none';
    const last = sneakerLast({ high, lift, laced });
    const upper = upperMesh(last, high, detail);
    const thread = { ...OWN_THREAD, width: 0.0008 };
    const throat = laced ? throatParts(last, high, lift, detail, piece.colours) : [];
    return {
      parts: [
        { name: 'upper', role: 'cloth', mesh: upper, trim: last.cut, detail: perforations },
        ...overlayParts(last, upper, {
          high,
          lift,
          thread,
          accent: piece.colours.length === 0 && !piece.pattern ? NAVY : null,
        }),
        liningPart(last, upper),
        collarPart(last, upper, detail),
        ...throat,
        solePart(last, detail),
      ],
      presentation: 'floor',
      turn: 0.5,
      ahead: Math.PI / 2,
    };
  },
};

const WHITE: Rgb = [0.6, 0.59, 0.565];

function upperMesh(last: SneakerLast, high: boolean, detail: number): Mesh {
  return surfaceNets(last.upper, {
    bounds: { min: [-0.17, 0.01, -0.07], max: [0.17, high ? 0.235 : 0.17, 0.07] },
    cell: 0.0023 / Math.max(0.35, detail),
    steepness: 1.7,
    // Leather is cut round the foot: u along it, v over the instep.
    develop: (x, y, z) => [x, Math.atan2(z, Math.max(0.004, y - 0.02)) * 0.05],
  });
}

/** Holes in the toe box that let air in, in a rosette. */
const perforations: Painter = (point, surface) => {
  if (point.x < 0.07 || point.ny < 0.3) return;
  const i = (point.x - 0.099) / 0.0075;
  const j = (point.z - 0.001) / 0.0075;
  if (Math.hypot(i, j) > 2.7) return;
  const far = Math.hypot(i - Math.round(i), j - Math.round(j)) * 0.0075;
  const share = Math.min(1, Math.max(0, 0.5 + (0.0011 - far) / Math.max(point.footprint, 1e-4)));
  const dark = 1 - 0.85 * share;
  surface.r *= dark;
  surface.g *= dark;
  surface.b *= dark;
  surface.specular *= 1 - share;
};

/** What is seen inside: a second skin that hides how pieces are sewn on. */
function liningPart(last: SneakerLast, upper: Mesh): Part {
  const mesh = shellMesh(upper, -0.0035, (x) => x < 0.02);
  return { name: 'lining', role: 'lining', colourPart: 'lining', mesh, trim: last.cut };
}

/** The padded edge round the ankle. */
function collarPart(last: SneakerLast, upper: Mesh, detail: number): Part {
  const line = contours(upper, last.collar, 0.004, ([x]) => x < -0.018)[0]!;
  const path = (line.closed ? [...line.points, line.points[0]!] : line.points).map(({ at, normal }): Vec3 => [
    at[0] - normal[0] * 0.0032,
    at[1] - normal[1] * 0.0032 - 0.0005,
    at[2] - normal[2] * 0.0032,
  ]);
  const mesh = tubeMesh(path, {
    radius: 0.0046,
    closed: line.closed,
    sides: atDetail(22, detail),
    rows: atDetail(path.length * 2, detail),
  });
  const plush: Painter = (_point, surface) => {
    surface.roughness = 0.85;
    surface.specular = 0.4;
    surface.sheen += 0.2;
  };
  return { name: 'collar padding', role: 'cloth', colourPart: 'lining', mesh, solid: true, detail: plush };
}

function throatParts(
  last: SneakerLast,
  high: boolean,
  lift: number,
  detail: number,
  colours: readonly { readonly part: string }[],
): Part[] {
  const { tongue, lace, eyelets } = lacing(last, high, lift, detail);
  const dyed = colours.some((colour) => colour.part === 'laces');
  return [
    { name: 'tongue', role: 'cloth', mesh: tongue, solid: true },
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

/** Sets off stripe and heel of a sneaker that nobody gave a colour. */
const NAVY: Rgb = [0.018, 0.032, 0.085];

const COTTON_LACE = material({ albedo: [0.64, 0.63, 0.6], roughness: 0.85, sheen: 0.15, reflectance: 0.035 });
const STEEL = material({ albedo: [0.62, 0.61, 0.6], roughness: 0.28, metal: 1 });

/** Flat tubular braid: strands that cross along the lace. */
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
