import { contours } from '../../../foundation/geometry/mesh/contour.ts';
import { shellMesh } from '../../../foundation/geometry/mesh/shell.ts';
import { surfaceNets } from '../../../foundation/geometry/mesh/surface-nets.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Form } from '../../parts/form.ts';
import { paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { OWN_THREAD } from '../../construction/sewing/seam.ts';
import type { Thread } from '../../construction/sewing/seam.ts';
import { withMetallicFinish, metallicLeather } from '../../construction/finishes/metallic-leather.ts';
import { sneakerKind } from './sneaker-kind.ts';
import { sneakerLast } from './last.ts';
import type { SneakerLast } from './last.ts';
import { overlayParts } from './overlays.ts';
import { shoeLeather } from '../../construction/finishes/shoe-leather.ts';
import { sewnRow } from './sewn-row.ts';
import { solePart } from './sole-part.ts';
import { elastic, instepStraps, throatParts } from './closures.ts';
import { NAVY, WHITE } from './sneaker-colours.ts';
import { syntheticSkin } from './synthetic-skin.ts';

/** A sneaker, seen from the side and a little from the front: court, running, canvas or slip-on, low or high. */
export const sneaker: Form = {
  name: 'sneaker',
  fabric: (piece) => sneakerKind(piece).fabric,
  adapt: (fabric, named) => shoeLeather(fabric, named, WHITE),
  build({ piece, detail, freedom, random }) {
    const kind = sneakerKind(piece);
    const high = piece.attributes.shaft !== undefined && piece.attributes.shaft !== 'low';
    const chunky = kind.chunky || ['platform', 'lug'].includes(piece.attributes.heel ?? '');
    // How the sole grows with it: `soleTop` in `last.ts`.
    const lift = chunky ? 0.017 : (kind.lift ?? 0.003 * freedom * random());
    const strapped = piece.attributes.closure === 'velcro';
    const laced = !kind.elastic && !strapped;
    const last = sneakerLast({
      high,
      lift,
      laced,
      strapped,
      moulded: kind.sole === 'moulded' || kind.sole === 'studded',
    });
    const upper = upperMesh(last, high, detail);
    const plain = piece.colours.every((colour) => colour.part !== 'main') && !piece.pattern;
    const overlays = overlayParts(last, upper, {
      shapes: kind.overlays,
      high,
      lift,
      thread: kind.ecruThread ? CANVAS_THREAD : { ...OWN_THREAD, width: 0.0008 },
      accent: plain ? NAVY : null,
      skin: kind.synthetic ? syntheticSkin(piece, plain) : null,
    });
    const shine = metallicLeather(piece);
    const painted = paintInOrder(
      kind.perforated ? perforations : undefined,
      kind.elastic ? elastic : undefined,
      kind.ecruThread ? boundCollar(last) : undefined,
      overlays.shadow,
      (point, surface) => {
        // The upper is darker within about 1 cm of the sole.
        const above = point.y - last.soleTop(point.x);
        if (above > 0.012) return;
        surface.occlusion *= 1 - 0.5 * Math.exp(-Math.max(0, above) / 0.0035);
      },
    );
    const parts: Part[] = [
      { name: 'upper', role: 'cloth', mesh: upper, trim: last.cut, ...(painted ? { detail: painted } : {}) },
      ...overlays.parts,
      liningPart(last, upper, kind.synthetic === true),
      collarPart(last, upper, detail),
      ...(laced ? throatParts(last, high, lift, detail, piece.colours) : []),
      ...(strapped ? instepStraps(last, upper) : []),
      solePart(last, kind.sole, detail),
    ];
    const shod = { heel: last.soleTop(-0.085) - SUNK, ball: last.soleTop(0.06) - SUNK };
    return { parts: withMetallicFinish(parts, shine), shod, presentation: 'floor', turn: 0.5, ahead: Math.PI / 2 };
  },
};

/** Depth in metres of the footbed below the upper edge of the sole. */
const SUNK = 0.012;

function upperMesh(last: SneakerLast, high: boolean, detail: number): Mesh {
  return surfaceNets(last.upper, {
    bounds: { min: [-0.17, 0.01, -0.07], max: [0.17, high ? 0.235 : 0.17, 0.07] },
    cell: 0.0023 / Math.max(0.35, detail),
    steepness: 1.7,
    // The texture follows the cut of the leather: u runs along the foot, v over the instep and down the shaft.
    develop: (x, y, z) => [
      x,
      Math.atan2(z, Math.max(0.004, y - 0.02)) * 0.05 - (z / Math.hypot(z, 0.012)) * 0.7 * Math.max(0, y - 0.085),
    ],
  });
}

/** Ventilation holes in the toe box, on a square grid within a circle. */
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

/** Two rows of stitches that hold the binding of a canvas shoe. */
function boundCollar(last: SneakerLast): Painter {
  return (point, surface) => {
    const down = last.collar(point.x, point.y, point.z) / 0.8;
    if (down > 0.016) return;
    for (const row of [0.0082, 0.0122]) sewnRow(point, surface, down - row, point.x + point.z, CANVAS_THREAD);
  };
}

/** Ecru thread, with which canvas shoes are sewn whatever their colour. */
const CANVAS_THREAD: Thread = { colour: [0.5, 0.48, 0.43], width: 0.0009, pitch: 0.0036 };

/** The lining, visible inside the shoe and through mesh. It hides the back of sewn-on pieces. */
function liningPart(last: SneakerLast, upper: Mesh, whole: boolean): Part {
  const mesh = shellMesh(upper, -0.0035, (x) => whole || x < 0.04);
  return { name: 'lining', role: 'lining', colourPart: 'lining', mesh, trim: last.cut };
}

/** The padded edge around the ankle. */
function collarPart(last: SneakerLast, upper: Mesh, detail: number): Part {
  const line = contours(upper, last.collar, 0.004, ([x]) => x < (last.closed ? -0.018 : 0.04))[0]!;
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
