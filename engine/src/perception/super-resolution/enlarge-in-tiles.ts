/** Enlarges a picture with an operator's network, tile by tile. */
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { EnlargingNetwork } from './enlarging-network.ts';
import { doubleAlpha } from './double-alpha.ts';
import { fillClear } from './fill-clear.ts';
import { mirroredPlanes } from './mirrored-planes.ts';
import type { Tile } from './tiles.ts';

/** Side in pixels of the tiles of a network that takes any size. Large networks need seconds for one, and a cancel waits for it. */
const TILE_SIDE = 144;
/** Pixels around a tile that the network sees and whose result is not used, because it lacks their surroundings. */
const MARGIN = 8;
/** Pixels by which tiles overlap; one fades into the next over them, because such networks see further than the margin. */
const OVERLAP = 8;
/** Sides of tiles are multiples of this, as networks for two times join four pixels to one. */
const MULTIPLE = 4;

/**
 * @param factor at most the network's: of a network for four times, two times is the mean of four pixels.
 * @param onTile called after each tile with the finished share, 0 to 1; an error it throws stops the work.
 */
export async function enlargeInTiles(
  network: EnlargingNetwork,
  source: EnginePixels,
  factor: 2 | 4,
  onTile: (share: number) => void,
): Promise<EnginePixels> {
  const { channels } = source;
  const [width, height] = [factor * source.width, factor * source.height];
  const target = { width, height, channels, data: new Uint8Array(width * height * channels) };
  const colours = channels === 4 ? await fillClear(source) : source;
  const columns = spanOf(source.width, network.fixed?.width ?? null);
  const rows = spanOf(source.height, network.fixed?.height ?? null);
  const count = columns.starts.length * rows.starts.length;
  let done = 0;
  for (const top of rows.starts)
    for (const left of columns.starts) {
      const seen = { left: left - MARGIN, top: top - MARGIN, width: columns.input, height: rows.input };
      const planes = mirroredPlanes(colours, seen, 255);
      const large = await network.enlarge(planes, columns.input, rows.input);
      const tile = { left, top, width: columns.used, height: rows.used };
      writeTile({ large, width: columns.input, height: rows.input, scale: network.factor }, tile, target, factor);
      onTile(++done / count);
    }
  if (channels === 4) await enlargeAlpha(source, target, factor);
  return target;
}

/** How one axis is cut into tiles of one size. */
interface Span {
  /** Pixels that the network sees of each tile. */
  readonly input: number;
  /** Pixels whose result is used. */
  readonly used: number;
  /** First used pixel of each tile. */
  readonly starts: readonly number[];
}

function spanOf(length: number, fixed: number | null): Span {
  const input = fixed ?? Math.min(TILE_SIDE, Math.ceil((length + 2 * MARGIN) / MULTIPLE) * MULTIPLE);
  const used = Math.min(length, input - 2 * MARGIN);
  const count = used >= length ? 1 : Math.ceil((length - OVERLAP) / (used - OVERLAP));
  const step = count === 1 ? 0 : (length - used) / (count - 1);
  return { input, used, starts: Array.from({ length: count }, (_, index) => Math.round(index * step)) };
}

interface LargeTile {
  readonly large: Float32Array;
  /** Sides in pixels of what the network saw. */
  readonly width: number;
  readonly height: number;
  /** The network's factor. */
  readonly scale: number;
}

/** Writes a tile; where it overlaps tiles above and to the left it fades in over them. */
function writeTile({ large, width, height, scale }: LargeTile, tile: Tile, target: EnginePixels, factor: number): void {
  const cell = scale / factor;
  const stride = scale * width;
  const area = stride * scale * height;
  for (let y = 0; y < factor * tile.height; y++) {
    const down = tile.top === 0 ? 1 : fade(y, factor);
    for (let x = 0; x < factor * tile.width; x++) {
      const weight = Math.min(down, tile.left === 0 ? 1 : fade(x, factor));
      const to = ((factor * tile.top + y) * target.width + factor * tile.left + x) * target.channels;
      const from = (scale * MARGIN + cell * y) * stride + scale * MARGIN + cell * x;
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let part = 0; part < cell * cell; part++)
          sum += large[c * area + from + Math.floor(part / cell) * stride + (part % cell)]!;
        const value = 255 * Math.min(1, Math.max(0, sum / (cell * cell)));
        const before = target.data[to + c]!;
        target.data[to + c] = Math.round(before + weight * (value - before));
      }
    }
  }
}

const fade = (place: number, factor: number): number => Math.min(1, (place + 0.5) / (factor * OVERLAP));

async function enlargeAlpha(source: EnginePixels, target: EnginePixels, factor: 2 | 4): Promise<void> {
  if (factor === 2) return doubleAlpha(source, target);
  const [width, height] = [2 * source.width, 2 * source.height];
  const doubled: EnginePixels = { width, height, channels: 4, data: new Uint8Array(4 * width * height) };
  await doubleAlpha(source, doubled);
  await doubleAlpha(doubled, target);
}
