/** Makes what a scene keeps of a person's own picture: cut out, cropped to what it shows, and not larger than a print needs. */
import { packPicture, type PackedPicture } from '../../foundation/image/packed-picture.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { cutOutLogo } from './cut-out-logo.ts';

/** Longest side in pixels of a picture on a piece: half a millimetre each on a large print. */
const LONGEST = 512;
/** Opacity, of 255, below which a pixel shows nothing. */
const CLEAR = 8;

/** Null for a picture that shows nothing. */
export function placeablePicture(source: EnginePixels): PackedPicture | null {
  const cut = cutOutLogo(source);
  const box = shownBox(cut);
  return box === null ? null : packPicture(reduced(cut, box));
}

interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box round all pixels that are not clear; null when there are none. */
function shownBox({ width, height, channels, data }: EnginePixels): PixelBox | null {
  if (channels === 3) return { left: 0, top: 0, width, height };
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < CLEAR) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** A box of a picture with straight alpha, reduced to the longest side: each pixel is the mean of those that it covers. */
function reduced(
  { width: stride, channels, data }: EnginePixels,
  { left, top, width, height }: PixelBox,
): EnginePixels {
  const scale = Math.max(1, Math.max(width, height) / LONGEST);
  const columns = Math.max(1, Math.round(width / scale));
  const rows = Math.max(1, Math.round(height / scale));
  const small = new Uint8Array(columns * rows * 4);
  const edge = (index: number, count: number, length: number) => Math.floor((index * length) / count);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const sum = [0, 0, 0, 0] as [number, number, number, number];
      let count = 0;
      for (let y = edge(j, rows, height); y < Math.max(edge(j, rows, height) + 1, edge(j + 1, rows, height)); y++) {
        for (
          let x = edge(i, columns, width);
          x < Math.max(edge(i, columns, width) + 1, edge(i + 1, columns, width));
          x++
        ) {
          const k = ((top + y) * stride + left + x) * channels;
          const opacity = channels === 4 ? data[k + 3]! : 255;
          for (let c = 0; c < 3; c++) sum[c]! += data[k + c]! * opacity;
          sum[3] += opacity;
          count++;
        }
      }
      const at = (j * columns + i) * 4;
      for (let c = 0; c < 3; c++) small[at + c] = sum[3] === 0 ? 0 : Math.round(sum[c]! / sum[3]);
      small[at + 3] = Math.round(sum[3] / count);
    }
  }
  return { width: columns, height: rows, channels: 4, data: small };
}
