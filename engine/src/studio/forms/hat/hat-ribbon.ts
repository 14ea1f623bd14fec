/** Ribbons round the crown of a hat, and their bows. */
import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { clamp, TAU } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { addScaled } from '../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { linearFromHex, scaleColour } from '../../materials/colour.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { material } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import type { HatShape } from './hat-shape.ts';
import { hatSurface } from './hat-surface.ts';

export const GROSGRAIN: Rgb = [0.018, 0.017, 0.018];

function ribbonColour({ colours }: Piece): Rgb {
  const named =
    colours.find((colour) => colour.part === 'band') ??
    colours.find((colour) => colour.part === 'bow') ??
    colours.find((colour) => colour.part === 'trim');
  return named ? scaleColour(linearFromHex(named.hex), 0.75) : GROSGRAIN;
}

const ribbed: Painter = (point, surface) => {
  const shown = Math.max(0, 1 - point.footprint / 0.0014);
  const rib = 1 + 0.18 * shown * Math.sin(point.u * 2600);
  surface.r *= rib;
  surface.g *= rib;
  surface.b *= rib;
};

/** Place of the ribbon's lower edge on the profile of a hat, as in `hatSurface`: just above the foot of the crown. */
const LOWER_EDGE = 0.672;

/**
 * A grosgrain band around the foot of the crown with a bow at the side: flat by default, large and loose when words
 * name a bow.
 */
export function ribbonParts(shape: HatShape, piece: Piece, detail: number): Part[] {
  const silk = material({ albedo: ribbonColour(piece), roughness: 0.52, sheen: 0.15, specularTint: 0.3 });
  const top = LOWER_EDGE - shape.ribbon;
  const band = gridMesh({ columns: atDetail(300, detail), rows: 24, closed: true }, (u, v, out) => {
    const edge = Math.sqrt(Math.max(0, 1 - Math.pow(Math.abs(2 * v - 1), 8)));
    hatSurface(shape, (u - 0.5) * TAU, top + shape.ribbon * v, 0.0022 * edge, out);
  });
  const loose = piece.details.includes('bow') || piece.colours.some((colour) => colour.part === 'bow');
  const bow = loose ? looseBow(shape, detail) : flatBow(shape, detail);
  return [
    { name: 'band', role: 'cloth', colourPart: 'band', mesh: band, material: silk, detail: ribbed },
    { name: 'bow', role: 'cloth', colourPart: 'bow', mesh: bow, material: silk, detail: ribbed, solid: true },
  ];
}

/** Point on the ribbon at an angle and a share 0 (upper edge) to 1 (lower edge), `lift` metres off it. */
function onRibbon(shape: HatShape, angle: number, share: number, lift: number): MutableVec3 {
  const out: MutableVec3 = [0, 0, 0];
  hatSurface(shape, angle, LOWER_EDGE - shape.ribbon * (1 - share), lift, out);
  return out;
}

/** Angle in radians from the front to the flat bow. */
const SIDE = 1.15;

/** Two tabs of ribbon under a short band, pressed flat against the side of the crown. */
function flatBow(shape: HatShape, detail: number): Mesh {
  const height = Math.abs(onRibbon(shape, SIDE, 0, 0)[1] - onRibbon(shape, SIDE, 1, 0)[1]);
  const up: Vec3 = [Math.sin(SIDE), 0.1, Math.cos(SIDE)];
  const loop = (from: number, to: number, half: number, lift: number) =>
    beltMesh(
      Array.from({ length: 9 }, (_, i): Vec3 =>
        onRibbon(shape, SIDE + from + ((to - from) * i) / 8, 0.5, lift + 0.0012 * Math.sin((Math.PI * i) / 8)),
      ),
      { half: height * half, thickness: 0.0016, up, rows: atDetail(40, detail) },
    );
  const centre = [0.02, 0.5, 0.98].map((share) => onRibbon(shape, SIDE, share, 0.0064));
  return mergeMeshes([
    loop(-0.23, 0.2, 0.43, 0.0034),
    loop(-0.16, 0.13, 0.36, 0.0048),
    beltMesh(smoothPath(centre, 6), { half: 0.0062, thickness: 0.0018, up, rows: 24 }),
  ]);
}

function looseBow(shape: HatShape, detail: number): Mesh {
  const angle = 0.72;
  const c = onRibbon(shape, angle, 0.5, 0.006);
  const out: Vec3 = [Math.sin(angle), 0, Math.cos(angle)];
  const across: Vec3 = [Math.cos(angle), 0, -Math.sin(angle)];
  const at = (side: number, up: number, far: number): MutableVec3 => {
    const p = addScaled(addScaled(c, across, side), out, far);
    return [p[0], p[1] + up, p[2]];
  };
  const pieces = [-1, 1].flatMap((side) => {
    const loop = smoothPath(
      [
        at(0, 0, 0.002),
        at(side * 0.024, 0.012, 0.012),
        at(side * 0.05, 0.013, 0.013),
        at(side * 0.056, 0.002, 0.008),
        at(side * 0.046, -0.008, 0.005),
        at(side * 0.022, -0.003, 0.004),
        at(0, -0.001, 0.001),
      ],
      9,
    );
    const tail = smoothPath(
      [
        at(0, 0, 0.001),
        at(side * 0.018, -0.012, 0.011),
        at(side * 0.034, -0.022, 0.026),
        at(side * 0.046, -0.024, 0.048),
      ],
      9,
    );
    return [
      beltMesh(loop, {
        half: (t) => 0.0065 + 0.0085 * Math.sin(Math.PI * clamp(t)),
        thickness: 0.001,
        up: [out[0], 0.4, out[2]],
        rows: atDetail(90, detail),
      }),
      beltMesh(tail, { half: (t) => 0.006 + 0.006 * t, thickness: 0.001, up: [0, 1, 0.2], rows: atDetail(60, detail) }),
    ];
  });
  const knot = beltMesh(smoothPath([at(0, 0.011, 0), at(0, 0.006, 0.011), at(0, -0.006, 0.011), at(0, -0.011, 0)], 7), {
    half: 0.0075,
    thickness: 0.003,
    up: out,
    rows: atDetail(36, detail),
  });
  return mergeMeshes([...pieces, knot]);
}
