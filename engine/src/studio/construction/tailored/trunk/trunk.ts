import { smoothIntersection, superellipse } from '../../../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../../../foundation/geometry/curves/distance-field.ts';
import { ellipseArc } from '../../../../foundation/geometry/curves/ellipse-arc.ts';
import { clamp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { curve, profile } from '../../../../foundation/geometry/curves/profile.ts';
import type { ProfileKey } from '../../../../foundation/geometry/curves/profile.ts';
import type { TailoredCut } from '../cut/cut.ts';

/**
 * The body of a coat without its sleeves, in metres: sections under a padded roof, open where the sleeves are set in.
 */
export interface Trunk {
  readonly field: DistanceField;
  /** Distance of the armhole seam from the centre, by height. */
  seam(y: number): number;
  /** Distance inside the armhole seam, positive on the trunk. */
  readonly armhole: DistanceField;
  /**
   * Writes the place of a point on the developed (flat) cloth: u from the centre front (face 1) or centre back (-1),
   * growing with x; v from the floor.
   */
  develop(x: number, y: number, z: number, face: 1 | -1, out: [number, number]): void;
  /** Depth of the front surface at (x, y); 0 outside the garment. */
  frontAt(x: number, y: number): number;
}

/** Exponent of the superellipse of the horizontal sections; 2 is an ellipse. */
const EXPONENT = 2.3;
/** Height in metres between two tabulated sections. */
const STEP = 0.004;
/** Half-width and height in metres of the point at which the shoulder seam meets the neck. */
const NECK = [0.072, 1.487] as const;
/** Distance in metres by which the armholes of a waistcoat are cut in at the shoulders. */
const INSET = 0.038;
/**
 * Height in metres of the knitted bands of hem and cuffs. The cuffs narrow at `RIB_KEYS` in `set-in-sleeve.ts`, which
 * have to move with it.
 */
export const RIB = 0.058;
/**
 * Curvature of the shoulder towards front and back, per metre. The value is low because pads make the shoulder square.
 */
const ARCH = 6.4;

export function createTrunk(cut: TailoredCut): Trunk {
  const { shoulder, armpit } = cut;
  const table = tabulate(cut.cape ? capeSections(cut) : sections(cut));
  const size = new Float64Array(3);
  const measure = (y: number) => {
    const at = clamp(y / STEP, 0, table.length / 3 - 1.001);
    const i = at | 0;
    const rest = at - i;
    for (let c = 0; c < 3; c++) size[c] = table[i * 3 + c]! + (table[i * 3 + 3 + c]! - table[i * 3 + c]!) * rest;
  };
  const slope = (NECK[1] - shoulder[1]) / (shoulder[0] - NECK[0]);
  const shoulderLine = (x: number) => {
    const ax = Math.abs(x);
    // Pads lift the outer third a little above the straight line from neck to tip.
    if (ax >= NECK[0]) return NECK[1] - (ax - NECK[0]) * slope + padLift(ax, shoulder[0]);
    const inner = 1 - (ax / NECK[0]) ** 2;
    return NECK[1] + (inner * slope * NECK[0]) / 2 + 0.02 * inner * inner;
  };
  const field: DistanceField = (x, y, z) => {
    measure(y);
    const wall = superellipse(x, z, size[0]!, z > 0 ? size[1]! : size[2]!, EXPONENT);
    const roof = (y - shoulderLine(x) + ARCH * z * z) / Math.sqrt(1 + slope * slope + 4 * ARCH * ARCH * z * z);
    return smoothIntersection(wall, roof, cut.cape ? 0.09 : 0.045);
  };
  const chest = shoulder[0] - 0.034;
  const tip = seamTip(cut);
  const onTop = shoulder[0] - tip;
  const inset = cut.waistcoat ? INSET : 0;
  const seam = curve([
    [armpit - 0.09, chest + 0.16],
    [armpit - 0.03, chest + 0.03],
    [armpit, chest + 0.006 - 0.3 * inset],
    [armpit + 0.055, chest - 0.006 - 0.75 * inset],
    [armpit + 0.12, chest - 0.2 * onTop - 0.9 * inset],
    [shoulder[1] - 0.03, tip - 0.01 - inset],
    [shoulder[1], tip - inset],
  ]);
  return {
    field,
    seam,
    armhole: cut.cape ? () => 1 : (x, y) => seam(y) - Math.abs(x),
    frontAt: (x, y) => frontDepth(field, x, y),
    develop(x, y, z, face, out) {
      measure(y);
      const depth = face > 0 ? size[1]! : size[2]!;
      // Over the shoulders the threads of the cloth continue straight up from the chest.
      const high = smoothstep(shoulder[1] - 0.17, shoulder[1] - 0.05, y);
      const arc = high < 1 ? ellipseArc(Math.atan2(x / size[0]!, (face * z) / depth), size[0]!, depth) : 0;
      out[0] = arc + (x * 1.04 - arc) * high;
      const near = Math.min(Math.abs(z), depth);
      const over = smoothstep(shoulder[1] - 0.16, shoulder[1] - 0.04, y);
      out[1] = y + over * (archExcess(depth) - archExcess(near));
    },
  };
}

/**
 * Metres from the centre to the end of the shoulder seam. A crown rounds over the end of the pad, so its seam is
 * on top of the shoulder and not at its corner.
 */
export function seamTip({ shoulder, crown }: TailoredCut): number {
  return shoulder[0] - 0.013 * crown;
}

function padLift(ax: number, tip: number): number {
  return 0.002 * smoothstep(tip - 0.09, tip - 0.01, ax);
}

function frontDepth(field: DistanceField, x: number, y: number): number {
  if (field(x, y, 0) > 0) return 0;
  let low = 0;
  let high = 0.3;
  for (let step = 0; step < 14; step++) {
    const centre = (low + high) / 2;
    if (field(x, y, centre) < 0) low = centre;
    else high = centre;
  }
  return (low + high) / 2;
}

function sections({ ease, waisted, flare, hem, kind, armpit, shoulder, cocoon, ribbed }: TailoredCut): ProfileKey[] {
  const at: SectionKey = (y, halfWidth, front, back) => [y, halfWidth + ease, front + ease * 0.6, back + ease * 0.6];
  const nip = 0.03 * waisted;
  const hang = kind.hip + flare;
  const chest = shoulder[0] - 0.034 - ease;
  const full = cocoon * 0.05;
  // An A-line begins to widen below the chest, a waisted skirt at the waist.
  const sweep = flare * (1 - waisted);
  if (ribbed) return blousonSections(hem, chest, ease, at);
  return [
    at(0, hang + 0.012 - full * 0.7, 0.15 + flare * 0.6 - full * 0.5, 0.15 + flare * 0.6 - full * 0.5),
    at(Math.min(0.4, hem), hang - full * 0.55, 0.146 + flare * 0.6 - full * 0.4, 0.146 + flare * 0.6 - full * 0.4),
    at(0.74, hang - flare * 0.62 + full * 0.25, 0.14 + flare * 0.2, 0.15 + flare * 0.2),
    at(0.88, 0.181 + full * 0.55 + sweep * 0.32, 0.132 + full * 0.36 + sweep * 0.12, 0.149 + full * 0.5),
    at(
      1.0,
      0.175 - nip * 0.42 + full * 0.62 + sweep * 0.18,
      0.127 - nip * 0.3 + full * 0.3,
      0.136 - nip * 0.3 + full * 0.7,
    ),
    at(
      1.09,
      0.169 - nip + full * 0.6 + sweep * 0.09,
      0.125 - nip * 0.5 + full * 0.25,
      0.116 - nip * 0.55 + full * 0.75,
    ),
    at(1.17, chest - 0.006 - nip * 0.45 + full * 0.42, 0.131 - nip * 0.2 + full * 0.15, 0.115 - nip * 0.2 + full * 0.6),
    at(armpit, chest + 0.006 + full * 0.2, 0.137, 0.118 + full * 0.35),
    at(armpit + 0.05, chest + 0.026, 0.137, 0.121),
    at(armpit + 0.115, chest + 0.044, 0.127, 0.12),
    at(1.42, chest + 0.06, 0.106, 0.11),
    at(1.5, chest + 0.066, 0.093, 0.098),
    at(1.6, chest + 0.066, 0.093, 0.098),
  ];
}

type SectionKey = (y: number, halfWidth: number, front: number, back: number) => ProfileKey;

/** Sections of a blouson, which is full down to the waist and taken in by a knitted band. */
function blousonSections(hem: number, chest: number, ease: number, at: SectionKey): ProfileKey[] {
  return [
    at(0, 0.156, 0.112, 0.116),
    at(hem + RIB - 0.012, 0.158, 0.113, 0.118),
    at(hem + RIB + 0.012, 0.17, 0.125, 0.13),
    at(hem + RIB + 0.05, 0.179, 0.136, 0.138),
    at(1.1, 0.177, 0.136, 0.128),
    at(1.238 - Math.max(0, ease) * 0.9, chest + 0.006, 0.137, 0.12),
    at(1.29, chest + 0.026, 0.137, 0.121),
    at(1.353, chest + 0.044, 0.127, 0.12),
    at(1.42, chest + 0.06, 0.106, 0.11),
    at(1.5, chest + 0.066, 0.093, 0.098),
  ];
}

/** Sections of a cape, which falls from the points of the shoulders in one line. */
function capeSections({ hem, shoulder: [tip] }: TailoredCut): ProfileKey[] {
  const wide = 0.3 + Math.max(0, 0.75 - hem) * 0.13;
  return [
    [0, wide + 0.02, 0.2, 0.2],
    [hem, wide, 0.19, 0.19],
    [Math.max(hem + 0.1, 0.95), 0.288, 0.165, 0.168],
    [1.2, tip + 0.062, 0.152, 0.148],
    [1.33, tip + 0.04, 0.138, 0.132],
    [1.42, tip + 0.026, 0.112, 0.114],
    [1.5, tip + 0.024, 0.095, 0.1],
  ];
}

function tabulate(keys: readonly ProfileKey[]): Float64Array {
  const at = profile(keys);
  const count = Math.ceil(keys.at(-1)![0] / STEP) + 2;
  const table = new Float64Array(count * 3);
  const out = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    at(i * STEP, out);
    table.set(out, i * 3);
  }
  return table;
}

/** Length in metres of the roof's arch from its top to depth z, minus its fall. */
function archExcess(z: number): number {
  const k = 2 * ARCH * z;
  return (k * Math.sqrt(1 + k * k) + Math.asinh(k)) / (4 * ARCH) - ARCH * z * z;
}
