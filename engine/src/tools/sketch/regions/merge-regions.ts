import type { Regions } from './regions.ts';

/** Regions are merged when closed gaps, and not lines, make up at least this share of the border between them. */
const MIN_GAP_SHARE = 0.42;
/** Minimum share of closed gaps for a sliver between strokes that nearly touch. */
const MIN_GAP_SHARE_OF_SLIVER = 0.1;
/** Maximum size of a sliver as a share of the drawing. */
const SLIVER_AREA = 0.012;
/** A nook is assigned to the outside when closed gaps make up at least this share of its whole border. */
const NOOK = 0.03;
/** Such a nook must also have at least this share of closed gaps in its border to the outside. */
const NOOK_SIDE = 0.5;
/** Maximum size of such a nook as a share of the whole drawing. */
const NOOK_AREA = 0.07;
/** Radius in pixels around a border in which a line is searched. */
const LINE_SEARCH_RADIUS = 2;

/**
 * Merges regions that are separated only by a stroke which does not reach across (folds, darts), and assigns nooks that
 * closed gaps cut off to the outside. `joints` are the gaps that were closed, `lines` the ink.
 */
export function mergeRegions(
  { width, height, labels, count }: Regions,
  lines: Uint8Array,
  joints: Uint8Array,
): Regions {
  const borders = new Map<number, { line: number; joint: number }>();
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
        const border = borders.get(key) ?? { line: 0, joint: 0 };
        if (isJoint(k, x, y, lines, joints, width, height)) border.joint++;
        else border.line++;
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
  for (const [key, { line, joint }] of borders) {
    const [a, b] = [Math.floor(key / 65536), key % 65536];
    if (a > 0 || joint < NOOK_SIDE * (line + joint) || joint < NOOK * whole[b]! || areas[b]! > NOOK_AREA * drawn)
      continue;
    nooks.add(b);
    leader[b] = 0;
  }
  for (const [key, { line, joint }] of borders) {
    const [a, b] = [Math.floor(key / 65536), key % 65536];
    const isSliver = Math.min(areas[a]!, areas[b]!) < SLIVER_AREA * drawn;
    const minShare = isSliver ? MIN_GAP_SHARE_OF_SLIVER : MIN_GAP_SHARE;
    if (a === 0 || nooks.has(a) || nooks.has(b) || joint < minShare * (line + joint)) continue;
    leader[leaderOf(b)] = leaderOf(a);
  }
  return renumber(labels, leaderOf, width, height);
}

/** Whether two pixels are parted by a closed gap, with no line near them. */
function isJoint(
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
