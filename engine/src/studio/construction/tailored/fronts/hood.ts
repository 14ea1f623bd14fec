import { smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise3 } from '../../../../foundation/geometry/noise.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import { atDetail } from '../../../parts/at-detail.ts';
import type { FormContext } from '../../../parts/form.ts';
import { fabricOf } from '../../../fabrics/index.ts';
import { material } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { lyingHood, lyingHoodMesh } from '../../collars/lying-hood.ts';
import { raisedHood, raisedHoodMesh } from '../../collars/raised-hood.ts';
import { linesFrom } from '../../sewing/lines-from.ts';
import { settle } from '../../sewing/settle.ts';
import type { TailoredBody } from '../trunk/body.ts';
import type { TailoredCut } from '../cut/cut.ts';
import { hoodDetail } from './seams.ts';

/**
 * Paths from the centre of the back to the front on the +x side: the seam, the top of the roll, and the outer edge of a
 * lowered hood, in metres.
 */
const SEAM: readonly Vec3[] = [
  [0, 1.474, -0.085],
  [0.052, 1.472, -0.07],
  [0.082, 1.464, -0.018],
  [0.079, 1.434, 0.045],
  [0.05, 1.399, 0.09],
  [0.006, 1.379, 0.108],
];
const TOP: readonly Vec3[] = [
  [0, 1.55, -0.138],
  [0.086, 1.547, -0.118],
  [0.13, 1.529, -0.027],
  [0.124, 1.493, 0.068],
  [0.088, 1.444, 0.128],
  [0.02, 1.39, 0.138],
];
const OUTSIDE: readonly Vec3[] = [
  [0, 1.37, -0.19],
  [0.118, 1.385, -0.17],
  [0.154, 1.428, -0.045],
  [0.142, 1.412, 0.072],
  [0.102, 1.368, 0.136],
  [0.03, 1.33, 0.142],
];
/** Distance in metres of a lowered hood's free edge from the coat, for fabric, lining and filling. */
const LIE = 0.006;

/**
 * Builds the hood, raised and empty; lowered when a hat, a scarf or another hood covers head or neck, or another
 * garment is worn over the coat. Its edge has fur when the cut has.
 */
export function hoodParts(cut: TailoredCut, body: TailoredBody, context: FormContext): Part[] {
  if (!cut.hood) return [];
  const { worn } = context;
  return worn?.crowned || worn?.under ? hoodDown(cut, body, context) : hoodUp(cut, body, context);
}

function hoodUp(cut: TailoredCut, { trunk }: TailoredBody, { detail, random }: FormContext): Part[] {
  const surface = raisedHood(trunk.field, random() * 20, cut.quilt > 0 ? padding : undefined);
  const paint = hoodDetail(cut);
  const rim = (back: number) => Array.from({ length: 121 }, (_, i) => surface(i / 60 - 1, back));
  return [
    {
      name: 'hood',
      outermost: true,
      role: 'cloth',
      colourPart: 'hood',
      mesh: raisedHoodMesh(surface, detail),
      lined: true,
      detail: paint,
      lines: linesFrom(paint),
    },
    {
      name: 'hood edge',
      outermost: true,
      role: 'cloth',
      colourPart: 'hood',
      mesh: tubeMesh(rim(0), { radius: 0.0032, sides: 10, rows: 200 }),
      solid: true,
    },
    ...(cut.fur ? [furEdge(rim(0.02), detail, cut.fur)] : []),
  ];
}

/** Number of channels of a padded hood on each side of its centre. */
const CHANNELS = 4;

/**
 * Thickness in metres of the padding at a place of a raised hood. The seams between its channels run from the opening
 * to the nape, and it tapers to nothing at both ends.
 */
function padding(turn: number, back: number): number {
  const channel = Math.abs(Math.sin(Math.PI * (Math.abs(turn) * CHANNELS + 0.5)));
  // The groove of a seam is round, and puckered by its thread.
  const pillow = 1 - (1 - (Math.sqrt(channel * channel + 0.04) - 0.2) / 0.82) ** 2;
  const pucker = Math.sin(back * 120 + 3 * Math.sin(turn * 9 + back * 17)) * (1 - pillow);
  return smoothstep(0, 0.09, back) * smoothstep(1, 0.7, back) * (0.013 * pillow + 0.0014 * pucker);
}

/** A lowered hood, which lies round the neck over collar and shoulders. */
function hoodDown(cut: TailoredCut, { trunk }: TailoredBody, { detail, random }: FormContext): Part[] {
  const loose = lyingHood({ seam: SEAM, top: TOP, outside: OUTSIDE, phase: random() * 20, folds: 0.012 });
  const place = (turn: number, across: number) =>
    settle(trunk.field, loose(turn, across), LIE, smoothstep(0.66, 1, across));
  const mesh = lyingHoodMesh(place, detail);
  const rim = (across: number) => Array.from({ length: 121 }, (_, i) => place(i / 60 - 1, across));
  return [
    { name: 'hood', role: 'cloth', mesh, outermost: true },
    {
      name: 'hood edge',
      role: 'cloth',
      outermost: true,
      mesh: tubeMesh(rim(1), { radius: 0.0034, sides: 10, rows: 160 }),
      solid: true,
    },
    ...(cut.fur ? [furEdge(rim(0.42), detail, cut.fur)] : []),
  ];
}

/** A ragged tube of fur along `rim`: the opening of a raised hood, the top of the roll of a lowered one. */
function furEdge(rim: readonly Vec3[], detail: number, { dyed }: NonNullable<TailoredCut['fur']>): Part {
  const path = rim.slice(8, -8);
  const mesh = tubeMesh(path, {
    radius: (t) => {
      const end = Math.sqrt(Math.max(0.02, 1 - (2 * t - 1) ** 6));
      const tufts = 1 + 0.16 * fractalNoise2(t * 90, 0, 5, 3);
      return [0.027 * end * tufts, 0.027 * end * tufts];
    },
    sides: atDetail(40, detail),
    rows: atDetail(260, detail),
  });
  const { positions: p, normals: n } = mesh;
  for (let k = 0; k < p.length; k += 3) {
    const tuft =
      0.006 * noise3(p[k]! * 190, p[k + 1]! * 190, p[k + 2]! * 190) +
      0.003 * noise3(p[k]! * 460, p[k + 1]! * 460, p[k + 2]! * 460);
    for (let axis = 0; axis < 3; axis++) p[k + axis] = p[k + axis]! + n[k + axis]! * tuft;
  }
  const fur = fabricOf('fur');
  const undyed = !dyed && { material: material({ ...fur.response, albedo: fur.natural }) };
  return { name: 'fur edge', role: 'cloth', colourPart: 'trim', fabric: 'fur', ...undyed, mesh, solid: true };
}
