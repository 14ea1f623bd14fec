import { blur } from '../../../foundation/image/blur.ts';
import { MIN_TRUST, readLean, refineLean } from './border-lean.ts';
import type { Sheet } from './sheet.ts';
import { smoothRow, smoothRows } from './smooth-rows.ts';

/** What crosses the right border of a sheet, row by row. */
export interface BorderLines {
  /** Rows that what crosses the border goes down per column outwards. */
  readonly lean: Float32Array;
  /** Colours at the border, 3 per row, without what does not go on along the lines. */
  readonly colours: Float32Array;
  /** The same without faint differences from row to row, which it takes a while to leave. */
  readonly even: Float32Array;
  /** The same as plain as it gets far outside: pools of light do not go on as beams. */
  readonly plain: Float32Array;
  /** Change of these colours per column outwards, 3 per row. */
  readonly slope: Float32Array;
  /** 0 where what is seen goes on in lines, to 1 where it does not. */
  readonly disorder: Float32Array;
  /** 0 to 1: share of fine detail that can be carried on, because it is faint or runs along the lines. */
  readonly detail: Float32Array;
}

/** Shares of the longer side: columns that are read for lines, and for the fall of light. */
const STRIP = 0.05;
const LINE_STRIP = 0.13;
const FAR_STRIP = 0.22;
/** Disorder up to which lines are followed as they were found. */
const BENT = 0.3;
/** Levels off the lines from which a row is in disorder: none below the first, all from the second on. */
const ORDER = 2.2;
const CHAOS = 7;
/** Levels per column that light may fall at most, times the height: vignettes are no steeper. */
const MAX_SLOPE = 40;
/** Shares of the height over which plain colours are evened near the border and far from it, and levels up to which a difference is faint. */
const EVEN = 0.06;
const PLAIN = 0.2;
const FAINT = 4;
/** Share of the height over which the fall of light is one. */
const FALL = 0.14;
/** Share of the most that a row can tell below which it counts as made up; twice as much is trusted. */
const SEEN = 0.3;

/** `soft` is the sheet's colours without grain. `check` may throw to stop. */
export function readBorderLines(sheet: Sheet, soft: Float32Array, check: () => void): BorderLines {
  const { width, height, rgb, trust } = sheet;
  const long = Math.max(width, height);
  const reach = (share: number) => Math.min(width - 2, Math.max(6, Math.round(share * long)));
  // A little smoother, or the steps of a slanting edge would count for its direction.
  const smooth = blur(rgb, width, height, 1, { channels: 3, passes: 2, check });
  const found = readLean(smooth, trust, width, height, reach(LINE_STRIP));
  check();
  const seen = refineLean(smooth, trust, width, height, found, reach(LINE_STRIP));
  check();
  const along = fitAlong(soft, trust, width, height, seen, reach(LINE_STRIP));
  const disorder = disorderOf(along.miss, along.weight, seen);
  const lean = seen.map((value, y) => value * (1 - Math.max(0, disorder[y]! - BENT) / (1 - BENT)));
  check();
  const near = fitAlong(soft, trust, width, height, lean, reach(STRIP));
  check();
  const far = fitAlong(soft, trust, width, height, lean, Math.max(reach(STRIP), Math.round(FAR_STRIP * width)));
  const slope = smoothRows(
    far.slope,
    far.weight.map((value) => value ** 3),
    height,
    3,
    FALL * height,
  );
  const most = MAX_SLOPE / height;
  for (let k = 0; k < slope.length; k++) slope[k] = Math.max(-most, Math.min(most, slope[k]!));
  forgetMadeUp(near.colours, near.weight, EVEN * height);
  const even = evened(near.colours, near.weight, EVEN * height, FAINT);
  const plain = evened(even, near.weight, PLAIN * height, 2 * FAINT);
  const detail = detailShare(rgb, soft, trust, width, height, reach(STRIP), disorder, seen);
  return { lean, colours: near.colours, even, plain, slope, disorder, detail };
}

/** Rows that miss their lines, and those between lines that run apart or together. */
function disorderOf(miss: Float32Array, weight: Float32Array, lean: Float32Array): Float32Array {
  const height = miss.length;
  // Rows that only show what was made up take it from the nearest that do not.
  const sure = weight.map((value) => value ** 4 + 1e-9);
  const near = smoothRow(sure, 0.012 * height);
  const [missNear, missWide] = [0.012, 0.12].map((share) => smoothRows(miss, sure, height, 1, share * height));
  const most = near.reduce((a, b) => Math.max(a, b), 0);
  const missed = missNear!.map((value, y) => {
    const share = near[y]! / (near[y]! + 0.03 * most);
    return share * value + (1 - share) * missWide![y]!;
  });
  const turn = lean.map((value, y) => Math.abs((lean[Math.min(height - 1, y + 1)] ?? value) - value));
  const turning = smoothRow(turn, 0.02 * height);
  const raw = missed.map((value, y) => {
    const off = (Math.sqrt(value) - ORDER) / (CHAOS - ORDER);
    // On a plain wall it does not matter where faint lines lead.
    const seen = Math.min(1, Math.max(0, Math.sqrt(value) - 1));
    const share = Math.min(1, Math.max(0, off) + seen * Math.max(0, (turning[y]! * height - 6) / 20));
    return share * share * (3 - 2 * share);
  });
  return smoothRow(raw, 0.012 * height);
}

/** Rows of which hardly anything is seen take their colours from those round them. In place. */
function forgetMadeUp(colours: Float32Array, weight: Float32Array, deviation: number): void {
  const most = weight.reduce((a, b) => Math.max(a, b), 0);
  const smooth = smoothRows(
    colours,
    weight.map((value) => value ** 3),
    weight.length,
    3,
    deviation,
  );
  for (let y = 0; y < weight.length; y++) {
    const share = Math.min(1, Math.max(0, (weight[y]! / most - SEEN) / SEEN));
    for (let c = 0; c < 3; c++) {
      const at = y * 3 + c;
      colours[at] = smooth[at]! + (colours[at]! - smooth[at]!) * share;
    }
  }
}

/** Levels of fine detail that look like grain or weave wherever they are, and from which they are things. */
const GRAIN = 4;
const THINGS = 9;

function detailShare(
  rgb: Float32Array,
  soft: Float32Array,
  trust: Float32Array,
  width: number,
  height: number,
  strip: number,
  disorder: Float32Array,
  lean: Float32Array,
): Float32Array {
  const energy = new Float32Array(height);
  const seen = new Float32Array(height).fill(1e-6);
  for (let y = 0; y < height; y++) {
    for (let x = width - strip; x < width; x++) {
      const i = y * width + x;
      energy[y] = energy[y]! + trust[i]! * (rgb[i * 3 + 1]! - soft[i * 3 + 1]!) ** 2;
      seen[y] = seen[y]! + trust[i]!;
    }
  }
  const turn = lean.map((value, y) => Math.abs((lean[Math.min(height - 1, y + 1)] ?? value) - value));
  const turning = smoothRow(turn, 0.02 * height);
  const strength = smoothRows(
    energy.map((value, y) => value / seen[y]!),
    seen,
    height,
    1,
    0.012 * height,
  );
  return strength.map((value, y) => {
    const level = Math.sqrt(value);
    const things = Math.min(1, Math.max(0, (level - GRAIN) / (THINGS - GRAIN)));
    const astray = Math.min(1, disorder[y]! + (turning[y]! * height) / 8);
    return Math.max(1 - things * astray, Math.min(1, (0.6 * GRAIN) / Math.max(1, level)));
  });
}

/** The colours without what is faint from row to row: on a plain wall it would go on as streaks. Edges stay. */
function evened(colours: Float32Array, weight: Float32Array, deviation: number, faint: number): Float32Array {
  const height = weight.length;
  const smooth = smoothRows(colours, weight, height, 3, deviation);
  for (let y = 0; y < height; y++) {
    let apart = 0;
    for (let c = 0; c < 3; c++) apart = Math.max(apart, Math.abs(smooth[y * 3 + c]! - colours[y * 3 + c]!));
    const edge = Math.min(1, Math.max(0, (apart - faint) / faint));
    for (let c = 0; c < 3; c++) {
      const at = y * 3 + c;
      smooth[at] = smooth[at]! + (colours[at]! - smooth[at]!) * edge;
    }
  }
  return smooth;
}

/** A straight line through the colours of every row, followed inwards along its lean. */
function fitAlong(
  soft: Float32Array,
  trust: Float32Array,
  width: number,
  height: number,
  lean: Float32Array,
  strip: number,
) {
  const colours = new Float32Array(height * 3);
  const slope = new Float32Array(height * 3);
  const miss = new Float32Array(height);
  const weight = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    let [n, s1, s2] = [0, 0, 0];
    const v1 = [0, 0, 0];
    const vx = [0, 0, 0];
    const vv = [0, 0, 0];
    for (let k = 0; k < strip; k++) {
      const away = k + 0.5;
      const row = Math.min(height - 1, Math.max(0, y - lean[y]! * away));
      const top = Math.floor(row);
      const share = row - top;
      const a = top * width + width - 1 - k;
      const b = top < height - 1 ? a + width : a;
      const w = Math.exp((-2 * k) / strip) * (MIN_TRUST + trust[a]!);
      n += w;
      s1 += w * away;
      s2 += w * away * away;
      for (let c = 0; c < 3; c++) {
        const value = soft[a * 3 + c]! + (soft[b * 3 + c]! - soft[a * 3 + c]!) * share;
        v1[c] = v1[c]! + w * value;
        vx[c] = vx[c]! + w * value * away;
        vv[c] = vv[c]! + w * value * value;
      }
    }
    const spread = Math.max(1e-6, n * s2 - s1 * s1);
    weight[y] = n;
    for (let c = 0; c < 3; c++) {
      const inwards = (n * vx[c]! - s1 * v1[c]!) / spread;
      const border = (v1[c]! - inwards * s1) / n;
      colours[y * 3 + c] = border;
      slope[y * 3 + c] = -inwards;
      const left = (vv[c]! - border * v1[c]! - inwards * vx[c]!) / n;
      miss[y] = miss[y]! + Math.max(0, left) / 3;
    }
  }
  return { colours, slope, miss, weight };
}
