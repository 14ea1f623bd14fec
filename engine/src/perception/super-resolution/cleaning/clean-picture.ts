/**
 * Takes compression blocks and noise out of a picture before it is enlarged, because the network takes both for detail.
 * Pictures without either are returned as they are.
 */
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import { fillClear } from '../fill-clear.ts';
import { tilesOf, type Tile } from '../tiles.ts';
import { mirroredPlace } from '../../../foundation/image/mirrored-place.ts';
import { SIDE } from './block-dct.ts';
import { cleanColour } from './clean-colour.ts';
import { blueDifference, brightness, redDifference, writeColour, type Reading } from './colour-planes.ts';
import { holdToSteps } from './hold-to-steps.ts';
import type { Plane } from './plane.ts';
import { readDamage, type Damage } from './read-damage.ts';
import { shrinkPlane } from './shrink-plane.ts';

/** Pixels around a tile that can influence it; even, so that tiles halve their colours alike. */
const MARGIN = 24;
/** Share of the grain of a noisy picture that stays: skin and cloth without any look like plastic. */
const KEPT_GRAIN = 0.12;

/**
 * The result does not depend on tiles. Besides source and result it holds one tile of at most 23 planes of floats, and
 * one plane of the whole picture while the damage is read; with alpha also one more picture of the source's size.
 * @param onTile called several times while the damage is read, and before and after each tile, with the finished share,
 * 0 to 1; an error it throws stops the work.
 */
export async function cleanPicture(source: EnginePixels, onTile: (share: number) => void): Promise<EnginePixels> {
  const colours = source.channels === 4 ? await fillClear(source) : source;
  const damage = readDamage(colours, () => onTile(0));
  if (!damage) return source;
  const target: EnginePixels = { ...source, data: Uint8Array.from(colours.data) };
  const tiles = tilesOf(source.width, source.height);
  for (const [index, tile] of tiles.entries()) {
    onTile(index / tiles.length);
    cleanTile(colours, damage, tile, target);
  }
  onTile(1);
  return target;
}

function cleanTile(source: EnginePixels, damage: Damage, tile: Tile, target: EnginePixels): void {
  const seen = surroundingsOf(tile);
  const luma = readPart(source, seen, brightness);
  const clean = cleanBrightness(luma, damage, seen);
  const colour = (reading: Reading, thresholds: Float32Array) => {
    const plane = readPart(source, seen, reading);
    return damage.grid ? cleanColour(plane, clean, thresholds) : shrinkPlane(plane, thresholds);
  };
  const blue = colour(blueDifference, damage.blue);
  const red = colour(redDifference, damage.red);
  for (let y = tile.top; y < tile.top + tile.height; y++)
    for (let x = tile.left; x < tile.left + tile.width; x++) {
      const from = (y - seen.top) * seen.width + x - seen.left;
      writeColour(target.data, (y * target.width + x) * target.channels, clean[from]!, blue[from]!, red[from]!);
    }
}

function cleanBrightness(luma: Plane, { grid, brightness: thresholds }: Damage, seen: Tile): Float32Array {
  const clean = shrinkPlane(luma, thresholds);
  if (!grid) return clean.map((value, i) => value + KEPT_GRAIN * (luma.data[i]! - value));
  const first = (place: number, from: number) => (((place - from) % SIDE) + SIDE) % SIDE;
  holdToSteps(clean, luma, { ...grid, left: first(grid.left, seen.left), top: first(grid.top, seen.top) });
  return clean;
}

/** A tile with its margin, from an even column and row on, with an even width and height. */
function surroundingsOf({ left, top, width, height }: Tile): Tile {
  const start = (place: number) => 2 * Math.floor((place - MARGIN) / 2);
  const length = (from: number, place: number, size: number) => 2 * Math.ceil((place + size + MARGIN - from) / 2);
  return {
    left: start(left),
    top: start(top),
    width: length(start(left), left, width),
    height: length(start(top), top, height),
  };
}

/** One plane of a part of a picture, mirrored beyond the borders. */
function readPart(source: EnginePixels, { left, top, width, height }: Tile, reading: Reading): Plane {
  const { data, channels } = source;
  const plane = new Float32Array(width * height);
  const columns = Int32Array.from({ length: width }, (_, x) => mirroredPlace(left + x, source.width));
  for (let y = 0, to = 0; y < height; y++) {
    const row = mirroredPlace(top + y, source.height) * source.width;
    for (let x = 0; x < width; x++, to++) {
      const at = (row + columns[x]!) * channels;
      plane[to] = reading(data[at]!, data[at + 1]!, data[at + 2]!);
    }
  }
  return { data: plane, width, height };
}
