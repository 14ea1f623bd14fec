import type { Regions } from './regions.ts';

/** Share of the border between two regions that is a closed gap and not a line, above which they are merged. */
const MIN_GAP_SHARE = 0.42;
/** That share for slivers between strokes that nearly touch, which are smaller than SLIP. */
const OPEN_SLIP = 0.1;
/** Size of a sliver as a share of the drawing. */
const SLIP = 0.012;
/** A nook is open to the outside when closed gaps make up more than this share of its whole border. */
const NOOK = 0.03;
/** A nook is also open when they make up more than this share of its border to the outside. */
const NOOK_SIDE = 0.5;
/** Maximum size of a nook as a share of the whole drawing. */
const NOOK_AREA = 0.07;
/** Radius in pixels around a border in which a line is searched. */
const LINE_SEARCH_RADIUS = 2;

/**
 * Merges regions that are separated only by a stroke which does not reach across (folds, darts), and assigns nooks that
 * closed gaps cut off to the outside. `joints` are the closed gaps, `lines` the ink.
 */
export function mergeRegions(
  { width, height, labels, count }: Regions,
  lines: Uint8Array,
  joints: Uint8Array,
): Regions {
  const borders = new Map<number, { ink: number; open: number }>();
  const areas = new Float64Array(count + 1);
  const whole = new Float64Array(count + 1);
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const k = y * width + x;
      const a = labels[k]!;
      areas[a] = areas[a]! + 1;
      for (const n of [k + 1, k + width]) {
        const b = labels[n]!;
        if (a === b) continue;
        const key = Math.min(a, b) * 65536 + Math.max(a, b);
        const border = borders.get(key) ?? { ink: 0, open: 0 };
        if (isOpen(k, x, y, lines, joints, width, height)) border.open++;
        else border.ink++;
        borders.set(key, border);
        whole[a] = whole[a]! + 1;
        whole[b] = whole[b]! + 1;
      }
    }
  }
  const drawn = areas.reduce((sum, area) => sum + area, 0) - areas[0]!;
  const leader = Array.from(areas, (_, i) => i);
  const leaderOf = (i: number): number => (leader[i] === i ? i : (leader[i] = leaderOf(leader[i]!)));
  const nooks = new Set<number>();
  for (const [key, { ink, open }] of borders) {
    const [a, b] = [Math.floor(key / 65536), key % 65536];
    if (a > 0 || open < NOOK_SIDE * (ink + open) || open < NOOK * whole[b]! || areas[b]! > NOOK_AREA * drawn) continue;
    nooks.add(b);
    leader[b] = 0;
  }
  for (const [key, { ink, open }] of borders) {
    const [a, b] = [Math.floor(key / 65536), key % 65536];
    const slip = Math.min(areas[a]!, areas[b]!) < SLIP * drawn;
    if (a === 0 || nooks.has(a) || nooks.has(b) || open < (slip ? OPEN_SLIP : MIN_GAP_SHARE) * (ink + open)) continue;
    leader[leaderOf(b)] = leaderOf(a);
  }
  return renumber(labels, leaderOf, width, height);
}

function isOpen(
  k: number,
  x: number,
  y: number,
  lines: Uint8Array,
  joints: Uint8Array,
  width: number,
  height: number,
): boolean {
  let joint = false;
  for (let dy = -LINE_SEARCH_RADIUS; dy <= LINE_SEARCH_RADIUS; dy++) {
    if (y + dy < 0 || y + dy >= height) continue;
    for (let dx = -LINE_SEARCH_RADIUS; dx <= LINE_SEARCH_RADIUS; dx++) {
      if (x + dx < 0 || x + dx >= width) continue;
      const n = k + dy * width + dx;
      if (lines[n]) return false;
      if (joints[n]) joint = true;
    }
  }
  return joint;
}

function renumber(labels: Uint16Array, leaderOf: (label: number) => number, width: number, height: number): Regions {
  const numbers = new Map<number, number>();
  const outside = leaderOf(0);
  const out = new Uint16Array(labels.length);
  for (let k = 0; k < labels.length; k++) {
    const leader = leaderOf(labels[k]!);
    if (leader === outside) continue;
    let number = numbers.get(leader);
    if (number === undefined) numbers.set(leader, (number = numbers.size + 1));
    out[k] = number;
  }
  return { width, height, labels: out, count: numbers.size };
}
