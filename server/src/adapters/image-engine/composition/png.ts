import sharp from 'sharp';
import type { Pixels } from '../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../ports/image-engine.port.ts';

/** Maximum number of pixels to decode; no engine is asked for that many. */
const PIXEL_LIMIT = 100_000_000;

/** Encodes an 8-bit PNG without metadata: RGB, or RGBA with straight alpha. Some engines refuse a single channel. */
export function encodePng({ width, height, channels, data }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 3 }).toBuffer();
}

/** Decodes any format that an engine returns. @throws ImageEngineError `failed` when the bytes are not a picture. */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels> {
  try {
    const image = sharp(bytes, { limitInputPixels: PIXEL_LIMIT }).toColourspace('srgb');
    const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { width, height, channels: info.channels === 4 ? 4 : 3, data: new Uint8Array(data) };
  } catch (error) {
    throw new ImageEngineError('failed', 'the engine answered what is no picture', { cause: error });
  }
}
