import { blur } from '../../../foundation/image/blur.ts';
import { MIN_TRUST, estimateSlants, refineSlants } from './border-slants.ts';
import type { Sheet } from './sheet.ts';
import { smoothRows, smoothRowValues } from './smooth-rows.ts';

/** The lines that cross the right border of a sheet, row by row. */
export interface BorderLines {
  /** Direction of the lines: rows downwards per column outwards. */
  readonly lean: Float32Array;
  /** Colours at the border, 3 per row, without content that does not continue along the lines. */
  readonly colours: Float32Array;
  /** `colours` without faint differences between rows; the continuation changes to them within a short distance. */
  readonly even: Float32Array;
  /** `colours` smoothed further, for greater distances, so that pools of light do not continue as beams. */
  readonly plain: Float32Array;
  /** Change of these colours per column outwards, 3 per row. */
  readonly slope: Float32Array;
  /** 0 where the content continues in lines, up to 1 where it does not. */
  readonly disorder: Float32Array;
  /** 0 to 1: share of fine detail that can be continued, because it is faint or runs along the lines. */
  readonly detail: Float32Array;
}

/** Width of the strip that is read for colours, as a share of the picture's longer side. */
const STRIP = 0.05;
/** Width of the strip that is read for lines, as a share of the picture's longer side. */
const LINE_STRIP = 0.13;
/** Width of the strip that is read for the falloff of light, as a share of the sheet's width. */
const FAR_STRIP = 0.22;
/** Maximum disorder up to which lines follow the measured direction. */
const MAX_FOLLOWED_DISORDER = 0.3;
/** Deviation in levels from the lines below which a row is in order. */
const ORDERLY_DEVIATION = 2.2;
/** Deviation in levels from which a row is in complete disorder. */
const DISORDERLY_DEVIATION = 7;
/** Maximum falloff of light, as levels per column times the height; vignettes are no steeper. */
const MAX_SLOPE = 40;
/** Share of the height over which plain colours are smoothed near the border. */
const NEAR_SMOOTHING = 0.06;
/** Share of the height over which plain colours are smoothed far from the border. */
const FAR_SMOOTHING = 0.2;
/** Maximum difference in levels that counts as faint. */
const FAINT_DIFFERENCE = 4;
/** Share of the height over which the falloff of light is smoothed. */
const FALL = 0.14;
/** Rows with less than this share of the maximum weight count as filled; those with twice as much are trusted. */
const MIN_ORIGINAL_WEIGHT = 0.3;
/** Share of the height over which the disorder is smoothed. */
const DISORDER_ROWS = 0.012;
/** Share of the height over which the deviations of filled rows are smoothed. */
const FILLED_ROWS = 0.12;
/** Share of the maximum weight at which a row and its surroundings count equally. */
const OWN_WEIGHT = 0.03;
/** Share of the height over which the change of the lean is smoothed. */
const TURN_ROWS = 0.02;
/** Change of the lean over the whole height below which lines count as parallel. */
const PARALLEL = 6;
/** Further change of the lean that is complete disorder. */
const DIVERGING = 20;
/** Change of the lean at which all detail is lost: lower than complete disorder, because detail would show the fan. */
const LOST_DETAIL = 8;
/** Strength of detail that is continued everywhere, relative to GRAIN_STRENGTH. */
const FAINT_DETAIL = 0.6;

/** Measures the lines of a sheet. `soft` holds the sheet's colours without grain. `check` may throw to stop. */
export function readBorderLines(sheet: Sheet, soft: Float32Array, check: () => void): BorderLines {
  const { width, height, rgb, trust } = sheet;
  const long = Math.max(width, height);
  const reach = (share: number) => Math.min(width - 2, Math.max(6, Math.round(share * long)));
  // Blurred slightly, because the pixel steps of a slanting edge would distort its direction.
  const smooth = blur(rgb, width, height, 1, { channels: 3, passes: 2, check });
  const found = estimateSlants(smooth, trust, width, height, reach(LINE_STRIP));
  check();
  const seen = refineSlants(smooth, trust, width, height, found, reach(LINE_STRIP));
  check();
  const along = fitAlong(soft, trust, width, height, seen, reach(LINE_STRIP));
  const disorder = disorderOf(along.miss, along.weight, seen);
  const lean = seen.map(
    (value, y) => value * (1 - Math.max(0, disorder[y]! - MAX_FOLLOWED_DISORDER) / (1 - MAX_FOLLOWED_DISORDER)),
  );
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
  const max = MAX_SLOPE / height;
  for (let k = 0; k < slope.length; k++) slope[k] = Math.max(-max, Math.min(max, slope[k]!));
  replaceFilledRows(near.colours, near.weight, NEAR_SMOOTHING * height);
  const even = withoutFaintSteps(near.colours, near.weight, NEAR_SMOOTHING * height, FAINT_DIFFERENCE);
  const plain = withoutFaintSteps(even, near.weight, FAR_SMOOTHING * height, 2 * FAINT_DIFFERENCE);
  const detail = detailShare({ sheet, soft, strip: reach(STRIP), disorder, lean: seen });
  return { lean, colours: near.colours, even, plain, slope, disorder, detail };
}

/** Disorder of each row: high where colours deviate from the lines, and where lines diverge or converge. */
function disorderOf(miss: Float32Array, weight: Float32Array, lean: Float32Array): Float32Array {
  const height = miss.length;
  // Rows that are mostly filled take the value of the nearest original ones.
  const sure = weight.map((value) => value ** 4 + 1e-9);
  const near = smoothRowValues(sure, DISORDER_ROWS * height);
  const [missNear, missWide] = [DISORDER_ROWS, FILLED_ROWS].map((share) =>
    smoothRows(miss, sure, height, 1, share * height),
  );
  const max = near.reduce((a, b) => Math.max(a, b), 0);
  const missed = missNear!.map((value, y) => {
    const share = near[y]! / (near[y]! + OWN_WEIGHT * max);
    return share * value + (1 - share) * missWide![y]!;
  });
  const turn = lean.map((value, y) => Math.abs((lean[Math.min(height - 1, y + 1)] ?? value) - value));
  const turning = smoothRowValues(turn, TURN_ROWS * height);
  const raw = missed.map((value, y) => {
    const off = (Math.sqrt(value) - ORDERLY_DEVIATION) / (DISORDERLY_DEVIATION - ORDERLY_DEVIATION);
    // On a plain wall the direction of faint lines does not matter.
    const seen = Math.min(1, Math.max(0, Math.sqrt(value) - 1));
    const share = Math.min(1, Math.max(0, off) + seen * Math.max(0, (turning[y]! * height - PARALLEL) / DIVERGING));
    return share * share * (3 - 2 * share);
  });
  return smoothRowValues(raw, DISORDER_ROWS * height);
}

/** Replaces the colours of rows that are almost completely filled by those of the rows around them. Works in place. */
function replaceFilledRows(colours: Float32Array, weight: Float32Array, deviation: number): void {
  const max = weight.reduce((a, b) => Math.max(a, b), 0);
  const smooth = smoothRows(
    colours,
    weight.map((value) => value ** 3),
    weight.length,
    3,
    deviation,
  );
  for (let y = 0; y < weight.length; y++) {
    const share = Math.min(1, Math.max(0, (weight[y]! / max - MIN_ORIGINAL_WEIGHT) / MIN_ORIGINAL_WEIGHT));
    for (let c = 0; c < 3; c++) {
      const at = y * 3 + c;
      colours[at] = smooth[at]! + (colours[at]! - smooth[at]!) * share;
    }
  }
}

/** Strength of detail in levels below which it looks like grain or weave and can be continued anywhere. */
const GRAIN_STRENGTH = 4;
/** Strength of detail in levels from which it belongs to objects. */
const OBJECT_STRENGTH = 9;

interface DetailRequest {
  readonly sheet: Sheet;
  /** Colours of the sheet without grain. */
  readonly soft: Float32Array;
  /** Width in pixels of the strip at the border that is measured. */
  readonly strip: number;
  /** Disorder of each row, 0 to 1. */
  readonly disorder: Float32Array;
  /** Lean of the lines in each row. */
  readonly lean: Float32Array;
}

/** Share of the detail of each row that can be continued, 0 to 1. */
function detailShare({ sheet, soft, strip, disorder, lean }: DetailRequest): Float32Array {
  const { width, height, rgb, trust } = sheet;
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
  const turning = smoothRowValues(turn, TURN_ROWS * height);
  const strength = smoothRows(
    energy.map((value, y) => value / seen[y]!),
    seen,
    height,
    1,
    DISORDER_ROWS * height,
  );
  return strength.map((value, y) => {
    const level = Math.sqrt(value);
    const things = Math.min(1, Math.max(0, (level - GRAIN_STRENGTH) / (OBJECT_STRENGTH - GRAIN_STRENGTH)));
    const astray = Math.min(1, disorder[y]! + (turning[y]! * height) / LOST_DETAIL);
    return Math.max(1 - things * astray, Math.min(1, (FAINT_DETAIL * GRAIN_STRENGTH) / Math.max(1, level)));
  });
}

/** Smooths faint differences between rows, which would continue as streaks on a plain wall. Edges stay. */
function withoutFaintSteps(
  colours: Float32Array,
  weight: Float32Array,
  deviation: number,
  faint: number,
): Float32Array {
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

/** Fits a straight line through the colours of every row, followed inwards along its lean. */
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
