import type { Mask } from './mask.ts';
import { unionRect, type Rect } from './rect.ts';

const TILE = 128;
const DEPTH = 64;
/** All steps together; the oldest go first. */
const BYTE_LIMIT = 48 * 1024 * 1024;

/** What a tile held: its values, or the one value that it had throughout. */
type Held = Uint8Array | number;
type Patch = Map<number, Held>;

export interface History {
  /** Notes what is in a rectangle before it is changed. */
  readonly keep: (rect: Rect) => void;
  /** Ends a step; false when nothing was changed by it. Compares what was kept, unless it is told. */
  readonly close: (changed?: boolean) => boolean;
  /** Takes back what the open step has changed so far; answers where, null when nothing. */
  readonly abandon: () => Rect | null;
  readonly undo: () => Rect | null;
  readonly redo: () => Rect | null;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
}

/** Steps back and forth over a mask. A step holds only the tiles that it changed, as they were on its other side. */
export function createHistory(mask: Mask, { depth = DEPTH, byteLimit = BYTE_LIMIT } = {}): History {
  const across = Math.ceil(mask.width / TILE);
  let open: Patch = new Map();
  const done: Patch[] = [];
  const undone: Patch[] = [];

  const rectOf = (tile: number): Rect => {
    const left = (tile % across) * TILE;
    const top = Math.floor(tile / across) * TILE;
    return { left, top, right: Math.min(mask.width, left + TILE), bottom: Math.min(mask.height, top + TILE) };
  };
  /** Exchanges what a patch holds with what the mask holds. */
  const swap = (patch: Patch): Rect | null => {
    let changed: Rect | null = null;
    for (const [tile, held] of patch) {
      const rect = rectOf(tile);
      patch.set(tile, readTile(mask, rect));
      writeTile(mask, rect, held);
      changed = unionRect(changed, rect);
    }
    return changed;
  };
  const move = (from: Patch[], to: Patch[]): Rect | null => {
    const patch = from.pop();
    if (!patch) return null;
    to.push(patch);
    return swap(patch);
  };

  return {
    keep: ({ left, top, right, bottom }) => {
      for (let row = Math.floor(top / TILE); row * TILE < bottom; row++) {
        for (let column = Math.floor(left / TILE); column * TILE < right; column++) {
          const tile = row * across + column;
          if (!open.has(tile)) open.set(tile, readTile(mask, rectOf(tile)));
        }
      }
    },
    close: (changed) => {
      if (changed === false) open = new Map();
      if (changed === undefined)
        for (const [tile, held] of open) if (holds(mask, rectOf(tile), held)) open.delete(tile);
      if (open.size === 0) return false;
      done.push(open);
      open = new Map();
      undone.length = 0;
      while (done.length > depth || (done.length > 1 && bytesOf(done) > byteLimit)) done.shift();
      return true;
    },
    abandon: () => {
      const changed = swap(open);
      open = new Map();
      return changed;
    },
    undo: () => move(done, undone),
    redo: () => move(undone, done),
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}

function readTile({ width, data }: Mask, { left, top, right, bottom }: Rect): Held {
  const first = data[top * width + left]!;
  if (holds({ width, data }, { left, top, right, bottom }, first)) return first;
  const across = right - left;
  const values = new Uint8Array(across * (bottom - top));
  for (let y = top; y < bottom; y++) {
    values.set(data.subarray(y * width + left, y * width + right), (y - top) * across);
  }
  return values;
}

function writeTile({ width, data }: Mask, { left, top, right, bottom }: Rect, held: Held): void {
  for (let y = top; y < bottom; y++) {
    const row = y * width;
    if (typeof held === 'number') data.fill(held, row + left, row + right);
    else data.set(held.subarray((y - top) * (right - left), (y - top + 1) * (right - left)), row + left);
  }
}

/** Whether a tile of the mask is as it was held; plain loops, because a step may have touched every tile. */
function holds({ width, data }: Pick<Mask, 'width' | 'data'>, { left, top, right, bottom }: Rect, held: Held): boolean {
  const across = right - left;
  for (let y = top; y < bottom; y++) {
    const row = y * width + left;
    if (typeof held === 'number') {
      for (let x = 0; x < across; x++) if (data[row + x] !== held) return false;
    } else {
      const from = (y - top) * across;
      for (let x = 0; x < across; x++) if (data[row + x] !== held[from + x]) return false;
    }
  }
  return true;
}

const bytesOf = (patches: readonly Patch[]): number =>
  patches.reduce((sum, patch) => {
    for (const held of patch.values()) sum += typeof held === 'number' ? 8 : held.length;
    return sum;
  }, 0);
