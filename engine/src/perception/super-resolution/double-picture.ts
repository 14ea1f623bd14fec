import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { doubleAlpha } from './double-alpha.ts';
import { doubleTile } from './double-tile.ts';
import { fillClear } from './fill-clear.ts';
import type { SuperResolution } from './load-super-resolution.ts';
import { tilesOf } from './tiles.ts';

/**
 * Doubles the width and height of a picture: colours by the network, alpha by a filter. Besides source
 * and result it holds one tile of floats in memory; with alpha also about two more pictures of the source's size.
 * @param source at least 16 pixels on each side.
 * @param onTile called after each tile with the finished share, 0 to 1; an error it throws stops the work.
 */
export async function doublePicture(
  network: SuperResolution,
  source: EnginePixels,
  onTile: (share: number) => void,
): Promise<EnginePixels & { readonly data: Uint8Array<ArrayBuffer> }> {
  const { channels } = source;
  const [width, height] = [2 * source.width, 2 * source.height];
  const target = { width, height, channels, data: new Uint8Array(width * height * channels) };
  const colours = channels === 4 ? await fillClear(source) : source;
  const tiles = tilesOf(source.width, source.height);
  for (const [index, tile] of tiles.entries()) {
    await doubleTile(network, colours, tile, target);
    onTile((index + 1) / tiles.length);
  }
  if (channels === 4) await doubleAlpha(source, target);
  return target;
}
