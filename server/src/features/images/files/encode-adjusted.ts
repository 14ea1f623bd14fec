import sharp from 'sharp';
import type { Pixels } from '../../../ports/engine-task.ts';
import type { EncodedPicture } from './store-picture.ts';

/** Smaller than fast: a person waits for one picture, and keeps it. */
const PNG_EFFORT = { compressionLevel: 4, adaptiveFiltering: false };

/**
 * Lossless original of an adjusted picture. What its origin says about itself goes along: light and crop do not make a
 * generated picture a photograph.
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
