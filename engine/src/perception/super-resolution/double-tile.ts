import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { REACH, type SuperResolution } from './load-super-resolution.ts';
import { mirroredPlanes } from './mirrored-planes.ts';
import { projectBack } from './project-back.ts';
import type { Tile } from './tiles.ts';

/** Back-projections after the network: the second removes half of the remaining error, a third would be invisible. */
const CORRECTIONS = 2;
/** The reach of the network, plus one pixel for each back-projection after it. */
const MARGIN = REACH + CORRECTIONS;

/**
 * Doubles one tile and writes its colours into `target`, which has twice the width and height of `source`. The tile is
 * calculated with all surroundings that can influence it, mirrored at the borders of the picture, so the result is the
 * same as without tiles.
 */
export async function doubleTile(
  network: SuperResolution,
  source: EnginePixels,
  tile: Tile,
  target: EnginePixels,
): Promise<void> {
  const width = tile.width + 2 * MARGIN;
  const height = tile.height + 2 * MARGIN;
  // Pictures are larger than the network's reach.
  const seen = { left: tile.left - MARGIN, top: tile.top - MARGIN, width, height };
  const planes = mirroredPlanes(source, seen, 1);
  const large = await network.double(planes, width, height);
  const area = 4 * width * height;
  for (let plane = 0; plane < 3; plane++) {
    const small = planes.subarray((plane * area) / 4, ((plane + 1) * area) / 4);
    const doubled = large.subarray(plane * area, (plane + 1) * area);
    for (let round = 0; round < CORRECTIONS; round++) projectBack(doubled, small, width, height);
  }
  const step = target.channels;
  for (let row = 0; row < 2 * tile.height; row++) {
    let from = (row + 2 * MARGIN) * 2 * width + 2 * MARGIN;
    let to = ((2 * tile.top + row) * target.width + 2 * tile.left) * step;
    for (let column = 0; column < 2 * tile.width; column++, from++, to += step) {
      target.data[to] = byteOf(large[from]!);
      target.data[to + 1] = byteOf(large[from + area]!);
      target.data[to + 2] = byteOf(large[from + 2 * area]!);
    }
  }
}

/** Typed arrays of bytes wrap around, so values are clamped first. */
const byteOf = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value + 0.5) | 0;
