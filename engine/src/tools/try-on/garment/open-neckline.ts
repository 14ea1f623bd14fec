import type { GarmentCut } from './garment-cut.ts';
import { largestPart } from './largest-part.ts';
import type { UpperOutline } from './upper-outline.ts';
import { clamp } from '../body/place.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { OPAQUE } from './opaque.ts';

/** Exponents of the possible curves of a neckline: a V, slightly rounded, a circle's, square. */
const POWERS = [0.85, 1, 1.2, 1.5, 2, 2.6];
/** Widths of the opening that are tried, as shares of half the neck's width. */
const WIDTHS = [0.68, 0.76, 0.84, 0.92, 1];
/** Minimum depth of the opening, as a share of half the neck's width. */
const MIN_DEPTH = 0.22;
/** Maximum depth that is searched, as a share of half the neck's width. */
const MAX_SEARCHED_DEPTH = 2.5;
/**
 * Maximum depth of a neckline that does not open in the outline, as a share of half the neck's width. The best curve is
 * searched beyond it, because one at the limit of the search is seldom an edge: it lies in a print.
 */
const MAX_OPENING = 1.2;
/** Minimum difference in levels (of 255) by which the inside of the back is darker than the front. */
const MIN_CONTRAST = 7;
/** Depth of the centre, as a share of half the neck's width, from which a neckline is already open. */
const OPEN_DEPTH = 0.35;
/**
 * Additional contrast that a deep neckline needs, in levels for each half width that it is deeper than `USUAL_DEPTH`.
 */
const DEEP_CONTRAST = 1.2;
/** Usual depth of a neckline in half widths of the neck. */
const USUAL_DEPTH = 0.8;
/** Additional contrast in levels that a V needs over a round neckline. */
const V_CONTRAST = 2;
/** Brightness of a lining relative to the front's median (LINING), and the minimum median for that test. */
const LINING = 0.6;
const MIN_LINING = 30;
const SAMPLES = 40;
/** Distances on both sides of the edge that are compared, as shares of half the neck's width. */
const NEAR = [0.025, 0.045, 0.07];
/**
 * Distances that are compared after stripes are smoothed, and the radius of the smoothing, as shares of half the neck.
 */
const BROAD = [0.1, 0.14, 0.18];
const STRIPE_SMOOTHING = 0.1;
/** Levels by which one measurement must be clearer than the one that it replaces. */
const CLEARER = 3;
/** Half the width of the neck in pixels below which nothing can be measured. */
const MIN_HALF = 6;
/** Maximum depth of an opening as a share of the garment's height. */
const MAX_DEPTH = 0.6;
/** Limits of one step in levels: labels and buttons are stronger than the edge of a front. */
const MAX_DARKER = -30;
const MAX_LIGHTER = 45;
/** Exponent from which a curve is round. */
const ROUNDED = 1.5;
/** Minimum exponent of a neckline with a placket; a V has none. */
const NO_PLACKET = 0.9;
/**
 * A placket opens below a neckline: its start as a share of the neckline's depth, and its widths and maximum depth as
 * shares of half the neck's width.
 */
const PLACKET_FROM = 0.6;
const PLACKETS = [0.16, 0.22, 0.28, 0.36, 0.44];
const PLACKET_DEEPEST = 1.3;

interface OpenedNeckline {
  readonly cut: GarmentCut;
  /** Pixels of the garment from the neck's height to the lowest point of the opening; 0 for none. */
  readonly depth: number;
}

/**
 * Removes the inside of the back that an empty garment shows, because a worn garment shows the neck there. The front's
 * edge is the curve from one side of the neck to the other along which the front is most clearly lighter than the back.
 */
export function openNeckline(cut: GarmentCut, { sides, top, hem }: UpperOutline): OpenedNeckline {
  const { width, height, rgb, alpha } = cut;
  const [left, right] = [sides[0].neck, sides[1].neck];
  const [middle, half] = [(left.x + right.x) / 2, (right.x - left.x) / 2];
  const level = Math.max(left.y, right.y);
  if (half < MIN_HALF) return { cut, depth: 0 };
  let open = top;
  while (open < hem && alpha[open * width + Math.round(middle)]! < OPAQUE) open++;
  if (open - level > OPEN_DEPTH * half) return { cut, depth: open - level };
  const light = lightPlane(rgb);
  const even = blur(light, width, height, Math.max(1, STRIPE_SMOOTHING * half), { passes: 2 });
  const neck = { level, widths: WIDTHS, powers: POWERS, shallowest: MIN_DEPTH, deepest: MAX_SEARCHED_DEPTH };
  const fine = bestCurve(light, NEAR, neck);
  const broad = bestCurve(even, BROAD, neck);
  // For stripes the overall brightness is more reliable than the steps between them.
  const best = broad.contrast > fine.contrast + CLEARER ? broad : fine;
  if (best.contrast < MIN_CONTRAST || best.depth > MAX_OPENING * half) return { cut, depth: 0 };
  const placket = bestCurve(light, NEAR, {
    level: level + PLACKET_FROM * best.depth,
    widths: PLACKETS,
    powers: [0.85, 1],
    shallowest: (1 - PLACKET_FROM) * (best.depth / half) + 0.1,
    deepest: PLACKET_DEEPEST,
  });
  const hasPlacket = best === fine && best.power >= NO_PLACKET && placket.contrast > MIN_CONTRAST + CLEARER;
  const opened = alpha.slice();
  clearAbove(best);
  if (hasPlacket) clearAbove(placket);
  const lowest = openLining(opened);
  // Removes scraps of labels that are no longer connected.
  const whole = largestPart(opened, width, height, 0.02);
  const depth = Math.max(best.depth, lowest - level, hasPlacket ? placket.level + placket.depth - level : 0);
  return { cut: { ...cut, alpha: whole }, depth };

  function clearAbove({ level: from, half: wide, depth: deep, power }: Curve): void {
    for (let y = 0; y < from + deep + 1; y++)
      for (let x = Math.max(0, Math.ceil(middle - wide)); x <= Math.min(width - 1, middle + wide); x++) {
        const edge = from + deep * dip(Math.abs(x - middle) / wide, power);
        opened[y * width + x] = Math.min(opened[y * width + x]!, 255 * clamp(y - edge - 0.5, 0, 1));
      }
  }

  /**
   * Also removes a lining between lapels: pixels far darker than the front that are connected to the opening. Returns
   * its last row.
   */
  function openLining(into: Uint8Array): number {
    const front: number[] = [];
    for (let y = Math.round(top + 0.3 * (hem - top)); y < top + 0.8 * (hem - top); y += 3)
      for (let x = Math.round(middle - 1.4 * half); x < middle + 1.4 * half; x += 3)
        if (alpha[y * width + x]! > 200) front.push(light[y * width + x]!);
    front.sort((a, b) => a - b);
    const dark = LINING * (front[front.length >> 1] ?? 0);
    if (dark < MIN_LINING || front[Math.floor(0.06 * front.length)]! < dark) return 0;
    const reached = new Uint8Array(alpha.length);
    const stack: number[] = [];
    const visit = (x: number, y: number) => {
      const i = y * width + x;
      if (y >= hem || Math.abs(x - middle) > half || reached[i] || into[i]! < OPAQUE || light[i]! > dark) return;
      reached[i] = 1;
      stack.push(i);
    };
    for (let i = 0; i < into.length; i++)
      if (into[i]! < OPAQUE && alpha[i]! >= OPAQUE) visit(i % width, Math.floor(i / width) + 1);
    let last = 0;
    while (stack.length > 0) {
      const i = stack.pop()!;
      const [x, y] = [i % width, Math.floor(i / width)];
      last = Math.max(last, y);
      visit(x - 1, y);
      visit(x + 1, y);
      visit(x, y + 1);
      visit(x, y - 1);
    }
    // Labels and seams inside the lining are included, by filling every row from its first to its last pixel.
    for (let y = Math.round(level); y <= last; y++) {
      let [from, to] = [width, -1];
      for (let x = 0; x < width; x++) if (reached[y * width + x]) [from, to] = [Math.min(from, x), x];
      for (let x = from - 1; x <= to + 1; x++) if (to >= from) into[y * width + x] = 0;
    }
    return last;
  }

  function bestCurve(plane: Float32Array, steps: readonly number[], search: Search): Curve {
    const { level: from, powers, shallowest, deepest } = search;
    let best: Curve = { contrast: -Infinity, level: from, half, depth: 0, power: 1 };
    const stop = Math.min(deepest * half, MAX_DEPTH * (hem - top));
    for (const share of search.widths)
      for (const power of powers)
        for (let depth = shallowest * half; depth < stop; depth += Math.max(1, 0.03 * half)) {
          const curve = { level: from, half: share * half, depth, power };
          const bonus = power >= ROUNDED ? V_CONTRAST : 0;
          const contrast =
            contrastOf(plane, steps, curve) + bonus - DEEP_CONTRAST * Math.max(0, depth / half - USUAL_DEPTH);
          if (contrast > best.contrast) best = { ...curve, contrast };
        }
    return best;
  }

  /** Mean step of brightness across the curve, towards the front; strong steps are limited. */
  function contrastOf(plane: Float32Array, steps: readonly number[], curve: Omit<Curve, 'contrast'>): number {
    const { level: from, half: wide, depth, power } = curve;
    let sum = 0;
    for (let k = 0; k < SAMPLES; k++) {
      const share = -0.94 + (1.88 * (k + 0.5)) / SAMPLES;
      const x = middle + share * wide;
      const y = from + depth * dip(Math.abs(share), power);
      const slope =
        (depth * (dip(Math.abs(share) + 0.02, power) - dip(Math.abs(share) - 0.02, power)) * Math.sign(share)) /
        (0.04 * wide);
      const length = Math.hypot(slope, 1);
      const [nx, ny] = [-slope / length, 1 / length];
      let step = 0;
      for (const share of steps) {
        const near = Math.max(1, share * half);
        const [front, back] = [placeOf(x + nx * near, y + ny * near), placeOf(x - nx * near, y - ny * near)];
        // An opening that is already transparent hides nothing of the back.
        if (alpha[front]! >= OPAQUE && alpha[back]! >= OPAQUE) step += plane[front]! - plane[back]!;
      }
      sum += clamp(step / steps.length, MAX_DARKER, MAX_LIGHTER);
    }
    return sum / SAMPLES;
  }

  function placeOf(x: number, y: number): number {
    return clamp(Math.round(y), 0, height - 1) * width + clamp(Math.round(x), 0, width - 1);
  }
}

interface Search {
  readonly level: number;
  readonly widths: readonly number[];
  readonly powers: readonly number[];
  /** Minimum and maximum depth as shares of half the neck's width. */
  readonly shallowest: number;
  readonly deepest: number;
}

/** The edge of a front: from row `level` at both sides down by `depth` at the centre, in pixels. */
interface Curve {
  readonly level: number;
  readonly half: number;
  readonly depth: number;
  readonly power: number;
  readonly contrast: number;
}

/** From 1 at the centre to 0 at the side. */
const dip = (share: number, power: number): number => {
  const s = clamp(share, 0, 1);
  return power <= 1 ? (1 - s) ** (1 / power) : (1 - s ** power) ** (1 / power);
};

function lightPlane(rgb: Uint8Array): Float32Array {
  const plane = new Float32Array(rgb.length / 3);
  for (let i = 0; i < plane.length; i++) plane[i] = 0.3 * rgb[3 * i]! + 0.59 * rgb[3 * i + 1]! + 0.11 * rgb[3 * i + 2]!;
  return plane;
}
