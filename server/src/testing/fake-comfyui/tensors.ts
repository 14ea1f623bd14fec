/**
 * The values that flow between the nodes, and how they are drawn: small pictures, determined by seed, words, weights
 * and inputs.
 */
import { createHash } from 'node:crypto';
import type { Pixels } from '../../ports/engine-task.ts';

export interface FakeMask {
  readonly width: number;
  readonly height: number;
  /** 0 to 1; 1 repaints. */
  readonly data: Float32Array;
}

export interface FakeLatent {
  readonly pixels: Pixels;
  readonly mask: FakeMask | null;
  /** Number of channels, by the node or the VAE that made it. */
  readonly channels: number;
  /** An empty latent of other channels is adapted by the sampler, an encoded one is not. */
  readonly isEmpty: boolean;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
export const digestOf = ({ width, height, data }: Pixels): string =>
  createHash('sha256').update(`${width}x${height}`).update(data).digest('hex').slice(0, 16);

/** Coloured blocks determined by the text. Rows of one block are equal, so that each is computed once. */
export function drawFrom(text: string, width: number, height: number): Pixels {
  const bytes = digest(text);
  const data = new Uint8Array(width * height * 3);
  const stride = width * 3;
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * 8) / height);
    if (y > 0 && row === Math.floor(((y - 1) * 8) / height)) {
      data.copyWithin(y * stride, (y - 1) * stride, y * stride);
      continue;
    }
    for (let x = 0, k = y * stride; x < width; x++) {
      const column = Math.floor((x * 8) / width);
      for (let c = 0; c < 3; c++, k++) data[k] = (bytes[c]! + bytes[3 + ((row + column * 3) % 24)]! * 0.4) & 255;
    }
  }
  return { width, height, channels: 3, data };
}

/** Samples the nearest pixel of a mask of another size. */
export function maskAt({ width, height, data }: FakeMask, x: number, y: number, of: Pixels): number {
  const column = Math.floor((x * width) / of.width);
  const row = Math.floor((y * height) / of.height);
  return data[row * width + column]!;
}

/** Blends the drawn picture over the original by the strength and the mask. */
export function repaint({ pixels, mask }: Pick<FakeLatent, 'pixels' | 'mask'>, drawn: Pixels, denoise: number): Pixels {
  const { width, height } = pixels;
  // Most pictures are drawn anew, without anything of an original.
  if (mask === null && denoise === 1) return { ...pixels, channels: 3, data: drawn.data };
  const [before, after] = [pixels.data, drawn.data];
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, k = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const share = mask === null ? denoise : denoise * maskAt(mask, x, y, pixels);
      for (let c = 0; c < 3; c++, k++) data[k] = before[k]! + (after[k]! - before[k]!) * share;
    }
  }
  return { width, height, channels: 3, data };
}

/** Encoding and decoding change a picture slightly, also outside the mask. */
export function throughVae(pixels: Pixels): Pixels {
  const before = pixels.data;
  const data = new Uint8Array(before.length);
  for (let k = 0; k < data.length; k++) {
    const value = before[k]!;
    data[k] = value < 128 ? value + 2 : value - 2;
  }
  return { ...pixels, data };
}

/** Encoders crop both sides to multiples of eight pixels. */
export function croppedToEight(pixels: Pixels): Pixels {
  const [width, height] = [pixels.width & ~7, pixels.height & ~7];
  const [left, top] = [(pixels.width - width) >> 1, (pixels.height - height) >> 1];
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const at = ((y + top) * pixels.width + left) * 3;
    data.set(pixels.data.subarray(at, at + width * 3), y * width * 3);
  }
  return { width, height, channels: 3, data };
}

/** Resizes by the nearest pixel. */
export function resized(pixels: Pixels, width: number, height: number): Pixels {
  const { channels } = pixels;
  const data = new Uint8Array(width * height * channels);
  for (let y = 0, k = 0; y < height; y++) {
    const row = Math.floor((y * pixels.height) / height) * pixels.width;
    for (let x = 0; x < width; x++) {
      const from = (row + Math.floor((x * pixels.width) / width)) * channels;
      for (let c = 0; c < channels; c++, k++) data[k] = pixels.data[from + c]!;
    }
  }
  return { width, height, channels, data };
}
