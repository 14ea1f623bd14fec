import type { Form, FormContext } from '../../form.ts';
import { insideOutline } from '../../../geometry/outline.ts';
import { material } from '../../material.ts';
import type { Part } from '../../part.ts';
import { buttonPart } from '../sewn/button.ts';
import { OWN_THREAD, stitchRow } from '../sewn/seam.ts';
import { standCollar } from '../sewn/stand-collar.ts';
import { spotOn } from '../sewn/surface-point.ts';
import { turnedCollar } from '../sewn/turned-collar.ts';
import { SEAM, valuesOf } from './cloth-piece.ts';
import { upperCut } from './cut.ts';
import type { UpperCut } from './cut.ts';
import { patchParts } from './patch.ts';
import { upperGarment } from './upper-garment.ts';
import type { UpperGarment } from './upper-garment.ts';

/** A shirt or blouse: collar, button placket, cuffs and a tail that is longer at front and back. */
export const shirt: Form = {
  name: 'shirt',
  fabric: 'cotton',
  build(context) {
    const { attributes } = context.piece;
    const plain = upperCut({ ...attributes, sleeve: attributes.sleeve ?? 'long' });
    const cropped = attributes.length === 'cropped';
    const cut: UpperCut = {
      ...plain,
      ease: plain.ease + 0.008,
      hem: cropped ? plain.hem : plain.hem - 0.045,
      tail: cropped ? 0 : 0.065,
      stitches: 'narrow',
      sleeve: plain.sleeve.length > 0.4 ? { ...plain.sleeve, gather: [0.88, CUFF] } : plain.sleeve,
      neck: { halfWidth: 0.07, front: 0.082, back: 0.012, exponent: 1.9, rib: 0 },
    };
    const garment = upperGarment(cut, context);
    return {
      parts: [
        ...garment.parts,
        ...collar(garment, context),
        ...placket(garment, cut),
        ...cuffs(garment, cut),
        ...pockets(garment, context),
      ],
      presentation: 'ghost',
    };
  },
};

const PEARL = material({ albedo: [0.72, 0.7, 0.66], roughness: 0.22, reflectance: 0.06, coat: 0.3, wrap: 0.1 });

function collar({ body }: UpperGarment, { piece, detail }: FormContext): Part[] {
  const kind = piece.attributes.collar;
  if (kind === 'none') return [];
  const long = kind === 'wide' ? 1.3 : kind === 'peter-pan' ? 0.85 : 1;
  const meshes =
    kind === 'mandarin' || kind === 'funnel'
      ? standCollar(0.034, detail)
      : turnedCollar(
          {
            field: body.field,
            fold: [
              [0, 1.505, -0.07],
              [0.04, 1.504, -0.061],
              [0.066, 1.496, -0.018],
              [0.064, 1.468, 0.034],
              [0.04, 1.433, 0.068],
              [0.008, 1.408, 0.088],
            ],
            leaf: [
              [0, 1.45, -0.1],
              [0.055, 1.45, -0.088],
              [0.094, 1.458, -0.042],
              [0.106, 1.446, 0.012],
              [0.1, 1.412, 0.06],
              [0.062 + 0.01 * long, 1.408 - 0.062 * long, 0.1],
            ],
            ...{ lie: 0.0045, front: [0.007, 0.005], stand: 0.036, edge: 0.0011 },
          },
          detail,
        );
  const part = { role: 'cloth', colourPart: 'collar' } as const;
  return [
    { ...part, name: 'collar', mesh: meshes.sheet },
    { ...part, name: 'collar edge', mesh: meshes.edge, solid: true },
  ];
}

/** The band down the middle, stitched on both sides, and its buttons. */
function placket({ front: { piece, seams } }: UpperGarment, cut: UpperCut): Part[] {
  const half = 0.0155;
  const { mesh, rest, lines } = piece;
  const band = patchParts({
    name: 'placket',
    role: 'cloth',
    on: piece,
    within: [
      valuesOf(piece, (x) => half - Math.abs(x)),
      lines.neckline.map((value) => value + 0.004),
      lines.hem.map((value) => value - 0.001),
    ],
    height: 0.0013,
    detail: (point, surface) => {
      const row = seams(point.u, point.v);
      stitchRow(point, surface, half - Math.abs(row[SEAM.x]!) - 0.0045, point.v, OWN_THREAD);
    },
  });
  const top = 1.363;
  const count = Math.max(3, Math.round((top - cut.hem - 0.07) / 0.088));
  const buttons = Array.from({ length: count }, (_, i) => spotOn(mesh, 0, top - 0.088 * i, 1, rest)).flatMap(
    (spot, i) =>
      spot
        ? [buttonPart({ name: `button ${i + 1}`, kind: 'sewn', spot, radius: 0.0058, lift: 0.0019, material: PEARL })]
        : [],
  );
  return [...band, ...buttons];
}

const CUFF = 0.062;

function cuffs({ sleeves }: UpperGarment, cut: UpperCut): Part[] {
  if (cut.sleeve.length < 0.4) return [];
  return sleeves.flatMap(({ piece, seams }, i) =>
    patchParts({
      name: `cuff ${i + 1}`,
      role: 'cloth',
      colourPart: 'cuffs',
      on: piece,
      within: [piece.lines.end, piece.lines.end.map((value) => CUFF - value)],
      height: 0.0018,
      detail: (point, surface) => {
        const toEnd = seams(point.u, point.v)[SEAM.end]!;
        stitchRow(point, surface, CUFF - toEnd - 0.0045, point.u, OWN_THREAD);
        stitchRow(point, surface, toEnd - 0.0055, point.u, OWN_THREAD);
      },
    }),
  );
}

const POCKET = insideOutline([
  [0.052, 1.312],
  [0.15, 1.312],
  [0.15, 1.215],
  [0.101, 1.192],
  [0.052, 1.215],
]);

function pockets({ front: { piece, seams } }: UpperGarment, { piece: words }: FormContext): Part[] {
  const { pocket } = words.attributes;
  if (pocket === 'none' || words.cut === 'blouse') return [];
  const sides = pocket === 'flap' || pocket === 'patch' || pocket === 'cargo' ? ([1, -1] as const) : ([1] as const);
  return sides.flatMap((side) =>
    patchParts({
      name: side > 0 ? 'chest pocket' : 'right chest pocket',
      role: 'cloth',
      colourPart: 'pockets',
      on: piece,
      within: [valuesOf(piece, (x, y) => POCKET(x * side, y))],
      height: 0.0011,
      detail: (point, surface) => {
        const row = seams(point.u, point.v);
        const y = row[SEAM.y]!;
        const inside = POCKET(row[SEAM.x]! * side, y);
        const from = y > 1.3 ? 0.024 : 0.003;
        stitchRow(point, surface, (y > 1.285 ? 1.312 - y : inside) - from, point.u + point.v, OWN_THREAD);
      },
    }),
  );
}
