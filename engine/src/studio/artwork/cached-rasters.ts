/**
 * Caches the texels of the latest artworks, in this thread: the takes of a scene, and the previews of a person who moves an
 * artwork, show the same ones.
 */
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { keyOf, type Artwork } from '../../words/prompt/artwork.ts';
import { rasteriseArt, type ArtDrawing, type ArtRaster } from './art-raster.ts';

/** In order of use, the latest last. */
const cached = new Map<string, ArtRaster>();

/** Maximum number of texels of all cached artworks, each of 16 bytes and a third more for its smaller sizes: 42 MB. */
const MAX_TEXELS = 2e6;

/** The texels of an artwork as drawn in its place; @see rasteriseArt. */
export function cachedRaster(artwork: Artwork, drawing: ArtDrawing, ink: Rgb): ArtRaster {
  const { place: _place, ...drawn } = artwork;
  const key = keyOf([drawn, drawing.width, drawing.height, ink]);
  const raster = cached.get(key) ?? rasteriseArt(drawing, ink);
  cached.delete(key);
  cached.set(key, raster);
  let texels = 0;
  for (const [name, { levels }] of [...cached].reverse()) {
    texels += levels[0]!.columns * levels[0]!.rows;
    if (texels > MAX_TEXELS && name !== key) cached.delete(name);
  }
  return raster;
}
