import sharp from 'sharp';
import type { Pixels } from '../../../ports/engine-task.ts';
import type { EncodedPicture } from './store-picture.ts';

/** Compresses more than the encoding of rendered pictures does, because a person waits for a single picture. */
const PNG_EFFORT = { compressionLevel: 4, adaptiveFiltering: false };

/**
 * Encodes the lossless original of an adjusted picture. The metadata of its source is preserved: light and crop do not
 * turn a generated picture into a photograph.
 */
export async function encodeAdjusted(
  { width, height, channels, data }: Pixels,
  origin: Uint8Array | null,
): Promise<EncodedPicture> {
  const decode = () => sharp(data, { raw: { width, height, channels } });
  const xmp = origin === null ? undefined : (await sharp(origin).metadata()).xmp?.toString('utf8');
  const png = () => decode().png(PNG_EFFORT);
  const original = () => (xmp === undefined ? png() : png().withXmp(xmp)).toBuffer();
  return { original, contentType: 'image/png', width, height, decode };
}
