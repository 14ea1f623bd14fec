import { roundedBox, smoothUnion } from '../../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { BALL_CAP, BOX_CAP, DRUM_CAP } from './cap-kinds.ts';
import type { CapKind } from './cap-kinds.ts';
import { clamp } from '../../../foundation/geometry/interpolation.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Attributes } from '../../../words/prompt/vocabulary/attributes.ts';

/** The body of a bottle as distance fields, standing on y = 0; metres. */
export interface Flacon {
  /** The outer surface of the glass with the neck. */
  readonly outer: DistanceField;
  /** The inner surface of the glass with the neck. */
  readonly inner: DistanceField;
  /** Height of the joint of neck and shoulder. */
  readonly shoulder: number;
  /** Half sizes for framing and meshing. */
  readonly half: Vec3;
  /** Half sizes of the flat area for a label and its position; null for a flacon without a flat front. */
  readonly label: { readonly half: readonly [number, number]; readonly z: number; readonly y: number } | null;
  /** The kind of cap that suits its shape. */
  readonly cap: CapKind;
}

/** Thickness in metres of the sides. Thick glass makes a flacon look expensive. */
const WALL = 0.0052;
/** Thickness in metres of the base. */
const BASE = 0.0115;

/** Distance to a solid body that is enlarged by `grow` metres all round and whose floor is raised by `lift` metres. */
type Solid = (x: number, y: number, z: number, grow: number, lift: number) => number;

export function flacon(shape: Attributes['shape']): Flacon {
  const build = (shape && BODIES[shape]) ?? plainFlacon;
  return build();
}

const plainFlacon = () => boxFlacon([0.0335, 0.0425, 0.0168], 0.0042);

/** Bodies by the shape that words name. Any other shape has the plain one. */
const BODIES: { readonly [Shape in NonNullable<Attributes['shape']>]?: () => Flacon } = {
  square: () => boxFlacon([0.029, 0.032, 0.026], 0.004),
  tall: () => boxFlacon([0.0215, 0.058, 0.0165], 0.0035),
  cylinder: () => turned(0.025, 0.086, (y) => 0.025 - 0.0001 * y, 0, 0.005),
  fluted: () => turned(0.027, 0.08, () => 0.0262, 22, 0.006),
  faceted,
  teardrop: () => ({ ...turned(0.031, 0.1, teardropRadius, 0, 0.012), cap: BALL_CAP }),
  round: disc,
  heart,
  organic: pebble,
};

function assemble(
  solid: Solid,
  height: number,
  options: Omit<Flacon, 'outer' | 'inner' | 'shoulder'>,
  blend = 0.004,
): Flacon {
  const outer: DistanceField = (x, y, z) => {
    const body = solid(x, y, z, 0, 0);
    // Far below the shoulder the neck does not change the distance.
    if (y < height - 0.022 && body < 0.008) return body;
    return smoothUnion(body, column(x, y - height - 0.003, z, 0.0088, 0.007), blend);
  };
  const inner: DistanceField = (x, y, z) => {
    const body = solid(x, y, z, -WALL, BASE);
    if (y < height - 0.03 && body < 0.011) return body;
    return smoothUnion(body, column(x, y - height - 0.002, z, 0.0056, 0.012), 0.004);
  };
  return { ...options, outer, inner, shoulder: height };
}

/** An upright cylinder around the origin with a slightly rounded rim. Far below it the result is only a lower bound. */
function column(x: number, y: number, z: number, radius: number, half: number): number {
  const b = Math.abs(y) - half + 0.0008;
  if (b > 0.02) return b - 0.0008;
  const a = Math.sqrt(x * x + z * z) - radius + 0.0008;
  if (a <= 0 || b <= 0) return Math.max(a, b) - 0.0008;
  return Math.sqrt(a * a + b * b) - 0.0008;
}

function boxFlacon(half: Vec3, edge: number): Flacon {
  const [w, h, d] = half;
  const hollow: Vec3 = [w - WALL, h - WALL / 2 - BASE / 2, d - WALL];
  const raised = h + BASE / 2 - WALL / 2;
  const solid: Solid = (x, y, z, grow) =>
    grow === 0 ? roundedBox(x, y - h, z, half, edge) : roundedBox(x, y - raised, z, hollow, edge * 1.4);
  const label = { half: [w * 0.52, h * 0.46] as const, z: d, y: h * 0.92 };
  return assemble(solid, h * 2, { half, label, cap: BOX_CAP });
}

/** Distance to the edge between two faces, from the distances to each face. */
function cornerDistance(a: number, b: number): number {
  return a <= 0 || b <= 0 ? Math.max(a, b) : Math.sqrt(a * a + b * b);
}

/** A body of revolution, with flutes cut into its side when `flutes` is not 0. */
function turned(widest: number, height: number, radius: (y: number) => number, flutes: number, edge: number): Flacon {
  const solid: Solid = (x, y, z, grow, lift) => {
    const cut = flutes > 0 && grow === 0 ? 0.0009 * Math.abs(Math.cos((Math.atan2(x, z) * flutes) / 2)) - 0.0009 : 0;
    const a = Math.sqrt(x * x + z * z) - radius(clamp(y, 0, height)) - grow - cut + edge;
    const top = height + grow / 2;
    const b = Math.abs(y - (top + lift) / 2) - (top - lift) / 2 + edge;
    return (cornerDistance(a, b) - edge) * 0.9;
  };
  return assemble(solid, height, { half: [widest, height / 2, widest], label: null, cap: DRUM_CAP }, 0.006);
}

function teardropRadius(y: number): number {
  const t = y / 0.1;
  return 0.0105 + 0.0205 * Math.pow(Math.sin(Math.PI * Math.pow(1 - t, 1.45) * 0.82 + 0.16), 1.2);
}

/** Six flat sides, bevelled at the top and the bottom like a gemstone. */
function faceted(): Flacon {
  const [sides, radius, height] = [6, 0.0285, 0.074];
  const step = (Math.PI * 2) / sides;
  const solid: Solid = (x, y, z, grow, lift) => {
    const angle = Math.atan2(x, z);
    const fromFlat = angle - Math.round(angle / step) * step;
    const side = Math.sqrt(x * x + z * z) * Math.cos(fromFlat) - radius - grow;
    const top = height + grow / 2;
    const upper = (side + 0.0105) * 0.72 + (y - top) * 0.69;
    const lower = (side + 0.006) * 0.72 + (lift - y) * 0.69;
    return Math.max(side, upper, lower, y - top, lift - y) - 0.0002;
  };
  return assemble(solid, height, { half: [radius * 1.09, height / 2, radius * 1.09], label: null, cap: DRUM_CAP });
}

/** A thick disc that stands on a flat cut. */
function disc(): Flacon {
  const [radius, depth, edge] = [0.042, 0.0165, 0.007];
  const solid: Solid = (x, y, z, grow, lift) => {
    const round = Math.hypot(x, y - radius + 0.003) - radius - grow + edge;
    const flat = Math.abs(z) - depth - grow + edge;
    const coin = cornerDistance(round, flat) - edge;
    return Math.max(coin, lift - y);
  };
  const label = { half: [0.017, 0.012] as const, z: depth, y: radius };
  return assemble(solid, radius * 2 - 0.005, { half: [radius, radius, depth], label, cap: DRUM_CAP }, 0.007);
}

/** A heart that stands on its cut point (distance by Quilez 2020). */
function heart(): Flacon {
  const [scale, depth, edge, sunk] = [0.079, 0.0165, 0.007, 0.0075];
  const plane = (x: number, y: number) => {
    const [a, b] = [Math.abs(x) / scale, (y + sunk) / scale];
    if (a + b > 1) return (Math.hypot(a - 0.25, b - 0.75) - Math.SQRT2 / 4) * scale;
    const half = 0.5 * Math.max(a + b, 0);
    return Math.sqrt(Math.min(a * a + (b - 1) ** 2, (a - half) ** 2 + (b - half) ** 2)) * Math.sign(a - b) * scale;
  };
  const solid: Solid = (x, y, z, grow, lift) => {
    const flat = Math.abs(z) - depth - grow + edge;
    return Math.max(cornerDistance(plane(x, y) - grow + edge, flat) - edge, lift - y) * 0.92;
  };
  const label = { half: [0.0165, 0.011] as const, z: depth, y: 0.047 };
  return assemble(
    solid,
    scale - sunk + 0.004,
    { half: [scale * 0.6, scale * 0.55, depth], label, cap: BALL_CAP },
    0.009,
  );
}

/** A pebble of glass that leans a little. */
function pebble(): Flacon {
  const solid: Solid = (x, y, z, grow, lift) => {
    const lean = x - 0.035 * (y - 0.07) + 0.0025 * Math.sin(y * 60);
    const [a, b, c] = [0.036 + grow, 0.04 + grow, 0.023 + grow];
    const q = Math.hypot(lean / a, (y - 0.038) / b, z / c);
    const steep = Math.hypot(lean / (a * a), (y - 0.038) / (b * b), z / (c * c)) || 1;
    return Math.max((((q - 1) * q) / steep) * 0.85, lift - y);
  };
  return assemble(solid, 0.0745, { half: [0.042, 0.039, 0.024], label: null, cap: BALL_CAP }, 0.008);
}
