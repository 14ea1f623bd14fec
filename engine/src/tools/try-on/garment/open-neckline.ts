import type { GarmentCut } from './garment-cut.ts';
import { largestPart } from './largest-part.ts';
import type { UpperOutline } from './upper-outline.ts';
import { clamp } from '../body/place.ts';
import { OPAQUE } from './opaque.ts';

/** Exponents of the possible curves of a neckline: a V, slightly rounded, a circle's, square. */
const POWERS = [0.85, 1, 1.2, 1.5, 2, 2.6];
/** Widths of the opening that are tried, as shares of half the neck's width; a boat neck reaches up to the shoulders. */
const WIDTHS = [0.68, 0.76, 0.84, 0.92, 1, 1.12, 1.25, 1.4, 1.55, 1.7];
/** Minimum depth of the opening, as a share of half the neck's width. */
const MIN_DEPTH = 0.22;
/** Maximum depth of a neckline that does not open in the outline, as a share of half its width. */
const MAX_OPENING = 1.2;
/** Strength of an edge in levels from which it is the edge of a front, and from which it is that of a placket. */
const MIN_STRENGTH = 7;
const MIN_PLACKET_STRENGTH = 14;
/** Depth of the centre, as a share of half the neck's width, from which a neckline is already open. */
const OPEN_DEPTH = 0.35;
/** Share of an edge along which the colours must change in the same way; prints change in many ways. */
const ALONG_EDGE = 0.7;
/** Share of the common change of colour that a place on the edge must show to change in the same way. */
const SAME_CHANGE = 0.3;
/** Factor for an edge whose back is lighter than its front, because the inside of a back lies in shade. */
const LIGHT_BACK = 0.5;
/** Levels by which an edge must be stronger than one that is half a neck's width less deep. */
const DEEPER = 1.5;
/** Levels by which an edge may be weaker than one that is half a neck's width narrower, which leaves scraps at its ends. */
const WIDER = 2.5;
const SAMPLES = 40;
/** Distances on both sides of the edge that are compared, as shares of half the neck's width. */
const NEAR = [0.025, 0.045, 0.07];
/** Half the width of the neck in pixels below which nothing can be measured. */
const MIN_HALF = 6;
/** Maximum depth of an opening as a share of the garment's height. */
const MAX_DEPTH = 0.6;
/** Limit of the change at one place in levels: labels and buttons change more than the edge of a front. */
const MAX_CHANGE = 45;
/** Minimum exponent of a neckline with a placket; a V has none. */
const NO_PLACKET = 0.9;
/**
 * A placket opens below a neckline: its start as a share of the neckline's depth, and its widths and how far it reaches
 * below the neckline as shares of half the neck's width.
 */
const PLACKET_FROM = 0.6;
const PLACKET_SHALLOWEST = 0.3;
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
  const firstRow = (x: number): number => {
    let y = top;
    while (y < hem && alpha[y * width + Math.round(x)]! < OPAQUE) y++;
    return y;
  };
  const open = firstRow(middle);
  if (open - level > OPEN_DEPTH * half) return { cut, depth: open - level };
  const widest = Math.min(middle - sides[0].tip.x, sides[1].tip.x - middle) / half;
  const widths = WIDTHS.filter((share) => share <= Math.max(1, widest));
  const best = bestCurve({ level, widths, powers: POWERS, shallowest: MIN_DEPTH, deepest: MAX_OPENING });
  if (best.strength < MIN_STRENGTH) return { cut, depth: 0 };
  const placket = bestCurve({
    level: level + PLACKET_FROM * best.depth,
    widths: PLACKETS,
    powers: [0.85, 1],
    shallowest: (1 - PLACKET_FROM) * (best.depth / half) + PLACKET_SHALLOWEST,
    deepest: PLACKET_DEEPEST,
  });
  const hasPlacket = best.power >= NO_PLACKET && placket.strength > MIN_PLACKET_STRENGTH;
  const opened = alpha.slice();
  clearAbove(best);
  if (hasPlacket) clearAbove(placket);
  // Removes scraps of labels that are no longer connected.
  const whole = largestPart(opened, width, height, 0.02);
  const depth = Math.max(best.level + best.depth - level, hasPlacket ? placket.level + placket.depth - level : 0);
  return { cut: { ...cut, alpha: whole }, depth };

  function clearAbove({ level: from, half: wide, depth: deep, power }: Curve): void {
    for (let y = 0; y < from + deep + 1; y++)
      for (let x = Math.max(0, Math.ceil(middle - wide)); x <= Math.min(width - 1, middle + wide); x++) {
        const edge = from + deep * dip(Math.abs(x - middle) / wide, power);
        opened[y * width + x] = Math.min(opened[y * width + x]!, 255 * clamp(y - edge - 0.5, 0, 1));
      }
  }

  function bestCurve({ level: from, widths, powers, shallowest, deepest }: Search): Curve {
    let best: Curve = { strength: -Infinity, level: from, half, depth: 0, power: 1 };
    let bestMerit = -Infinity;
    for (const share of widths) {
      const stop = Math.min(deepest * half * Math.max(1, share), MAX_DEPTH * (hem - top));
      // A wide neckline begins on the slope of the shoulders.
      const ends = (firstRow(middle - share * half) + firstRow(middle + share * half)) / 2;
      const start = Math.max(from, share > 1 ? ends : 0);
      for (const power of powers)
        for (let depth = shallowest * half; depth < stop; depth += Math.max(1, 0.03 * half)) {
          const curve = { level: start, half: share * half, depth, power };
          const strength = strengthOf(curve);
          const merit = strength - (DEEPER * depth) / half + WIDER * share;
          if (merit > bestMerit) [best, bestMerit] = [{ ...curve, strength }, merit];
        }
    }
    return best;
  }

  /**
   * How strongly the colours change across a curve, in levels; 0 where they do not change in the same way along most of
   * it.
   */
  function strengthOf(curve: Omit<Curve, 'strength'>): number {
    const changes = Array.from({ length: SAMPLES }, (_, k) => changeAt(curve, -0.94 + (1.88 * (k + 0.5)) / SAMPLES));
    const common = [0, 1, 2].map((c) => changes.reduce((sum, change) => sum + change[c]!, 0) / SAMPLES);
    const size = Math.hypot(...common);
    if (size < 1) return 0;
    let [sum, same] = [0, 0];
    for (const change of changes) {
      const along = (change[0]! * common[0]! + change[1]! * common[1]! + change[2]! * common[2]!) / size;
      sum += clamp(along, -MAX_CHANGE, MAX_CHANGE);
      if (along > SAME_CHANGE * size) same++;
    }
    const share = same / SAMPLES;
    const isBackLighter = common[0]! + common[1]! + common[2]! < 0;
    return share < ALONG_EDGE ? 0 : (share * sum * (isBackLighter ? LIGHT_BACK : 1)) / SAMPLES;
  }

  /** Change of the three channels across a curve, from back to front, at a place from -1 at the left to 1 at the right. */
  function changeAt({ level: from, half: wide, depth, power }: Omit<Curve, 'strength'>, at: number): readonly number[] {
    const share = Math.abs(at);
    const [x, y] = [middle + at * wide, from + depth * dip(share, power)];
    const slope = (depth * (dip(share + 0.02, power) - dip(share - 0.02, power)) * Math.sign(at)) / (0.04 * wide);
    const length = Math.hypot(slope, 1);
    const [nx, ny] = [-slope / length, 1 / length];
    const change = [0, 0, 0];
    for (const step of NEAR) {
      const near = Math.max(1, step * half);
      const [front, back] = [placeOf(x + nx * near, y + ny * near), placeOf(x - nx * near, y - ny * near)];
      // An opening that is already transparent hides nothing of the back.
      if (alpha[front]! < OPAQUE || alpha[back]! < OPAQUE) continue;
      for (let c = 0; c < 3; c++) change[c] = change[c]! + (rgb[3 * front + c]! - rgb[3 * back + c]!) / NEAR.length;
    }
    return change;
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
  /** See `strengthOf`. */
  readonly strength: number;
}

/** From 1 at the centre to 0 at the side. */
const dip = (share: number, power: number): number => {
  const s = clamp(share, 0, 1);
  return power <= 1 ? (1 - s) ** (1 / power) : (1 - s ** power) ** (1 / power);
};
