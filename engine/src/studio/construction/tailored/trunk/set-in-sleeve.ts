import { gridMesh } from '../../../../foundation/geometry/mesh/grid.ts';
import { lerp, smoothstep, TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { bezierPath, pathLength } from '../../../../foundation/geometry/curves/path.ts';
import { profile } from '../../../../foundation/geometry/curves/profile.ts';
import { mix, normalise, subtract } from '../../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../../foundation/geometry/vector.ts';
import type { SurfaceSpot } from '../../sewing/surface-point.ts';
import { atDetail } from '../../../parts/at-detail.ts';
import type { TailoredCut } from '../cut/cut.ts';
import type { Trunk } from './trunk.ts';

/**
 * Height of folds on a sleeve in metres, by the distance from the hem in metres and the angle in radians from the outer
 * side to the front.
 */
export type SleeveRelief = (fromHem: number, angle: number) => number;

/**
 * Mean radius in metres with which sleeves are laid flat: u is the angle times this radius, v the distance from the
 * hem.
 */
export const SLEEVE_RADIUS = 0.056;
/** Share of the mesh's rows that show the cloth turned up inside the hem. */
const HEM_TURN_ROWS = 0.1;
/** Length in metres of the cloth turned up inside the hem. */
const HEM_TURN_LENGTH = 0.035;
const SPANS = 48;

interface SleevePlan {
  readonly cut: TailoredCut;
  readonly trunk: Trunk;
  /** 1: the left arm, which is on the right of the picture. */
  readonly side: 1 | -1;
  readonly relief: SleeveRelief;
  readonly detail: number;
}

export interface SetInSleeve {
  readonly mesh: Mesh;
  /** Builds a strap or rib round the sleeve between two heights above its hem, `lift` metres thick with round edges. */
  band(from: number, to: number, lift: number, detail: number): Mesh;
  /**
   * Returns a point of the sleeve below its crown, by the distance from the hem in metres and the angle from the outer
   * side to the front.
   */
  spot(fromHem: number, angle: number, off: number): SurfaceSpot;
}

/**
 * Builds a tailored (two-piece) sleeve as one mesh. From the top it is a ring that follows the armhole, a crown (sleeve
 * head) that rises over the seam, and an arm that leans back to the elbow and forward below it. Ring and trunk share one
 * curve, so that no gap can open.
 */
export function setInSleeve(plan: SleevePlan): SetInSleeve {
  const { cut, side } = plan;
  const arm = createArm(cut);
  return {
    mesh: sleeveMesh(arm, plan),
    band: (from, to, lift, density) => bandMesh(arm, side, [from, to], lift, density),
    spot(fromHem, angle, off) {
      const at: MutableVec3 = [0, 0, 0];
      const beyond: MutableVec3 = [0, 0, 0];
      arm.point(1 - fromHem / arm.length, angle, off, at);
      arm.point(1 - fromHem / arm.length, angle, off + 0.01, beyond);
      at[0] *= side;
      beyond[0] *= side;
      return { at, normal: normalise(subtract(beyond, at)) };
    },
  };
}

function bandMesh(arm: Arm, side: 1 | -1, [from, to]: readonly [number, number], lift: number, detail: number): Mesh {
  return gridMesh(
    {
      columns: atDetail(96, detail),
      rows: 14,
      closed: true,
      flip: side < 0,
      develop: (u, v, _position, out) => {
        out[0] = -angleOf(u) * SLEEVE_RADIUS * side;
        out[1] = lerp(to, from, v);
      },
    },
    (u, v, out) => {
      // The section is a slim oval, with half a turn over each edge.
      const flank = Math.min(1, Math.min(v, 1 - v) / 0.14);
      const height = lift * Math.sqrt(1 - (1 - flank) ** 2) - 0.001 * (1 - flank);
      arm.point(1 - lerp(to, from, v) / arm.length, angleOf(u), height, out);
      out[0] *= side;
    },
  );
}

function sleeveMesh(arm: Arm, { cut, trunk, side, relief, detail }: SleevePlan): Mesh {
  const columns = atDetail(108, detail);
  const rows = atDetail(170, detail);
  const ring = armholeRing(cut, trunk);
  const heads = Array.from({ length: columns + 1 }, (_, i) => {
    const angle = angleOf(i / columns);
    const start = ring(angle);
    const t0 = arm.shareAt(start[1], angle);
    return { angle, start, t0, over: clothOver(arm, { angle, start, t0 }, cut.crown) };
  });
  const headOf = (u: number) => heads[Math.round(u * columns)]!;
  const first: MutableVec3 = [0, 0, 0];
  const place = (u: number, v: number, out: MutableVec3) => {
    const { angle, start, t0 } = headOf(u);
    const outer = Math.min(1, v / (1 - HEM_TURN_ROWS));
    // Rows are denser where the crown turns.
    const t = lerp(t0, 1, outer * (0.45 + 0.55 * outer));
    const along = (t - t0) * arm.length;
    const turned = Math.max(0, v - (1 - HEM_TURN_ROWS)) / HEM_TURN_ROWS;
    arm.point(turned > 0 ? 1 - (turned * HEM_TURN_LENGTH) / arm.length : t, angle, turned > 0 ? -0.0045 : 0, out);
    const rise = turned > 0 ? 0 : relief((1 - t) * arm.length, angle);
    if (rise !== 0) {
      const calm = rise * smoothstep(0, 0.05, along) * smoothstep(0, 0.012, (1 - t) * arm.length);
      arm.push(t, angle, calm, out);
    }
    const share = crownShare(along, angle, cut.crown);
    if (share > 0) {
      arm.point(t0, angle, 0, first);
      for (let k = 0; k < 3; k++) out[k] = out[k]! + (start[k]! - first[k]!) * share;
    }
    out[0] *= side;
  };
  return gridMesh(
    {
      columns,
      rows,
      closed: true,
      flip: side < 0,
      develop: (u, v, _position, out) => {
        const { angle, t0, over } = headOf(u);
        out[0] = -angle * SLEEVE_RADIUS * side;
        const outer = Math.min(1, v / (1 - HEM_TURN_ROWS));
        const t = lerp(t0, 1, outer * (0.45 + 0.55 * outer));
        out[1] = (1 - t) * arm.length + over((t - t0) * arm.length) - Math.max(0, v - 1 + HEM_TURN_ROWS);
      },
    },
    place,
  );
}

/**
 * Angle of a column. Columns run from the inner front of the arm over its front, its outside and its back to the inner
 * front again, where the mesh closes.
 */
function angleOf(u: number): number {
  return Math.PI * 0.75 - u * TAU;
}

/** Start of a line down the sleeve: its angle, its point on the armhole, and the share of the arm at the same level. */
interface Head {
  readonly angle: number;
  readonly start: Vec3;
  readonly t0: number;
}

/** Number of steps in which the length of the fabric over the crown is measured. */
const CROWN_STEPS = 14;

/**
 * Returns, by the distance below the armhole, the metres by which the fabric from the crown to that place is longer
 * than the arm. Without this excess the weave would be stretched where the crown curves.
 */
function clothOver(arm: Arm, { angle, start, t0 }: Head, crown: number): (along: number) => number {
  const reach = crownReach(angle);
  const excess = new Float64Array(CROWN_STEPS + 1);
  const [first, here, below]: [MutableVec3, MutableVec3, MutableVec3] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  arm.point(t0, angle, 0, first);
  for (let i = CROWN_STEPS; i >= 0; i--) {
    const at = (i / CROWN_STEPS) * reach;
    arm.point(t0 + at / arm.length, angle, 0, here);
    const share = crownShare(at, angle, crown);
    for (let k = 0; k < 3; k++) here[k] = here[k]! + (start[k]! - first[k]!) * share;
    if (i < CROWN_STEPS) {
      const way = Math.hypot(here[0] - below[0], here[1] - below[1], here[2] - below[2]);
      excess[i] = excess[i + 1]! + way - reach / CROWN_STEPS;
    }
    for (let k = 0; k < 3; k++) below[k] = here[k]!;
  }
  return (along) => {
    const at = (along / reach) * CROWN_STEPS;
    if (at >= CROWN_STEPS) return 0;
    const i = Math.max(0, Math.floor(at));
    return lerp(excess[i]!, excess[i + 1]!, at - i);
  };
}

/** Distance in metres below the armhole over which its shape blends into that of the arm. */
function crownReach(angle: number): number {
  return lerp(0.11, 0.06, 0.5 + 0.5 * Math.cos(angle));
}

/**
 * Share of the armhole's shape that remains `along` metres below it. The share falls quickly at the crown and slowly at
 * the armpit.
 */
function crownShare(along: number, angle: number, crown: number): number {
  const top = 0.5 + 0.5 * Math.cos(angle);
  const reach = crownReach(angle);
  if (along >= reach) return 0;
  const left = 1 - along / reach;
  const round = 1 - Math.sqrt(1 - left * left);
  const soft = left * left * (3 - 2 * left);
  return lerp(soft, round, Math.min(1, top * 1.4) * crown);
}

function armholeRing({ armpit, shoulder }: TailoredCut, trunk: Trunk): (angle: number) => Vec3 {
  const count = 240;
  const centre = (armpit + shoulder[1]) / 2 + 0.004;
  const points = Array.from({ length: count + 1 }, (_, i): Vec3 => {
    const a = (i / count) * TAU;
    let low = 0;
    let high = 0.2;
    for (let step = 0; step < 18; step++) {
      const r = (low + high) / 2;
      const y = centre + r * Math.cos(a);
      if (trunk.field(trunk.seam(y), y, r * Math.sin(a)) < 0) low = r;
      else high = r;
    }
    const y = centre + low * Math.cos(a);
    return [trunk.seam(y), y, low * Math.sin(a)];
  });
  return (angle) => {
    const at = ((angle / TAU + 4) % 1) * count;
    const i = Math.min(count - 1, Math.floor(at));
    const a = points[i]!;
    const b = points[i + 1]!;
    const share = at - i;
    return [lerp(a[0], b[0], share), lerp(a[1], b[1], share), lerp(a[2], b[2], share)];
  };
}

/** Vertical length in metres of a sleeve that reaches the wrist. */
const LONG = 0.6;

function along(path: readonly Vec3[], at: number): MutableVec3 {
  const i = Math.min(path.length - 2, Math.floor(at));
  return mix(path[i]!, path[i + 1]!, at - i);
}

interface Arm {
  readonly length: number;
  /** Position along the spine, 0 to 1, at which the section is at height `y` at the given angle. */
  shareAt(y: number, angle: number): number;
  /** Writes the point of the sleeve `off` metres outside its surface. */
  point(t: number, angle: number, off: number, out: MutableVec3): void;
  /** Moves `out` outwards by `rise` metres. */
  push(t: number, angle: number, rise: number, out: MutableVec3): void;
}

/** Axis of a sleeve that reaches the wrist, from inside the shoulder down. */
function sleeveSpine({ shoulder: [tipX, tipY], ease, flare, cocoon }: TailoredCut): MutableVec3[] {
  const out = Math.max(0, flare - 0.02) * 0.2 + cocoon * 0.015 + Math.max(0, ease) * 0.3;
  return bezierPath(
    [tipX - 0.036 + ease * 0.2, tipY + 0.004, -0.002],
    [tipX + 0.012 + out, tipY - 0.22, -0.034],
    [tipX + 0.034 + out, tipY - 0.38, -0.03],
    [tipX + 0.038 + out * 1.3, tipY - LONG, 0.068],
    SPANS,
  );
}

/** Places on the axis of a long sleeve where elbow and wrist of its wearer are. */
export function armInSleeve(cut: TailoredCut): { readonly elbow: Vec3; readonly wrist: Vec3 } {
  const spine = sleeveSpine(cut);
  return { elbow: along(spine, SPANS * ELBOW), wrist: along(spine, SPANS * WRIST) };
}

/** Shares of the axis of a long sleeve. */
const ELBOW = 0.46;
const WRIST = 0.93;

/** Shares of a long sleeve between which it narrows to a knitted cuff; the cuff begins between them (`RIB`). */
const RIB_KEYS = [0.895, 0.915] as const;
/** Distance in metres by which a knitted cuff is narrower than the end of a plain sleeve. */
const RIB_TIGHTNESS = 0.011;

function createArm(cut: TailoredCut): Arm {
  const { ease, sleeve } = cut;
  const wide = ease * 0.5 + sleeve.width;
  const whole = sleeveSpine(cut);
  const share = Math.min(1, sleeve.length / LONG);
  const spine = whole.map((_, i) => along(whole, share * i));
  const length = pathLength(spine);
  const tight = cut.ribbed ? RIB_TIGHTNESS : 0;
  const sizesLong = profile([
    [0, 0.032 + wide * 0.5, 0.07 + wide],
    [0.05, 0.043 + wide, 0.072 + wide],
    [0.12, 0.05 + wide, 0.073 + wide],
    [0.3, 0.05 + wide, 0.064 + wide],
    [0.55, 0.045 + wide, 0.054 + wide],
    [0.8, 0.04 + wide + sleeve.flare * 0.3, 0.047 + wide + sleeve.flare * 0.3],
    ...(cut.ribbed
      ? [
          [RIB_KEYS[0], 0.041 + wide, 0.047 + wide] as const,
          [RIB_KEYS[1], 0.037 + wide - tight, 0.043 + wide - tight] as const,
        ]
      : []),
    [1, 0.036 + wide * 0.8 + sleeve.flare - tight, 0.043 + wide * 0.8 + sleeve.flare - tight],
  ]);
  const sizes = (t: number, out: number[]) => sizesLong(t * share, out);
  const size = [0, 0];
  const frame = { x: 0, y: 0, z: 0, ax: 0, ay: 0 };
  const locate = (t: number) => {
    const at = Math.min(SPANS - 1e-6, Math.max(0, t * SPANS));
    const i = Math.floor(at);
    const a = spine[i]!;
    const b = spine[i + 1]!;
    frame.x = lerp(a[0], b[0], at - i);
    frame.y = lerp(a[1], b[1], at - i);
    frame.z = lerp(a[2], b[2], at - i);
    // The first axis of a section runs across the arm: horizontal at the crown and perpendicular to the arm below it.
    const before = spine[Math.max(0, i - 1)]!;
    const after = spine[Math.min(SPANS, i + 2)]!;
    const tx = after[0] - before[0];
    const ty = after[1] - before[1];
    const scale = 1 / Math.hypot(tx, ty);
    frame.ax = -ty * scale;
    frame.ay = tx * scale;
    sizes(t, size);
  };
  const point = (t: number, angle: number, off: number, to: MutableVec3) => {
    locate(t);
    const across = Math.cos(angle) * (size[0]! + off);
    to[0] = frame.x + frame.ax * across;
    to[1] = frame.y + frame.ay * across;
    to[2] = frame.z + Math.sin(angle) * (size[1]! + off);
  };
  const probe: MutableVec3 = [0, 0, 0];
  return {
    length,
    point,
    shareAt(y, angle) {
      let low = 0;
      let high = 0.9;
      for (let step = 0; step < 12; step++) {
        const centre = (low + high) / 2;
        point(centre, angle, 0, probe);
        if (probe[1] > y) low = centre;
        else high = centre;
      }
      return (low + high) / 2;
    },
    push(t, angle, rise, to) {
      locate(t);
      const across = Math.cos(angle) * rise;
      to[0] += frame.ax * across;
      to[1] += frame.ay * across;
      to[2] += Math.sin(angle) * rise;
    },
  };
}
