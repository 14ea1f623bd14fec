import type { Chart } from './chart.ts';

/** The position of each chart in a texture, in texels from its lower left. */
export interface Packing {
  readonly width: number;
  readonly height: number;
  /** Size of a texel in metres. */
  readonly texel: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Texels between and around charts: the reach of filtering and of the first mip levels. */
const PADDING = 4;
/** Maximum side of a texture in texels, which every graphics card supports. */
const MAX_TEXTURE_SIDE = 2048;
/** Factor by which texels grow from one attempt to the next. */
const GROWTH = 1.08;
/** Area of a texture relative to its charts that shelves need on average. */
const SHELF_WASTE = 1.1;

/** Packs charts on shelves at `texel` metres, or coarser where they would not fit into the largest texture. */
export function pack(charts: readonly Chart[], texel: number): Packing {
  for (let size = texel; ; size *= GROWTH) {
    const packing = onShelves(charts, size);
    if (packing.width <= MAX_TEXTURE_SIDE && packing.height <= MAX_TEXTURE_SIDE) return packing;
  }
}

function onShelves(charts: readonly Chart[], texel: number): Packing {
  const sizes = charts.map(({ width, height }) => ({
    width: Math.ceil(width / texel) + 2 * PADDING,
    height: Math.ceil(height / texel) + 2 * PADDING,
  }));
  const area = sizes.reduce((sum, { width, height }) => sum + width * height, 0);
  const widest = Math.max(...sizes.map(({ width }) => width));
  const row = Math.max(widest, Math.min(MAX_TEXTURE_SIDE, Math.ceil(Math.sqrt(area * SHELF_WASTE))));
  const order = sizes.map((_, i) => i).sort((a, b) => sizes[b]!.height - sizes[a]!.height || a - b);
  const places = sizes.map(() => ({ x: 0, y: 0 }));
  let x = 0;
  let y = 0;
  let shelf = 0;
  let used = 0;
  for (const i of order) {
    const { width, height } = sizes[i]!;
    if (x + width > row) {
      y += shelf;
      x = 0;
      shelf = 0;
    }
    places[i] = { x: x + PADDING, y: y + PADDING };
    x += width;
    used = Math.max(used, x);
    shelf = Math.max(shelf, height);
  }
  return { width: inFours(used), height: inFours(y + shelf), texel, places };
}

/** Rounds up to a multiple of four, because texture memory is laid out in blocks of four. */
function inFours(size: number): number {
  return Math.max(4, Math.ceil(size / 4) * 4);
}
