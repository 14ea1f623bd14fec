import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { clamp, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { bodyPoint } from '../../body/body.ts';
import type { FormContext } from '../../parts/form.ts';
import { material, paintInOrder } from '../../materials/material.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { buttonPart } from '../../construction/hardware/button.ts';
import { linesFrom } from '../../construction/sewing/lines-from.ts';
import { OWN_THREAD, stitchRow } from '../../construction/sewing/seam.ts';
import type { Thread } from '../../construction/sewing/seam.ts';
import type { TrouserCut } from '../../construction/legs/cut/cut.ts';
import { pieceWear } from '../../construction/legs/cloth/denim-wear.ts';
import { indigoTone } from '../../construction/legs/cut/indigo.ts';
import { threadOf } from '../../construction/legs/cut/thread.ts';

interface Panel {
  /** Height in metres of its lower edge. */
  readonly low: number;
  /** Height in metres of its upper edge. */
  readonly high: number;
  /** Half its width in metres at the upper edge. */
  readonly narrow: number;
  /** Half its width in metres at the lower edge. */
  readonly wide: number;
  /** 1 in front, -1 at the back. */
  readonly face: 1 | -1;
}

const BIB: Panel = { low: 1.09, high: 1.335, narrow: 0.098, wide: 0.128, face: 1 };
const BACK: Panel = { low: 1.09, high: 1.215, narrow: 0.03, wide: 0.128, face: -1 };

/** Distance in metres of the bib and the straps from the body. */
const STAND = 0.014;

/** Bib, back panel, straps that cross at the back, their buckles, and a pocket on the chest. */
export function bibParts(cut: TrouserCut, context: FormContext): Part[] {
  const { piece, detail } = context;
  const thread = threadOf(cut, piece) ?? OWN_THREAD;
  const tone = paintInOrder(indigoTone(cut, piece), pieceWear(cut, piece));
  const density = Math.sqrt(detail);
  const cloth = (name: string, panel: Panel): Part => {
    const paint = paintInOrder(tone, panelStitches(panel, thread))!;
    return { name, role: 'cloth', mesh: panelMesh(panel, density), detail: paint, lines: linesFrom(paint) };
  };
  const pocket = paintInOrder(tone, pocketStitches(thread))!;
  return [
    cloth('bib', BIB),
    cloth('back panel', BACK),
    {
      name: 'bib pocket',
      role: 'cloth',
      colourPart: 'pockets',
      detail: pocket,
      lines: linesFrom(pocket),
      mesh: chestPocket(density),
    },
    ...([1, -1] as const).flatMap((side) => strap(side, tone, thread)),
  ];
}

/** The point of the body under the cloth; `across` is in metres of the front projection. */
function on({ face }: Panel, across: number, y: number, off: number, out: MutableVec3): void {
  const radius = 0.15;
  const turn = Math.asin(clamp(across / radius, -0.99, 0.99));
  bodyPoint(face > 0 ? turn : Math.PI - turn, y, STAND * smoothstep(1.08, 1.16, y) + 0.006 + off, out);
}

function panelMesh(panel: Panel, density: number) {
  const { low, high, narrow, wide, face } = panel;
  return gridMesh(
    {
      columns: Math.round(70 * density),
      rows: Math.round(70 * density),
      flip: face < 0,
      develop: (u, v, _position, out) => {
        const t = edgeShare(v);
        out[0] = (2 * u - 1) * lerp(narrow, wide, t) * face;
        out[1] = lerp(high, low, t);
      },
    },
    (u, v, out) => {
      const t = edgeShare(v);
      const swell = Math.pow(t, face > 0 ? 2.2 : 1);
      const half = lerp(narrow, wide, swell);
      // The edges are turned to the inside.
      const side = clamp((Math.abs(2 * u - 1) - 0.96) / 0.04);
      const top = clamp((0.03 - v) / 0.03);
      const roll = Math.max(side, top);
      on(panel, half * clamp(2 * u - 1, -0.98, 0.98), lerp(high, low, t), -0.0042 * roll * roll, out);
    },
  );
}

const edgeShare = (v: number) => clamp((v - 0.02) / 0.98);

function panelStitches({ high, narrow, wide, low, face }: Panel, thread: Thread): Painter {
  return (point, surface) => {
    const t = clamp((high - point.v) / (high - low));
    const side = lerp(narrow, wide, t) - Math.abs(point.u);
    const top = high - point.v;
    const edge = Math.min(side, top);
    const along = edge === top ? point.u : point.v;
    stitchRow(point, surface, edge - 0.005, along, thread);
    stitchRow(point, surface, edge - 0.0112, along, thread);
    if (face > 0) stitchRow(point, surface, top - 0.034, point.u, thread);
  };
}

/** The chest pocket, in metres. */
const POCKET = {
  /** Half its width. */
  half: 0.068,
  /** Height of its upper edge. */
  top: 1.29,
  /** Height of its lower edge. */
  bottom: 1.155,
} as const;

function chestPocket(density: number) {
  const { half, top, bottom } = POCKET;
  return gridMesh(
    {
      columns: Math.round(40 * density),
      rows: Math.round(40 * density),
      develop: (u, v, _position, out) => {
        out[0] = (2 * u - 1) * half;
        out[1] = lerp(top, bottom, v);
      },
    },
    (u, v, out) => {
      const rim = Math.max(Math.abs(2 * u - 1), Math.abs(2 * v - 1));
      const off = rim > 0.96 ? lerp(0.003, -0.001, (rim - 0.96) / 0.04) : 0.003;
      on(
        BIB,
        (2 * u - 1) * half,
        lerp(top, bottom, v),
        off + 0.002 * Math.sin(Math.PI * u) * smoothstep(0.2, 0, v),
        out,
      );
    },
  );
}

function pocketStitches(thread: Thread): Painter {
  const { half, top, bottom } = POCKET;
  return (point, surface) => {
    const side = half - Math.abs(point.u);
    const edge = Math.min(side, point.v - bottom);
    const along = edge === side ? point.v : point.u;
    stitchRow(point, surface, edge - 0.0032, along, thread);
    stitchRow(point, surface, edge - 0.009, along, thread);
    stitchRow(point, surface, top - point.v - 0.004, point.u, thread);
    stitchRow(point, surface, top - point.v - 0.018, point.u, thread);
    stitchRow(point, surface, Math.abs(point.u - 0.02), point.v, thread);
  };
}

const BRASS = material({ albedo: [0.66, 0.46, 0.22], roughness: 0.3, metal: 1 });
/** Half-width of a strap in metres. */
const STRAP = 0.017;

/** A strap from the bib over the shoulder to the other side of the back panel. */
function strap(side: 1 | -1, tone: Painter | undefined, thread: Thread): Part[] {
  const at = (panel: Panel, across: number, y: number, off = 0.004): Vec3 => {
    const out: MutableVec3 = [0, 0, 0];
    on(panel, across, y, off, out);
    return out;
  };
  const path = smoothPath(
    [
      at(BIB, side * 0.074, BIB.high - 0.036, 0.0075),
      at(BIB, side * 0.076, BIB.high + 0.01, 0.006),
      at(BIB, side * 0.078, 1.4),
      [side * 0.084, 1.462, 0.02],
      [side * 0.084, 1.468, -0.028],
      at(BACK, side * 0.06, 1.4),
      at(BACK, side * 0.012, 1.29, side > 0 ? 0.003 : 0.0065),
      at(BACK, side * -0.02, BACK.high - 0.02, 0.004),
    ],
    10,
  );
  const stitches: Painter = (point, surface) =>
    stitchRow(point, surface, STRAP - Math.abs(point.u) - 0.004, point.v, thread);
  const detail = paintInOrder(tone, stitches)!;
  const name = side > 0 ? 'left' : 'right';
  const spot = { at: at(BIB, side * 0.074, BIB.high - 0.03, 0.008), normal: [side * 0.3, 0.15, 0.94] as const };
  return [
    {
      name: `${name} strap`,
      role: 'cloth',
      colourPart: 'straps',
      solid: true,
      detail,
      mesh: beltMesh(path, { half: STRAP, thickness: 0.0032, up: [0, 0, 1] }),
    },
    buttonPart({ name: `${name} bib button`, kind: 'shank', spot, radius: 0.0095, material: BRASS }),
    {
      name: `${name} buckle`,
      role: 'hardware',
      colourPart: 'hardware',
      material: BRASS,
      mesh: buckle(spot.at),
      solid: true,
    },
  ];
}

/** The wire of a buckle around its button: two sides that meet at the bottom and open towards the strap. */
function buckle([x, y, z]: Vec3) {
  const wire = [
    [-0.019, 0.042],
    [-0.019, 0.012],
    [-0.011, -0.006],
    [0, -0.014],
    [0.011, -0.006],
    [0.019, 0.012],
    [0.019, 0.042],
  ] as const;
  const closed = smoothPath(
    wire.map(([dx, dy]): Vec3 => [x + dx, y + dy, z + 0.003 - 0.12 * dy]),
    6,
    true,
  );
  return tubeMesh(closed, { radius: 0.0017, sides: 10, closed: true });
}
