import sharp from 'sharp';
import { NETWORK_SIDE } from '../../../foundation/networks/background/background-network.ts';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';

/** A part of a picture in whole pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const wholeFrame = ({ width, height }: EnginePixels): Frame => ({ left: 0, top: 0, width, height });

/** The network's input: a part of a picture, stretched to a square; transparent pixels are white. */
export async function networkSquare(
  { data, width, height, channels }: EnginePixels,
  frame: Frame,
): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels } })
    .extract(frame)
    .flatten({ background: '#ffffff' })
    .resize(NETWORK_SIDE, NETWORK_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
}

/** A network's answer (0 to 1, `side` squared) resized to the area it covers, one byte a pixel. */
export async function resizeShares(
  shares: Float32Array,
  side: number,
  { width, height }: Pick<Frame, 'width' | 'height'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(shares.length);
  for (let i = 0; i < shares.length; i++) bytes[i] = Math.min(255, Math.max(0, Math.round(shares[i]! * 255)));
  const resized = await sharp(bytes, { raw: { width: side, height: side, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return new Uint8Array(resized);
}
