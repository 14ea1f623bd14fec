import type { GarmentCut } from './garment-cut.ts';
import { largestPart } from './largest-part.ts';
import type { UpperOutline } from './upper-outline.ts';
import { clamp } from '../body/place.ts';
import { blur } from '../../../foundation/image/blur.ts';

/** Powers of the curves that necklines are: a V, a little rounded, a circle's, square. */
const POWERS = [0.85, 1, 1.2, 1.5, 2, 2.6];
/** Of half the neck's width: where the opening begins, and how deep it may be. */
const WIDTHS = [0.68, 0.76, 0.84, 0.92, 1];
const SHALLOWEST = 0.22;
const DEEPEST = 4.2;
/** Shades of 255 by which the inside of the back is darker than the front, at least. */
const MIN_CONTRAST = 7;
/** A neckline that is open already lies so much lower in the middle, of half the neck's width. */
const OPEN = 0.35;
/** What a deep neckline has to be clearer by, in shades for each half width that it is deeper than usual. */
const UNUSUAL = 1.2;
const USUAL = 0.8;
/** Shades by which a V has to be clearer than a round one. */
const ROUND = 2;
/** A lining is so dark, of the front's middle shade, which itself is no darker than this. */
const LINING = 0.6;
const MIN_LINING = 30;
const SAMPLES = 40;
/** Of half the neck's width: places on either side of the edge that are compared. */
const NEAR = [0.025, 0.045, 0.07];
/** The same where stripes are evened out first, over so much of it. */
const BROAD = [0.1, 0.14, 0.18];
const EVEN = 0.1;
/** Shades by which a reading must be clearer than the one that it takes the place of. */
const CLEARER = 3;
/** A placket opens below a neckline: from where in its depth, how wide and how deep, of half the neck's width. */
const PLACKET_FROM = 0.6;
const PLACKETS = [0.16, 0.22, 0.28, 0.36, 0.44];
const PLACKET_DEEPEST = 1.3;

interface OpenedNeckline {
  readonly cut: GarmentCut;
  /** Pixels of the garment from the neck's height to the lowest place of the opening; 0 for none. */
  readonly depth: number;
}

/**
 * Takes out what an empty garment shows of the inside of its back: worn, a neck is there. The edge of the front is the
 * curve from one side of the neck to the other along which it is most clearly lighter than what it hides.
 */
export function openNeckline(cut: GarmentCut, { sides, top, hem }: UpperOutline): OpenedNeckline {
  const { width, height, rgb, alpha } = cut;
  const [left, right] = [sides[0].neck, sides[1].neck];
  const [middle, half] = [(left.x + right.x) / 2, (right.x - left.x) / 2];
  const level = Math.max(left.y, right.y);
  if (half < 6) return { cut, depth: 0 };
  let open = top;
  while (open < hem && alpha[open * width + Math.round(middle)]! < 128) open++;
  if (open - level > OPEN * half) return { cut, depth: open - level };
  const light = lightPlane(rgb);
  const even = blur(light, width, height, Math.max(1, EVEN * half), { passes: 2 });
  const neck = { level, widths: WIDTHS, powers: POWERS, shallowest: SHALLOWEST, deepest: DEEPEST };
  const fine = bestCurve(light, NEAR, neck);
  const broad = bestCurve(even, BROAD, neck);
  // Of stripes the shade as a whole tells more than the steps between them.
  const best = broad.contrast > fine.contrast + CLEARER ? broad : fine;
  if (best.contrast < MIN_CONTRAST) return { cut, depth: 0 };
  const placket = bestCurve(light, NEAR, {
    level: level + PLACKET_FROM * best.depth,
    widths: PLACKETS,
    powers: [0.85, 1],
    shallowest: (1 - PLACKET_FROM) * (best.depth / half) + 0.1,
    deepest: PLACKET_DEEPEST,
  });
  const hasPlacket = best === fine && best.power >= 0.9 && placket.contrast > MIN_CONTRAST + CLEARER;
  const opened = alpha.slice();
  clearAbove(best);
  if (hasPlacket) clearAbove(placket);
  const lowest = openLining(opened);
  // Scraps of labels hang in the air.
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

  /** A lining between lapels goes as well: what is far darker than the front and joins the opening. Answers its last row. */
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
      if (y >= hem || Math.abs(x - middle) > half || reached[i] || into[i]! < 128 || light[i]! > dark) return;
      reached[i] = 1;
      stack.push(i);
    };
    for (let i = 0; i < into.length; i++)
      if (into[i]! < 128 && alpha[i]! >= 128) visit(i % width, Math.floor(i / width) + 1);
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
    // Labels and seams within it are enclosed: every row goes from its first to its last place.
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
    const stop = Math.min(deepest * half, 0.6 * (hem - top));
    for (const share of search.widths)
      for (const power of powers)
        for (let depth = shallowest * half; depth < stop; depth += Math.max(1, 0.03 * half)) {
          const curve = { level: from, half: share * half, depth, power };
          const bonus = power >= 1.5 ? ROUND : 0;
          const contrast = contrastOf(plane, steps, curve) + bonus - UNUSUAL * Math.max(0, depth / half - USUAL);
          if (contrast > best.contrast) best = { ...curve, contrast };
        }
    return best;
  }

  /** Mean step across the curve, towards the front; strong steps count no more than clear ones. */
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
        // What is open already hides nothing of the back.
        if (alpha[front]! >= 128 && alpha[back]! >= 128) step += plane[front]! - plane[back]!;
      }
      sum += clamp(step / steps.length, -30, 45);
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
  /** Of half the neck's width. */
  readonly shallowest: number;
  readonly deepest: number;
}

/** The edge of a front: from `level` on both sides down by `depth` in the middle, pixels. */
interface Curve {
  readonly level: number;
  readonly half: number;
  readonly depth: number;
  readonly power: number;
  readonly contrast: number;
}

/** 1 in the middle to 0 at the side. */
const dip = (share: number, power: number): number => {
  const s = clamp(share, 0, 1);
  return power <= 1 ? (1 - s) ** (1 / power) : (1 - s ** power) ** (1 / power);
};

function lightPlane(rgb: Uint8Array): Float32Array {
  const plane = new Float32Array(rgb.length / 3);
  for (let i = 0; i < plane.length; i++) plane[i] = 0.3 * rgb[3 * i]! + 0.59 * rgb[3 * i + 1]! + 0.11 * rgb[3 * i + 2]!;
  return plane;
}
