import sharp from 'sharp';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { pullPush } from './pull-push.ts';

/**
 * The colours of subject and background around every place of a picture, on a square grid that the picture is stretched
 * to. Colours are sRGB.
 */
export interface ColourFields {
  readonly side: number;
  /** The picture, 3 bytes a cell. */
  readonly colours: Uint8Array;
  /** The matte, one byte a cell. */
  readonly shares: Uint8Array;
  /** Red, green, blue (0 to 1) and variance (summed over the three) of the subject near a cell. */
  readonly subject: Float32Array;
  /** Red, green, blue (0 to 1) and variance of the background near a cell. */
  readonly background: Float32Array;
  /** How uncertain the matte is about a cell and its neighbours, 0 to 1; above 0 at and beside edges and hair. */
  readonly doubt: Float32Array;
}

/** Half of the network's side, which is enough for local means. Must be a power of 2. */
const SIDE = 512;
/** Share above which a cell counts as subject alone, if its neighbours do as well. */
const PURE_SUBJECT = 0.95;
/** Share below which a cell counts as background alone, if its neighbours do as well. */
const PURE_BACKGROUND = 0.05;
/**
 * Blur radius; doubt spreads twice as many cells beyond an edge, because hair continues where the network sees none.
 */
const DOUBT_REACH = 1;
/** Half the reach in cells of the blur for the background. */
const BACKGROUND_REACH = 4;
/** Share of background within the reach of the blur, below which a pixel belongs to the subject. */
const MIN_BACKGROUND = 0.01;

/**
 * Measures the colours of subject and background around every cell.
 * @param alpha one byte a pixel of `pixels`.
 */
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
    background: spreadMoments(moments, pure.background),
    doubt: doubtOf(shares),
  };
}

/** Colours and the sum of their squares, four values per cell. */
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
  const background = new Float32Array(shares.length);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      let min = 255;
      let max = 0;
      for (let j = Math.max(0, y - 1); j <= Math.min(SIDE - 1, y + 1); j++) {
        for (let i = Math.max(0, x - 1); i <= Math.min(SIDE - 1, x + 1); i++) {
          const share = shares[j * SIDE + i]!;
          if (share < min) min = share;
          if (share > max) max = share;
        }
      }
      if (min >= PURE_SUBJECT * 255) subject[y * SIDE + x] = 1;
      else if (max <= PURE_BACKGROUND * 255) background[y * SIDE + x] = 1;
    }
  }
  return { subject, background };
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
  const background = new Float32Array(shares.length);
  for (let i = 0; i < shares.length; i++) {
    const share = shares[i]! / 255;
    doubt[i] = 4 * share * (1 - share);
    background[i] = share < 0.5 ? 1 : 0;
  }
  const wide = blur(doubt, SIDE, SIDE, DOUBT_REACH);
  const beside = blur(background, SIDE, SIDE, BACKGROUND_REACH);
  // Doubt inside the subject (an eye, a glint) does not concern its outline.
  for (let i = 0; i < wide.length; i++) wide[i] = beside[i]! > MIN_BACKGROUND ? wide[i]! : 0;
  return wide;
}
