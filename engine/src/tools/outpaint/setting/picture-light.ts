import { cutWindow } from '../../../foundation/image/hole-window.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { readSceneLight } from '../../shading/scene-light.ts';
import { luminancePlane } from '../../../foundation/image/picture.ts';
import type { Canvas } from '../canvas.ts';
import type { Footing } from './how-it-rests.ts';

/** The light in which a subject was photographed. */
export interface PictureLight {
  readonly fromRight: boolean;
  /** Linear colour of white in this light, normalised to a luminance of 1. */
  readonly tint: Rgb;
}

/** Subject value (of 255) from which a pixel shows no background. */
const OPAQUE = 240;
/** Minimum width in pixels of a third that is compared; narrower rows are all edge. */
const MIN_THIRD = 4;
/** Added to luminance before its logarithm, so that noise in black does not decide. */
const MIN_LIGHT = 0.01;

/**
 * Estimates the light of a picture. Its side follows from the brightness of the subject's left and right thirds,
 * compared row by row, because surfaces there face sideways.
 */
export function pictureLight(canvas: Canvas, { box }: Footing): PictureLight {
  const { width, rgb, subject } = canvas;
  const light = luminancePlane(rgb);
  const flanks = { left: 0, right: 0 };
  for (let y = box.top; y < box.top + box.height; y += 2) {
    let first = -1;
    let last = -1;
    for (let x = box.left; x < box.left + box.width; x++) {
      if (subject[y * width + x]! < OPAQUE) continue;
      if (first < 0) first = x;
      last = x;
    }
    const third = Math.floor((last - first) / 3);
    if (first < 0 || third < MIN_THIRD) continue;
    for (let k = 0; k < third; k++) {
      const [a, b] = [y * width + first + k, y * width + last - k];
      if (subject[a]! < OPAQUE || subject[b]! < OPAQUE) continue;
      flanks.left += Math.log(MIN_LIGHT + light[a]!);
      flanks.right += Math.log(MIN_LIGHT + light[b]!);
    }
  }
  const part = canvas.box ?? box;
  const none = new Uint8Array(part.width * part.height);
  const seen = { width: part.width, height: part.height, rgb: cutWindow(rgb, width, 3, part), alpha: null, mask: none };
  const { white } = readSceneLight(seen, none);
  const grey = 0.2126 * white[0] + 0.7152 * white[1] + 0.0722 * white[2];
  return { fromRight: flanks.right > flanks.left, tint: [white[0] / grey, white[1] / grey, white[2] / grey] };
}
