/**
 * Caches what the latest placed pictures are on a piece, in this thread: cutting a large one out takes about a second,
 * and the takes of a render and the previews of a person who moves a picture show the same one.
 */
import { createHash } from 'node:crypto';
import type { PackedPicture } from '../../foundation/image/packed-picture.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { MAX_ARTWORKS } from '../../words/prompt/artwork.ts';
import { placeablePicture } from './placeable-picture.ts';

/** In order of use, the latest last; as many as one task may place. */
const cached = new Map<string, PackedPicture | null>();

/** Returns the result of `placeablePicture`, or the cached result of equal pixels. */
export function cachedPicture(source: EnginePixels): PackedPicture | null {
  const key = digestOf(source);
  const known = cached.get(key);
  const picture = known === undefined ? placeablePicture(source) : known;
  cached.delete(key);
  cached.set(key, picture);
  const [oldest] = cached.keys();
  if (cached.size > MAX_ARTWORKS && oldest !== undefined) cached.delete(oldest);
  return picture;
}

const digestOf = ({ width, height, channels, data }: EnginePixels): string =>
  createHash('sha256').update(`${width}x${height}x${channels}`).update(data).digest('hex');
