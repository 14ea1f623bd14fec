import sharp from 'sharp';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { pullPush } from './pull-push.ts';

/**
 * What colours subject and ground have near every place of a picture, on a square grid that the picture is stretched
 * to. Colours are sRGB, 0 to 1.
 */
export interface ColourFields {
  readonly side: number;
  /** The picture, 3 bytes a cell. */
  readonly colours: Uint8Array;
  /** The matte, one byte a cell. */
  readonly shares: Uint8Array;
  /** Red, green, blue and variance (the sum over the three) of a cell's subject. */
  readonly subject: Float32Array;
  /** The same of what is behind it. */
  readonly ground: Float32Array;
  /** How unsure the matte is about a cell and those next to it, 0 to 1; above 0 in edges and hair and beside them. */
  readonly doubt: Float32Array;
}

/** Half of the network's side: local means need no more. A power of 2. */
const SIDE = 512;
/** Shares from which a cell counts as pure, if its neighbours do as well. */
const PURE_SUBJECT = 0.95;
const PURE_GROUND = 0.05;
/** Doubt reaches twice as many cells beyond an edge: hair goes on where the network sees none. */
const DOUBT_REACH = 1;
/** Within twice as many cells there is ground, or a pixel is left to the subject. */
const GROUND_REACH = 4;
const MIN_GROUND = 0.01;

/** @param alpha one byte a pixel of `pixels`. */
export async function colourFields(pixels: EnginePixels, alpha: Uint8Array): Promise<ColourFields> {
  const { data, width, height, channels } = pixels;
  const size = { width: SIDE, height: SIDE, fit: 'fill', kernel: 'linear' } as const;
  const [colours, shares] = await Promise.all([
    sharp(data, { raw: { width, height, channels } }).removeAlpha().resize(size).raw().toBuffer(),
    sharp(alpha, { raw: { width, height, channels: 1 } })
      .resize(size)
      .extractChannel(0)
      .raw()
      .toBuffer(),
  ]);
  const moments = momentsOf(colours);
  const pure = pureCells(shares);
  return {
    side: SIDE,
    colours,
    shares,
    subject: spreadMoments(moments, pure.subject),
    ground: spreadMoments(moments, pure.ground),
    doubt: doubtOf(shares),
  };
}

/** Colours and the sum of their squares. */
function momentsOf(colours: Uint8Array): Float32Array {
  const moments = new Float32Array(4 * SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const r = colours[3 * i]! / 255;
    const g = colours[3 * i + 1]! / 255;
    const b = colours[3 * i + 2]! / 255;
    const at = 4 * i;
    moments[at] = r;
    moments[at + 1] = g;
    moments[at + 2] = b;
    moments[at + 3] = r * r + g * g + b * b;
  }
  return moments;
}

function pureCells(shares: Uint8Array) {
  const subject = new Float32Array(shares.length);
  const ground = new Float32Array(shares.length);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      let least = 255;
      let most = 0;
      for (let j = Math.max(0, y - 1); j <= Math.min(SIDE - 1, y + 1); j++) {
        for (let i = Math.max(0, x - 1); i <= Math.min(SIDE - 1, x + 1); i++) {
          const share = shares[j * SIDE + i]!;
          if (share < least) least = share;
          if (share > most) most = share;
        }
      }
      if (least >= PURE_SUBJECT * 255) subject[y * SIDE + x] = 1;
      else if (most <= PURE_GROUND * 255) ground[y * SIDE + x] = 1;
    }
  }
  return { subject, ground };
}

function spreadMoments(moments: Float32Array, weights: Float32Array): Float32Array {
  const field = pullPush(moments, weights, SIDE);
  for (let i = 0; i < field.length; i += 4) {
    const squares = field[i]! ** 2 + field[i + 1]! ** 2 + field[i + 2]! ** 2;
    field[i + 3] = Math.max(0, field[i + 3]! - squares);
  }
  return field;
}

function doubtOf(shares: Uint8Array): Float32Array {
  const doubt = new Float32Array(shares.length);
  const ground = new Float32Array(shares.length);
  for (let i = 0; i < shares.length; i++) {
    const share = shares[i]! / 255;
    doubt[i] = 4 * share * (1 - share);
    ground[i] = share < 0.5 ? 1 : 0;
  }
  const wide = blur(doubt, SIDE, SIDE, DOUBT_REACH);
  const beside = blur(ground, SIDE, SIDE, GROUND_REACH);
  // Doubt in the midst of the subject (an eye, a glint) is none about where it ends.
  for (let i = 0; i < wide.length; i++) wide[i] = beside[i]! > MIN_GROUND ? wide[i]! : 0;
  return wide;
}
