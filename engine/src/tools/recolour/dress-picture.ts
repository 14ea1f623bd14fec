import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';
import type { Cover } from '../cloth-texture/cover-material.ts';
import type { Picture } from '../../foundation/image/picture.ts';
import { readSceneLight } from '../shading/scene-light.ts';
import type { Piece } from '../../words/prompt/brief.ts';
import { clothe } from './clothe.ts';

interface DressRequest {
  readonly source: EnginePixels;
  /** 0 to 1 per pixel: the garment. */
  readonly matte: Float32Array;
  readonly piece: Piece;
  /** Cloth of another picture, used instead of the piece's. */
  readonly cover?: Cover;
  readonly contrast?: number;
  readonly seed: number;
  readonly onStep: (share: number) => void;
}

/**
 * Returns the picture with its garment in the colour, cloth or print of the piece; pixels where the matte is 0 stay
 * unchanged.
 */
export function dressPicture({ source, matte, piece, cover, contrast, seed, onStep }: DressRequest): EnginePixels {
  const opaque = opaquePicture(source, matte);
  const light = readSceneLight(opaque.picture, new Uint8Array(matte.length).fill(1));
  const rgb = clothe({
    picture: opaque.picture,
    matte: opaque.cover,
    piece,
    light,
    seed,
    onStep,
    ...(cover && { cover }),
    ...(contrast && { contrast }),
  });
  return layRgb(source, rgb, matte);
}

/**
 * A picture without transparency for measuring colours: transparent pixels use their straight colours in full, so that
 * no background is mixed into the edges of a cut-out.
 */
export function opaquePicture(
  { width, height, channels, data }: EnginePixels,
  matte: Float32Array,
): { readonly picture: Picture; readonly cover: Float32Array } {
  const mask = Uint8Array.from(matte, (value) => 255 * value);
  if (channels === 3) return { picture: { width, height, rgb: data, alpha: null, mask }, cover: matte };
  const rgb = new Uint8Array(width * height * 3);
  const cover = new Float32Array(matte.length);
  for (let i = 0; i < cover.length; i++) {
    const alpha = data[i * 4 + 3]! / 255;
    for (let c = 0; c < 3; c++) rgb[i * 3 + c] = alpha > 0 ? data[i * 4 + c]! : 128;
    cover[i] = alpha > 0 ? Math.min(1, matte[i]! / alpha) : 0;
  }
  return { picture: { width, height, rgb, alpha: null, mask }, cover };
}

/** Returns the source with `rgb` (3 bytes per pixel) wherever `where` is not 0; alpha stays. */
function layRgb(source: EnginePixels, rgb: Uint8Array, where: Float32Array): EnginePixels {
  const { channels } = source;
  const data = source.data.slice();
  for (let i = 0; i < where.length; i++) {
    if (where[i] === 0) continue;
    for (let c = 0; c < 3; c++) data[i * channels + c] = rgb[i * 3 + c]!;
  }
  return { ...source, data };
}

export const maskOf = ({ width, height }: EnginePixels, matte: Float32Array): EngineMask => ({
  width,
  height,
  data: Uint8Array.from(matte, (value) => Math.round(255 * value)),
});
