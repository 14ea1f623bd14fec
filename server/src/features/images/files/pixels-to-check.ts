import type { Pixels } from '../../../ports/engine-task.ts';
import type { EncodedPicture } from './store-picture.ts';

/** Side in pixels: enough for the classifier, which uses 224 pixels, without decoding a large upload at full size. */
const CHECKED_SIDE = 512;

export async function pixelsToCheck({ decode }: EncodedPicture): Promise<Pixels> {
  const small = decode()
    .resize({ width: CHECKED_SIDE, height: CHECKED_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
  const { data, info } = await small.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}
