import { smoothIntersection, superellipse } from '../../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { profile } from '../../../foundation/geometry/curves/profile.ts';
import type { ProfileKey } from '../../../foundation/geometry/curves/profile.ts';
import { ellipseArc } from '../../../foundation/geometry/curves/ellipse-arc.ts';

export interface TorsoShape {
  /**
   * Height, half-width, and depths in front of and behind the side seam, in metres. The first section is below the hem,
   * the last above the neck.
   */
  readonly sections: readonly ProfileKey[];
  /** End of the shoulder seam at the neck, in metres. */
  readonly neck: readonly [halfWidth: number, height: number];
  /** End of the shoulder seam at the arm, in metres. */
  readonly shoulder: readonly [halfWidth: number, height: number];
  /** Curvature of the shoulder towards front and back, per metre: 7 is square, 10 slopes. Default 8. */
  readonly arch?: number;
}

export interface Torso {
  readonly field: DistanceField;
  /** Height of the shoulder seam at distance |x| from the centre. */
  shoulderLine(x: number): number;
  /**
   * Writes the place of a point on the developed (flat) cloth in metres: u from the centre front (face 1) or centre
   * back (-1), growing with x; v from the floor.
   */
  develop(x: number, y: number, z: number, face: 1 | -1, out: [number, number]): void;
}

/** Superellipse exponent of a garment's body: slightly boxier than the body underneath. */
const EXPONENT = 2.3;
const STEP = 0.004;

/**
 * Creates the body of a garment without sleeves: sections by height, under a roof that slopes from the neck to the
 * arms.
 */
export function createTorso({ sections, neck, shoulder, arch = 8 }: TorsoShape): Torso {
  const table = tabulate(sections);
  const low = sections[0]![0];
  const size = new Float64Array(3);
  const measure = (y: number) => {
    const at = clamp((y - low) / STEP, 0, table.length / 3 - 1.001);
    const i = at | 0;
    const rest = at - i;
    for (let c = 0; c < 3; c++) size[c] = table[i * 3 + c]! + (table[i * 3 + 3 + c]! - table[i * 3 + c]!) * rest;
  };
  const slope = (neck[1] - shoulder[1]) / (shoulder[0] - neck[0]);
  const shoulderLine = (x: number) => {
    const ax = Math.abs(x);
    if (ax >= neck[0]) return neck[1] - (ax - neck[0]) * slope;
    // The base of the neck is a smooth hill: a kink at the centre would show as a crease down the chest.
    const inner = 1 - (ax / neck[0]) ** 2;
    return neck[1] + (inner * slope * neck[0]) / 2 + 0.02 * inner * inner;
  };
  const field: DistanceField = (x, y, z) => {
    measure(y);
    const wall = superellipse(x, z, size[0]!, z > 0 ? size[1]! : size[2]!, EXPONENT);
    const roof = (y - shoulderLine(x) + arch * z * z) / Math.sqrt(1 + slope * slope + 4 * arch * arch * z * z);
    return smoothIntersection(wall, roof, 0.05);
  };
  return {
    field,
    shoulderLine,
    develop(x, y, z, face, out) {
      measure(y);
      const depth = face > 0 ? size[1]! : size[2]!;
      out[0] = ellipseArc(Math.atan2(x / size[0]!, (face * z) / depth), size[0]!, depth);
      const near = Math.min(Math.abs(z), depth);
      const over = smoothstep(shoulder[1] - 0.16, shoulder[1] - 0.04, y);
      out[1] = y + over * (archExcess(depth, arch) - archExcess(near, arch));
    },
  };
}

function tabulate(sections: readonly ProfileKey[]): Float64Array {
  const at = profile(sections);
  const low = sections[0]![0];
  const count = Math.ceil((sections.at(-1)![0] - low) / STEP) + 2;
  const table = new Float64Array(count * 3);
  const out = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    at(low + i * STEP, out);
    table.set(out, i * 3);
  }
  return table;
}

/** Length in metres of the arch from its top to depth z, minus its fall. */
function archExcess(z: number, arch: number): number {
  const k = 2 * arch * z;
  return (k * Math.sqrt(1 + k * k) + Math.asinh(k)) / (4 * arch) - arch * z * z;
}
