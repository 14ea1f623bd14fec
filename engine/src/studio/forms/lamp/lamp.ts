import { lerp } from '../../../geometry/interpolation.ts';
import { latheMesh } from '../../../geometry/lathe.ts';
import { mergeMeshes } from '../../../geometry/merge-meshes.ts';
import { curve } from '../../../geometry/profile.ts';
import { atDetail } from '../../form.ts';
import type { Form } from '../../form.ts';
import { material } from '../../material.ts';
import type { Painter } from '../../material.ts';
import type { Part } from '../../part.ts';
import { shadeLine } from '../sewn/seam.ts';
import { metalPart } from '../bag/fittings.ts';

interface LampShape {
  /** Outline of the foot from its top (share 0) to the table (share 1): metres of radius. */
  readonly base: readonly (readonly [share: number, metres: number])[];
  readonly baseHeight: number;
  /** Height at which the shade begins, its height, and its radius below and above, metres. */
  readonly shadeFrom: number;
  readonly shadeHeight: number;
  readonly shade: readonly [below: number, above: number];
}

const TABLE: LampShape = {
  baseHeight: 0.27,
  base: [
    [0, 0.016],
    [0.1, 0.022],
    [0.3, 0.062],
    [0.58, 0.085],
    [0.82, 0.064],
    [0.93, 0.046],
    [0.97, 0.056],
    [1, 0.058],
  ],
  ...{ shadeFrom: 0.3, shadeHeight: 0.19, shade: [0.145, 0.105] },
};
const FLOOR: LampShape = {
  baseHeight: 1.25,
  base: [
    [0, 0.011],
    [0.9, 0.0115],
    [0.972, 0.014],
    [0.982, 0.13],
    [0.992, 0.145],
    [1, 0.146],
  ],
  ...{ shadeFrom: 1.22, shadeHeight: 0.3, shade: [0.225, 0.165] },
};

/** A lamp with a turned foot and a drum of pleated linen. */
export const lamp: Form = {
  name: 'lamp',
  fabric: 'ceramic',
  build({ piece, detail }) {
    const shape = piece.cut === 'floor-lamp' ? FLOOR : TABLE;
    const named = piece.colours.some((colour) => colour.part === 'hardware');
    return {
      parts: [
        basePart(shape, detail),
        shadePart(shape, piece.colours, detail),
        metalPart('stem', [stem(shape)], named),
      ],
      presentation: 'floor',
      turn: 0,
    };
  },
};

function basePart({ base, baseHeight }: LampShape, detail: number): Part {
  const radius = curve(base);
  const rows = atDetail(180, detail);
  const outline: [number, number][] = [[0.0004, baseHeight]];
  for (let i = 0; i <= rows; i++) {
    // A small rounding where the foot meets the table.
    const t = i / rows;
    outline.push([radius(t) - 0.003 * Math.max(0, 1 - (1 - t) * 90), baseHeight * (1 - t)]);
  }
  outline.push([0.0004, 0]);
  return {
    name: 'base',
    role: 'cloth',
    colourPart: 'legs',
    mesh: latheMesh(outline, { columns: atDetail(200, detail) }),
    solid: true,
  };
}

function stem({ baseHeight, shadeFrom, shadeHeight }: LampShape) {
  const top = shadeFrom + shadeHeight;
  const rod = latheMesh(
    [
      [0.0004, top + 0.004],
      [0.0045, top + 0.004],
      [0.0045, baseHeight + 0.012],
      [0.013, baseHeight + 0.011],
      [0.013, baseHeight - 0.002],
    ],
    { columns: 40 },
  );
  const finial = latheMesh(
    Array.from({ length: 15 }, (_, i): [number, number] => [
      Math.max(0.0004, 0.0095 * Math.sin((i / 14) * Math.PI)),
      top + 0.012 + 0.0105 * Math.cos((i / 14) * Math.PI),
    ]),
    { columns: 40 },
  );
  return mergeMeshes([rod, finial]);
}

const LINEN = material({ albedo: [0.66, 0.61, 0.52], roughness: 0.9, sheen: 0.1, transmission: 0.35, wrap: 0.3 });

/** A drum open above and below, in fine pleats, bound at both edges. */
function shadePart(
  { shadeFrom, shadeHeight, shade }: LampShape,
  colours: readonly { readonly part: string }[],
  detail: number,
): Part {
  const rows = atDetail(60, detail);
  const outline = Array.from({ length: rows + 1 }, (_, i): [number, number] => [
    lerp(shade[1], shade[0], i / rows),
    shadeFrom + shadeHeight * (1 - i / rows),
  ]);
  const pleats = 96;
  const mesh = latheMesh(outline, {
    columns: atDetail(1152, detail),
    section: (angle) => 1 + 0.006 * Math.abs(Math.sin((angle * pleats) / 2)),
  });
  const bound: Painter = (point, surface) => {
    const fromEdge = Math.min(point.y - shadeFrom, shadeFrom + shadeHeight - point.y);
    shadeLine(surface, fromEdge - 0.008, 0.001, 0.3);
    // Light from the bulb that the linen lets through.
    const glow = 1 + 0.25 * Math.exp(-(((point.y - shadeFrom - shadeHeight * 0.45) / (shadeHeight * 0.4)) ** 2));
    surface.r *= glow;
    surface.g *= glow * 0.97;
    surface.b *= glow * 0.9;
  };
  const named = colours.some((colour) => colour.part === 'shade');
  return {
    name: 'shade',
    role: 'cloth',
    colourPart: 'shade',
    mesh,
    detail: bound,
    ...(named ? {} : { material: LINEN }),
  };
}
