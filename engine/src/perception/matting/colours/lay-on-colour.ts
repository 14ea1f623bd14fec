import type { EnginePixels } from '../../../foundation/image/pixels.ts';

/**
 * Lays a cut-out over one colour (`#rrggbb`); the result is opaque. It is mixed in sRGB as browsers and editors do, so
 * the picture looks as the transparent one does over that colour; the matte was measured in the same space.
 */
export function layOnColour({ data, width, height }: EnginePixels, colour: `#${string}`): EnginePixels {
  const background = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const laid = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const share = data[4 * i + 3]! / 255;
    for (let c = 0; c < 3; c++) laid[3 * i + c] = Math.round(share * data[4 * i + c]! + (1 - share) * background[c]!);
  }
  return { width, height, channels: 3, data: laid };
}
