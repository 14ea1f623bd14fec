/** Cuts of gemstones as facets of a convex solid; lengths in half widths of the stone, y through the table. */
import { TAU, clamp } from '../../../foundation/geometry/interpolation.ts';

export type GemCut = 'round' | 'oval' | 'pear' | 'marquise' | 'cushion' | 'emerald' | 'princess';

/** Support function of an outline: its extent in the direction of an angle, from the girdle's centre. */
type Outline = (angle: number) => number;

const DEGREE = Math.PI / 180;
/** Half the girdle's thickness. */
const GIRDLE = 0.022;
/** Distance of the table from the girdle's centre, as in a well-cut brilliant (Tolkowsky 1919). */
const TABLE = 0.33;
/** Distance of the lower point from the girdle's centre. */
const DEPTH = 0.87;

interface CutRow {
  /** Outline of a brilliant; default a step cut. */
  readonly outline?: Outline;
  /** True when it has four corners, 45 degrees from its axes, which claws hold. */
  readonly cornered?: boolean;
}

const CUTS: Readonly<Record<GemCut, CutRow>> = {
  round: { outline: () => 1 },
  oval: { outline: (angle) => Math.hypot(Math.sin(angle) * 1, Math.cos(angle) * 1.34) },
  cushion: { outline: (angle) => dualNorm(angle, 1.08, 1, 3.4) },
  princess: { outline: (angle) => dualNorm(angle, 1, 1, 9), cornered: true },
  marquise: { outline: (angle) => arcs(angle, 1, 1.85) },
  pear: { outline: (angle) => (Math.cos(angle) > 0 ? arcs(angle, 1, 1.6) : 1) },
  emerald: { cornered: true },
};

/** Angle in radians of the first of four claws that hold a stone. */
export function clawAngle(cut: GemCut): number {
  return CUTS[cut].cornered ? Math.PI / 4 : Math.PI / 4.4;
}

/** Support function of a superellipse with the half axes `a` and `b` and the exponent `n`. */
function dualNorm(angle: number, a: number, b: number, n: number): number {
  const q = n / (n - 1);
  return Math.pow(Math.pow(Math.abs(a * Math.cos(angle)), q) + Math.pow(Math.abs(b * Math.sin(angle)), q), 1 / q);
}

/**
 * Support function of two arcs that meet in points at +-`length` on the axis of angle 0, and are at most `half` away
 * from it.
 */
function arcs(angle: number, half: number, length: number): number {
  const radius = (half * half + length * length) / (2 * half);
  const centre = radius - half;
  const side = Math.abs(Math.sin(angle));
  const alongTip = Math.abs(Math.cos(angle));
  // In directions past the arcs' ends, the point itself is the extent.
  return side * radius < centre ? alongTip * length : Math.max(alongTip * length, radius - centre * side);
}

/** Facets by cut and size. */
const cached = new Map<string, Float64Array>();

/** Facets of a cut, 4 numbers each (`GemBody.facets`). `small` omits those that would not be visible on melee. */
export function gemFacets(cut: GemCut, small = false): Float64Array {
  const key = `${cut} ${small}`;
  const found = cached.get(key);
  if (found) return found;
  const { outline } = CUTS[cut];
  const facets = new Float64Array(outline ? brilliant(outline, small) : stepCut());
  cached.set(key, facets);
  return facets;
}

function brilliant(outline: Outline, small: boolean): number[] {
  const facets = [0, 1, 0, TABLE];
  const crown = (angle: number, slope: number, raise: number) => {
    const [s, c] = [Math.sin(slope), Math.cos(slope)];
    facets.push(s * Math.cos(angle), c, s * Math.sin(angle), s * outline(angle) + c * (GIRDLE + raise));
  };
  const pavilion = (angle: number, depth: number, inset: number) => {
    const reach = outline(angle) * inset;
    const slope = Math.atan2(depth - GIRDLE, reach);
    const [s, c] = [Math.sin(slope), Math.cos(slope)];
    facets.push(s * Math.cos(angle), -c, s * Math.sin(angle), s * reach + c * GIRDLE);
  };
  const wall = (angle: number) => facets.push(Math.cos(angle), 0, Math.sin(angle), outline(angle));
  const eighth = TAU / 8;
  for (let k = 0; k < 8; k++) {
    crown(k * eighth, 34.5 * DEGREE, 0);
    pavilion(k * eighth, DEPTH, 1);
    if (!small) crown((k + 0.5) * eighth, 24 * DEGREE, TABLE * 0.34);
    for (const off of [0.25, 0.75]) {
      if (!small) crown((k + off) * eighth, 41 * DEGREE, 0);
      pavilion((k + off) * eighth, DEPTH * 1.045, 1);
    }
  }
  for (let k = 0; k < (small ? 16 : 48); k++) wall((k * TAU) / (small ? 16 : 48));
  return facets;
}

/** An emerald cut: an oblong with cut corners, in steps. */
function stepCut(): number[] {
  const facets = [0, 1, 0, TABLE * 0.9];
  const [length, width, corner] = [1.36, 1, 0.36];
  for (let k = 0; k < 8; k++) {
    const angle = (k * TAU) / 8;
    const reach = k % 2 === 1 ? (length + width - corner) * Math.SQRT1_2 : k % 4 === 0 ? length : width;
    facets.push(Math.cos(angle), 0, Math.sin(angle), reach);
    for (const [slope, inset] of [
      [46, 0],
      [35, 0.1],
      [24, 0.25],
    ] as const)
      step(angle, reach, slope, inset, 1);
    for (const [slope, inset] of [
      [52, 0],
      [43, 0.16],
      [33, 0.42],
    ] as const)
      step(angle, reach, slope, inset, -1);
  }
  return facets;

  function step(angle: number, reach: number, degrees: number, inset: number, up: number): void {
    const [s, c] = [Math.sin(degrees * DEGREE), Math.cos(degrees * DEGREE)];
    const rise = GIRDLE + inset * (up > 0 ? 1 : 1.12);
    facets.push(s * Math.cos(angle), up * c, s * Math.sin(angle), s * (reach - clamp(inset)) + c * rise);
  }
}
