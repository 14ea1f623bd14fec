import sharp from 'sharp';
import type { Pixels } from '../../../ports/engine-task.ts';
import { xmpOf, type PictureOrigin } from '../../../shared/picture-metadata.ts';
import type { EncodedPicture } from './store-picture.ts';

/** Prefers speed to a small file: the original is only read for downloads and edits. */
const PNG_EFFORT = { compressionLevel: 1, adaptiveFiltering: false };

/** Encodes the lossless original of an engine's picture, with its origin in the metadata. */
export function encodeRendered(pixels: Pixels, origin: PictureOrigin): EncodedPicture {
  const { width, height, channels, data } = pixels;
  const decode = () => sharp(data, { raw: { width, height, channels } });
  const original = () => decode().png(PNG_EFFORT).withXmp(xmpOf(origin)).toBuffer();
  return { original, contentType: 'image/png', width, height, decode };
}
