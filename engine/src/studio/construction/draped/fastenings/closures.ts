import { smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import type { Part } from '../../../parts/part.ts';
import { material } from '../../../materials/material.ts';
import type { Painter } from '../../../materials/material.ts';
import { buttonPart } from '../../hardware/button.ts';
import { tapeOf } from '../../../parts/dyed-zip.ts';
import { OWN_THREAD, stitchRow } from '../../sewing/seam.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import { HEIGHTS } from '../../../body/body.ts';
import { hemHeight } from '../cloth/cloth-mesh.ts';
import { drapedCut } from '../plan/draped-cuts.ts';
import { clothPatch } from '../sewn-on/cloth-patch.ts';
import { surfaceFrame } from '../sewn-on/surface-frame.ts';
import type { TrimmingContext } from '../sewn-on/trimming-context.ts';

const PEARL = material({ albedo: [0.72, 0.7, 0.66], roughness: 0.22, reflectance: 0.06, coat: 0.3, wrap: 0.1 });
const STEEL = material({ albedo: [0.62, 0.61, 0.6], roughness: 0.25, metal: 1 });

/** Builds the closures of a garment: a button stand, a double row of buttons or a zip in front, and buttons at the back. */
export function closureParts(context: TrimmingContext): Part[] {
  const { piece, plan } = context;
  const parts: Part[] = [];
  if (plan.back === 'buttoned') parts.push(...backButtons(context));
  // A front with frogs has no other closure, whatever the words name.
  if (drapedCut(piece.cut).frogs) return parts;
  switch (piece.attributes.closure) {
    case 'buttons':
    case 'single-breasted':
    case 'snap':
      return [...parts, ...buttonStand(context)];
    case 'double-breasted':
      return [...parts, ...doubleRow(context)];
    case 'zip':
      return [...parts, ...zip(context)];
    default:
      return parts;
  }
}

/** Height in metres of the neck opening at the centre front. */
export function frontTop({ plan, neckline }: TrimmingContext): number {
  if (!plan.kind.bodice) return plan.top;
  for (let y = 1.5; y > 1.1; y -= 0.004) if (neckline.inside(0, y, 0.12, 0) > 0) return y;
  return 1.3;
}

/** Width of the button stand in metres. */
const STAND = 0.032;

function buttonStand(context: TrimmingContext): Part[] {
  const { surface, plan, detail, piece } = context;
  const top = frontTop(context) - 0.0015;
  const bottom = hemHeight(plan, 0) + 0.003;
  const length = top - bottom;
  const mesh = clothPatch(
    surface,
    {
      at: (u, v, out) => {
        out[1] = top - length * v;
        out[0] = ((u - 0.5) * STAND) / radiusAt(context, 0, out[1]);
      },
      size: [STAND, length],
      lift: 0.0022,
    },
    detail,
  );
  const rows: Painter = (point, painted) =>
    stitchRow(point, painted, STAND / 2 - Math.abs(point.u) - 0.0042, point.v, OWN_THREAD);
  const band: Part = { name: 'placket', role: 'cloth', mesh, detail: rows };
  const gap = plan.kind.bodice ? 0.082 : 0.075;
  const count = Math.max(2, Math.floor((length - 0.05) / gap));
  const snap = piece.attributes.closure === 'snap';
  return [
    band,
    ...buttons(context, {
      columns: [0],
      top: top - 0.022,
      gap: (length - 0.06) / count,
      count,
      lift: 0.0028,
      metal: snap,
    }),
  ];
}

function doubleRow(context: TrimmingContext): Part[] {
  const top = Math.min(frontTop(context) - 0.05, 1.24);
  const count = context.plan.kind.bodice ? 4 : 3;
  const parts = buttons(context, {
    columns: [-0.062, 0.062],
    top,
    gap: 0.075,
    count,
    lift: 0.0012,
    metal: false,
  });
  return [...parts, ...wrapEdge(context, top)];
}

/** Builds the edge of the overlapping front, which is a line next to the second row of buttons. */
function wrapEdge({ surface, plan, detail }: TrimmingContext, top: number): Part[] {
  const bottom = hemHeight(plan, 0.5) + 0.004;
  const at = (u: number, v: number, out: [number, number]) => {
    out[1] = top + 0.05 - (top + 0.05 - bottom) * v;
    out[0] = 0.5 + 0.22 * (u - 1) * 0.5;
  };
  return [
    {
      name: 'front edge',
      role: 'cloth',
      mesh: clothPatch(surface, { at, size: [0.02, top - bottom], lift: 0.0016 }, detail),
    },
  ];
}

/** Where buttons are sewn on; lengths are in metres. */
interface ButtonRow {
  /** Distances of the columns from the centre. */
  readonly columns: readonly number[];
  /** Height of the first button, and the distance down to the next. */
  readonly top: number;
  readonly gap: number;
  /** Number of buttons in each column. */
  readonly count: number;
  /** Height of the cloth on which they lie. */
  readonly lift: number;
  readonly metal: boolean;
}

function buttons(context: TrimmingContext, { columns, top, gap, count, lift, metal }: ButtonRow): Part[] {
  const named = context.piece.colours.some(({ part }) => part === 'buttons' || part === 'hardware');
  return columns.flatMap((x, column) =>
    Array.from({ length: count }, (_, i) => {
      const y = top - gap * i;
      const { at, normal } = surfaceFrame(context.surface, x / radiusAt(context, 0, y), y);
      return buttonPart({
        name: `button ${column * count + i + 1}`,
        kind: metal || named ? 'shank' : 'sewn',
        spot: { at, normal },
        radius: columns.length > 1 ? 0.0105 : 0.0068,
        lift: lift + 0.0012,
        ...(metal || named ? {} : { material: PEARL }),
      });
    }),
  );
}

/**
 * Metres along the cloth for each radian around the body, at the angle `a` and the height `y`; at least 0.04. A length
 * across the cloth divided by it is an angle.
 */
export function radiusAt({ surface }: TrimmingContext, a: number, y: number): number {
  const left: [number, number, number] = [0, 0, 0];
  const right: [number, number, number] = [0, 0, 0];
  surface.point(a - 0.1, y, left);
  surface.point(a + 0.1, y, right);
  return Math.max(0.04, Math.hypot(right[0] - left[0], right[2] - left[2]) / 0.2);
}

/** Builds small pearly buttons close together down the spine, as on a wedding dress. */
function backButtons(context: TrimmingContext): Part[] {
  const foot = HEIGHTS.waist - 0.06;
  const top = Math.min(context.neckline.edge(Math.PI) - 0.012, 1.43);
  const count = Math.max(4, Math.floor((top - foot) / 0.019));
  return Array.from({ length: count }, (_, i) => {
    const { at, normal } = surfaceFrame(context.surface, Math.PI, top - 0.019 * i);
    return buttonPart({
      name: `back button ${i + 1}`,
      kind: 'shank',
      spot: { at, normal },
      radius: 0.0058,
      material: PEARL,
    });
  });
}

/** Half the width in metres of a zip's teeth. */
const HALF = 0.0042;
/** Distance in metres between two teeth. */
const TOOTH = 0.0036;

/** Builds a zip down the centre of the front with its tape and pull. */
function zip(context: TrimmingContext): Part[] {
  const { surface, plan, detail, piece } = context;
  const top = frontTop(context) - 0.004;
  const bottom = Math.max(hemHeight(plan, 0) + 0.012, plan.kind.bodice ? plan.hem : 0);
  const strip = (half: number, lift: number) =>
    clothPatch(
      surface,
      {
        at: (u, v, out) => {
          out[1] = top - (top - bottom) * v;
          out[0] = ((u - 0.5) * 2 * half) / radiusAt(context, 0, out[1]);
        },
        size: [half * 2, top - bottom],
        lift,
      },
      detail,
    );
  const teeth: Painter = (point, painted) => {
    const beat = point.v / TOOTH - Math.floor(point.v / TOOTH);
    const gap = 1 - 0.8 * smoothstep(0.7, 0.3, point.footprint / TOOTH) * smoothstep(0.3, 0.42, Math.abs(beat - 0.5));
    painted.r *= gap;
    painted.g *= gap;
    painted.b *= gap;
  };
  const { at, normal } = surfaceFrame(surface, 0, top - 0.03);
  const [x, y, z] = [at[0] + normal[0] * 0.005, at[1], at[2] + normal[2] * 0.005];
  const pull = tubeMesh(
    [
      [x, y + 0.014, z],
      [x, y, z + 0.003],
      [x + 0.002, y - 0.03, z + 0.002],
    ],
    { radius: (t) => (t < 0.3 ? [0.0026, 0.005] : [0.0012, 0.0036]), up: [0, 0, 1], rows: 16 },
  );
  const metal = { role: 'hardware', colourPart: 'zip', material: STEEL } as const;
  return [
    { ...tapeOf(piece), name: 'zip tape', mesh: strip(0.012, 0.0014) },
    { ...metal, name: 'zip', mesh: strip(HALF, 0.0032), detail: teeth },
    { ...metal, name: 'zip pull', mesh: pull, solid: true },
  ];
}
