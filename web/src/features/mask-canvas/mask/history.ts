import type { Mask } from './mask.ts';
import { unionRect, type Rect } from './rect.ts';

const TILE_SIDE = 128;
const MAX_STEPS = 64;
/** Memory for all undo steps together, in bytes; the oldest steps are dropped first. */
const MAX_BYTES = 48 * 1024 * 1024;

/** Content of a tile: its values, or a single number when all values are equal. */
type TileContent = Uint8Array | number;
type Patch = Map<number, TileContent>;

export interface History {
  /** Records the content of a rectangle before it is changed. */
  readonly record: (rect: Rect) => void;
  /**
   * Ends a step; false when the step changed nothing. Without `changed` the recorded tiles are compared with the mask.
   */
  readonly close: (changed?: boolean) => boolean;
  /** Reverts the changes of the open step and returns their rectangle, or null when there were none. */
  readonly abandon: () => Rect | null;
  readonly undo: () => Rect | null;
  readonly redo: () => Rect | null;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
}

/**
 * Undo history of a mask. A step stores only the tiles that it changed, each with its content on the other side of the
 * step.
 */
export function createHistory(mask: Mask, { depth = MAX_STEPS, byteLimit = MAX_BYTES } = {}): History {
  const across = Math.ceil(mask.width / TILE_SIDE);
  let open: Patch = new Map();
  const done: Patch[] = [];
  const undone: Patch[] = [];

  const rectOf = (tile: number): Rect => {
    const left = (tile % across) * TILE_SIDE;
    const top = Math.floor(tile / across) * TILE_SIDE;
    return { left, top, right: Math.min(mask.width, left + TILE_SIDE), bottom: Math.min(mask.height, top + TILE_SIDE) };
  };
  /** Exchanges the content of a patch with that of the mask. */
  const swap = (patch: Patch): Rect | null => {
    let changed: Rect | null = null;
    for (const [tile, content] of patch) {
      const rect = rectOf(tile);
      patch.set(tile, readTile(mask, rect));
      writeTile(mask, rect, content);
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
    record: ({ left, top, right, bottom }) => {
      for (let row = Math.floor(top / TILE_SIDE); row * TILE_SIDE < bottom; row++) {
        for (let column = Math.floor(left / TILE_SIDE); column * TILE_SIDE < right; column++) {
          const tile = row * across + column;
          if (!open.has(tile)) open.set(tile, readTile(mask, rectOf(tile)));
        }
      }
    },
    close: (changed) => {
      if (changed === false) open = new Map();
      if (changed === undefined)
        for (const [tile, content] of open) if (tileHas(mask, rectOf(tile), content)) open.delete(tile);
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

function readTile({ width, data }: Mask, { left, top, right, bottom }: Rect): TileContent {
  const first = data[top * width + left]!;
  if (tileHas({ width, data }, { left, top, right, bottom }, first)) return first;
  const across = right - left;
  const values = new Uint8Array(across * (bottom - top));
  for (let y = top; y < bottom; y++) {
    values.set(data.subarray(y * width + left, y * width + right), (y - top) * across);
  }
  return values;
}

function writeTile({ width, data }: Mask, { left, top, right, bottom }: Rect, content: TileContent): void {
  for (let y = top; y < bottom; y++) {
    const row = y * width;
    if (typeof content === 'number') data.fill(content, row + left, row + right);
    else data.set(content.subarray((y - top) * (right - left), (y - top + 1) * (right - left)), row + left);
  }
}

/**
 * Returns true when a tile of the mask has this content. Plain loops keep this fast, because a step may have touched
 * every tile.
 */
function tileHas(
  { width, data }: Pick<Mask, 'width' | 'data'>,
  { left, top, right, bottom }: Rect,
  content: TileContent,
): boolean {
  const across = right - left;
  for (let y = top; y < bottom; y++) {
    const row = y * width + left;
    if (typeof content === 'number') {
      for (let x = 0; x < across; x++) if (data[row + x] !== content) return false;
    } else {
      const from = (y - top) * across;
      for (let x = 0; x < across; x++) if (data[row + x] !== content[from + x]) return false;
    }
  }
  return true;
}

const bytesOf = (patches: readonly Patch[]): number =>
  patches.reduce((sum, patch) => {
    for (const content of patch.values()) sum += typeof content === 'number' ? 8 : content.length;
    return sum;
  }, 0);
