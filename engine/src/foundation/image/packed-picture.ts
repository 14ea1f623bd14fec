/** A picture as text, so that it can be a part of plain JSON. The text is without loss and much smaller than the pixels. */
import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import type { EnginePixels } from './pixels.ts';

/** A picture with straight alpha as plain JSON. */
export interface PackedPicture {
  /** SHA-256 of its size and pixels, in hexadecimal digits: equal pictures have one name. */
  readonly digest: string;
  readonly width: number;
  readonly height: number;
  /** The differences of each pixel from the one before, deflated, in base64. */
  readonly data: string;
}

export function packPicture(pixels: EnginePixels): PackedPicture {
  const { width, height } = pixels;
  const rgba = withAlpha(pixels);
  const steps = new Uint8Array(rgba.length);
  for (let k = 0; k < rgba.length; k++) steps[k] = rgba[k]! - (k < 4 ? 0 : rgba[k - 4]!);
  const digest = createHash('sha256').update(`${width}x${height}`).update(rgba).digest('hex');
  return { digest, width, height, data: deflateSync(steps, { level: 9 }).toString('base64') };
}

/** @throws Error when the text is not that of a picture of this size. */
export function unpackPicture({ width, height, data }: PackedPicture): EnginePixels {
  const length = width * height * 4;
  const rgba = new Uint8Array(inflateSync(Buffer.from(data, 'base64'), { maxOutputLength: length }));
  if (rgba.length !== length) throw new Error(`a picture of ${width} by ${height} has ${length} bytes`);
  for (let k = 4; k < length; k++) rgba[k]! += rgba[k - 4]!;
  return { width, height, channels: 4, data: rgba };
}

function withAlpha({ width, height, channels, data }: EnginePixels): Uint8Array {
  if (channels === 4) return data;
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) for (let c = 0; c < 3; c++) rgba[i * 4 + c] = data[i * 3 + c]!;
  return rgba;
}
