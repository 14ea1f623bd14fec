import { gridMesh } from '../../../../foundation/geometry/mesh/grid.ts';
import { insideOutline, smoothOutline } from '../../../../foundation/geometry/curves/outline.ts';
import type { PlanePoint } from '../../../../foundation/geometry/curves/outline.ts';
import { lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { planeTable } from '../../../../foundation/geometry/tables/plane-table.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import { mix } from '../../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../../foundation/geometry/vector.ts';
import { atDetail } from '../../../parts/at-detail.ts';
import type { Part } from '../../../parts/part.ts';
import { linesFrom } from '../../sewing/lines-from.ts';
import { PIPED, PIPING } from '../../sewing/piping.ts';
import { settle } from '../../sewing/settle.ts';
import { NOTCH_AT, notchedEnd } from '../../collars/turned-collar.ts';
import type { TailoredBody } from '../trunk/body.ts';
import type { LapelShape } from '../cut/collar-kinds.ts';
import type { TailoredCut } from '../cut/cut.ts';
import { edgeStitch } from '../trimmings/edge-stitch.ts';

/**
 * Height in metres above the fabric, across the front ends of collar and lapel: at the fold, and where they lie flat.
 */
export const LAPEL_LIFT = [0.0125, 0.0078] as const;
/** Height in metres of the right lapel above the left one. */
const UPPER = 0.0035;
/** Radius in metres of the rolled edge. */
const EDGE = 0.0017;
/** Share of the rows between the cloth and the fold. */
const ROLLED = 0.16;

/** The free edge of a lapel, from its tip down to the start of its roll. */
function belly({ lap, break: low }: TailoredCut, { tip }: LapelShape): PlanePoint[] {
  const across = (share: number) => lerp(-lap, tip[0], share);
  const up = (share: number) => lerp(low, tip[1], share);
  // A wider lapel has a straighter edge, so it swells no more than a narrow one.
  const swell = 0.2 * Math.min(1, 0.152 / (lap + tip[0]));
  return smoothOutline(
    [tip, [across(0.66 + swell), up(0.66)], [across(0.3 + swell), up(0.3)], [-lap, low - 0.004]],
    12,
  );
}

/**
 * Returns a function that is positive under a lapel, seen from the front; `s` runs from the centre to the lapel's own
 * side.
 */
export function lapelOutline(
  cut: TailoredCut,
  body: TailoredBody,
  shape: LapelShape,
): (s: number, y: number) => number {
  const { notch, gorge } = shape;
  const outline = insideOutline([
    ...belly(cut, shape),
    [-cut.lap - 0.03, cut.break],
    [body.roll(gorge) - 0.03, gorge],
    notch,
  ]);
  const table = planeTable(outline, { min: [-0.12, cut.break - 0.06], max: [0.2, 1.46], step: 0.003 });
  return (s, y) => Math.min(table(s, y), s - body.roll(y) + 0.002);
}

/** Builds both lapels: sheets that roll over the front edge and lie on the chest, the right one on top. */
export function lapelParts(cut: TailoredCut, body: TailoredBody, density: number): Part[] {
  const shape = cut.collar.lapel;
  if (!shape) return [];
  const outline = lapelOutline(cut, body, shape);
  return [1, -1].flatMap((side) => {
    const surface = lapelSurface(cut, body, shape, side < 0);
    const detail = edgeStitch(cut, (x, y) => outline(x * side, y));
    const mesh = gridMesh(
      {
        columns: atDetail(96, density),
        rows: atDetail(40, density),
        flip: side > 0,
        develop: (_u, _v, [x, y], out) => alongEdge(cut, shape, x * side, y, side, out),
      },
      (u, v, out) => surface(u, v, side, out),
    );
    const border: MutableVec3[] = [];
    const trace = (along: number, across: number) => {
      const at: MutableVec3 = [0, 0, 0];
      surface(along, across, side, at);
      border.push(at);
    };
    for (let i = 0; i < (shape.joined ? 0 : 10); i++) trace(0, lerp(ROLLED + (1 - ROLLED) * NOTCH_AT, 1, i / 10));
    for (let i = 0; i <= 60; i++) trace(i / 60, 1);
    const part = { role: 'cloth', ...facing(cut) } as const;
    const name = `${side < 0 ? 'right' : 'left'} lapel`;
    return [
      { ...part, name, mesh, detail, lines: linesFrom(detail) },
      cut.piped
        ? { ...PIPED, name: `${name} edge`, mesh: tubeMesh(border, { radius: PIPING, sides: 10 }) }
        : { ...part, name: `${name} edge`, mesh: tubeMesh(border, { radius: EDGE, sides: 10 }), solid: true },
    ];
  });
}

/** Material of the lapels, which is satin on a dinner jacket. */
export function facing({ tuxedo, facing }: TailoredCut): Pick<Part, 'colourPart' | 'fabric' | 'material'> {
  return { colourPart: 'lapels', ...(tuxedo && { fabric: 'satin' }), ...(facing && { material: facing }) };
}

/** Develops a lapel along its outer edge, along which lapels are cut, so that stripes follow it. */
function alongEdge(
  { lap, break: low }: TailoredCut,
  { tip }: LapelShape,
  s: number,
  y: number,
  side: number,
  out: [number, number],
): void {
  const [dx, dy] = [tip[0] + lap, tip[1] - low];
  const length = Math.hypot(dx, dy);
  out[0] = (side * ((s - tip[0]) * dy - (y - tip[1]) * dx)) / length;
  out[1] = ((s - tip[0]) * dx + (y - tip[1]) * dy) / length;
}

function lapelSurface(cut: TailoredCut, body: TailoredBody, shape: LapelShape, upper: boolean) {
  const { trunk, roll } = body;
  const free = belly(cut, shape);
  const onFront = (x: number, y: number): Vec3 => [x, y, trunk.frontAt(x, y)];
  return (along: number, across: number, side: number, out: MutableVec3): void => {
    const y = lerp(shape.gorge, cut.break - 0.002, along);
    const fold = onFront(roll(y), y);
    const at = Math.min(0.9999, along) * (free.length - 1);
    const i = Math.floor(at);
    const [ax, ay] = free[i]!;
    const [bx, by] = free[i + 1]!;
    const outer = onFront(lerp(ax, bx, at - i), lerp(ay, by, at - i));
    const top = LAPEL_LIFT[0] * lerp(0.75, 1, smoothstep(1, 0.5, along));
    const q = Math.max(0, (across - ROLLED) / (1 - ROLLED));
    const straight = mix(fold, outer, q);
    const end = smoothstep(0.16, 0, along);
    const point = end > 0 ? mix(straight, notchedEnd(fold, outer, shape.notch, q), end) : straight;
    // The lower lapel disappears under the right front, whose roll line is on this side of the centre.
    const shown = upper ? 1 : smoothstep(0.002, 0.022, point[0] + roll(point[1]));
    const spring = 0.0035 * smoothstep(0.5, 1, q) * smoothstep(0, 0.1, along) * smoothstep(1, 0.6, along);
    const flat = lerp(top, LAPEL_LIFT[1], smoothstep(0, 0.3, q)) + spring;
    const lift = lerp(-0.005, flat + (upper ? UPPER * smoothstep(0, 0.12, along) : 0), shown);
    const up = Math.min(1, across / ROLLED);
    // Between the cloth and the fold, the edge is a half round that bulges towards the centre.
    const [px, py, pz] = settle(trunk.field, point, up < 1 ? lerp(-0.003, lift, up) : lift, 1);
    const bulge = up < 1 ? Math.sin(Math.PI * up) * 0.3 * lift : 0;
    out[0] = (px - bulge) * side;
    out[1] = py;
    out[2] = pz;
  };
}
