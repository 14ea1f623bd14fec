import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { blur } from '../../foundation/image/blur.ts';

/** Share below which the network counts as certain of the background. */
const SURELY_BACKGROUND = 0.06;
/** Share above which the network counts as certain of the subject. */
const SURELY_SUBJECT = 0.96;
/** Side of the cells, in pixels, on which regions are evaluated. */
const CELL = 4;
/** A cell is uncertain when this share of its pixels is; strands of hair with gaps between them stay below. */
const DOUBTFUL = 0.75;
/** A transition narrower than twice this many cells is an edge or hair, and is left unchanged. */
const EDGE_REACH = 2;
/**
 * Share of subject among the certain neighbours of an uncertain region, from which it lies mostly inside the subject.
 */
const MIN_ENCLOSED = 0.6;
/** Share of subject among the certain neighbours from which an uncertain region lies completely inside. */
const ALTOGETHER = 0.9;
/** State of an uncertain region that is mostly inside the subject; 0 is outside. */
const ENCLOSED = 1;
/** State of an uncertain region that is completely inside the subject. */
const CLOSED = 2;
/** A region with a lower mean share is background, even when the subject encloses it. */
const MIN_MEAN = 0.25;
/**
 * Share up to which an uncertain pixel becomes 0 in a region mostly inside the subject, where low values are subject
 * too.
 */
const ENCLOSED_FROM = 0.05;
/** Share from which such a pixel becomes 1. */
const ENCLOSED_TO = 0.4;
/** Share up to which an uncertain pixel elsewhere becomes 0. */
const OPEN_FROM = 0.3;
/** Share from which such a pixel becomes 1. */
const OPEN_TO = 0.7;

/**
 * Resolves uncertain areas of a network's answer. Its training masks were hard, so wide areas of medium values mean
 * that the network was uncertain, not that the area is transparent. What the subject encloses becomes opaque (for
 * example a white belly on white), unless the values there are very low; everything else goes to the nearer side. Edges
 * and hair, which are narrow, stay unchanged.
 * @param shares 0 to 1, `side` squared, `side` a multiple of 4; not changed.
 * @returns a new plane.
 */
export function solidify(shares: Float32Array, side: number): Float32Array {
  const cells = side / CELL;
  const { means, unsure } = readCells(shares, side);
  const doubtful = wideDoubt(unsure, cells);
  const solid = shares.slice();
  if (!doubtful.includes(1)) return solid;
  const { settled, weight } = settle(means, doubtful, cells);
  const soft = blur(weight, cells, cells, 1);
  for (let cell = 0; cell < cells * cells; cell++) {
    const trust = Math.max(soft[cell]!, weight[cell]!);
    if (trust > 0)
      settleCell(solid, (cell % cells) * CELL, Math.floor(cell / cells) * CELL, side, settled[cell]!, trust);
  }
  return solid;
}

function settleCell(solid: Float32Array, left: number, top: number, side: number, state: number, trust: number): void {
  for (let y = top; y < top + CELL; y++) {
    for (let i = y * side + left; i < y * side + left + CELL; i++) {
      const share = solid[i]!;
      const decided =
        state === CLOSED
          ? 1
          : state === ENCLOSED
            ? smoothstep(ENCLOSED_FROM, ENCLOSED_TO, share)
            : smoothstep(OPEN_FROM, OPEN_TO, share);
      solid[i] = share + (decided - share) * trust;
    }
  }
}

/** The mean share of every cell, and the share of its pixels that is uncertain, 0 to 1. */
function readCells(shares: Float32Array, side: number) {
  const cells = side / CELL;
  const means = new Float32Array(cells * cells);
  const unsure = new Float32Array(cells * cells);
  for (let y = 0; y < side; y++) {
    const row = Math.floor(y / CELL) * cells;
    for (let x = 0; x < side; x++) {
      const cell = row + Math.floor(x / CELL);
      const share = shares[y * side + x]!;
      means[cell] = means[cell]! + share / (CELL * CELL);
      if (share > SURELY_BACKGROUND && share < SURELY_SUBJECT) unsure[cell] = unsure[cell]! + 1 / (CELL * CELL);
    }
  }
  return { means, unsure };
}

/** 1 where an uncertain area is wider than an edge: a morphological opening, grown back within the uncertain cells. */
function wideDoubt(unsure: Float32Array, cells: number): Uint8Array {
  const doubt: Uint8Array = Uint8Array.from(unsure, (share) => (share >= DOUBTFUL ? 1 : 0));
  let wide: Uint8Array = doubt;
  for (let step = 0; step < EDGE_REACH; step++) wide = spread(wide, cells, 0);
  for (let step = 0; step < EDGE_REACH + 1; step++) wide = spread(wide, cells, 1).map((on, i) => on & doubt[i]!);
  return wide;
}

/** Every cell with a neighbour (of eight) of `value` takes it; cells beyond the border have no effect. */
function spread(mask: Uint8Array, cells: number, value: 0 | 1): Uint8Array {
  const across = mask.slice();
  for (let i = 0; i < mask.length; i++) {
    const x = i % cells;
    if ((x > 0 && mask[i - 1] === value) || (x < cells - 1 && mask[i + 1] === value)) across[i] = value;
  }
  const down = across.slice();
  for (let i = 0; i < mask.length; i++) {
    if ((i >= cells && across[i - cells] === value) || across[i + cells] === value) down[i] = value;
  }
  return down;
}

/** The state of each uncertain cell's region, and which cells are uncertain. */
function settle(means: Float32Array, doubtful: Uint8Array, cells: number) {
  const settled = new Float32Array(means.length);
  const seen = new Uint8Array(means.length);
  for (let start = 0; start < means.length; start++) {
    if (!doubtful[start] || seen[start]) continue;
    const { region, state } = regionFrom(start, { means, doubtful, seen, cells });
    for (const cell of region) settled[cell] = state;
  }
  return { settled, weight: Float32Array.from(doubtful) };
}

interface Cells {
  readonly means: Float32Array;
  readonly doubtful: Uint8Array;
  readonly seen: Uint8Array;
  readonly cells: number;
}

function regionFrom(start: number, { means, doubtful, seen, cells }: Cells) {
  const region = [start];
  seen[start] = 1;
  let sum = 0;
  let inside = 0;
  let outside = 0;
  for (let at = 0; at < region.length; at++) {
    const cell = region[at]!;
    sum += means[cell]!;
    const x = cell % cells;
    for (const next of [x > 0 ? cell - 1 : -1, x < cells - 1 ? cell + 1 : -1, cell - cells, cell + cells]) {
      if (next < 0 || next >= means.length) continue;
      if (!doubtful[next]) {
        if (means[next]! >= 0.5) inside++;
        else outside++;
      } else if (!seen[next]) {
        seen[next] = 1;
        region.push(next);
      }
    }
  }
  const isWithin = inside >= MIN_ENCLOSED * (inside + outside) && sum >= MIN_MEAN * region.length;
  return { region, state: !isWithin ? 0 : inside >= ALTOGETHER * (inside + outside) ? CLOSED : ENCLOSED };
}
