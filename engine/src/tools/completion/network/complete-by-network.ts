/** Fills a hole in a picture with an operator's network; called on the thread of the networks. */
import sharp from 'sharp';
import { boxOf, cutWindow, pasteWindow, type Window } from '../../../foundation/image/hole-window.ts';
import { foldedPlace } from '../../../foundation/image/mirrored-place.ts';
import { growMask } from '../../../foundation/image/grow-mask.ts';
import type { CompletingNetwork } from './completing-network.ts';

interface NetworkCompletion {
  readonly width: number;
  readonly height: number;
  /** sRGB, 3 bytes per pixel. */
  readonly rgb: Uint8Array;
  /** 1 where the picture is to be filled; 0 elsewhere. */
  readonly hole: Uint8Array;
  /** 0 to 3: consecutive pictures of a task differ by what the network sees. */
  readonly variant: number;
  /** Called between steps; may throw to stop. */
  readonly check: () => void;
}

/** Width of the surroundings that the network sees on every side of a hole, as a share of the hole's longer side. */
const AROUND = 0.6;
/** Minimum width in pixels of the surroundings on every side of a hole. */
const MIN_AROUND = 96;
/** Sides of a window relative to the network's above which its answer would be enlarged to mud. */
const MAX_REDUCTION = 2.5;
/** Pixels of the network's square by which holes grow, so that their soft rims do not show what was there. */
const RIM = 2;
/** Additional growth of every other variant. */
const WIDER = 6;

/**
 * @returns a copy of the picture with the hole filled; null where the hole is too large for the network to draw it
 * sharply, or where nothing is to be filled.
 */
export async function completeByNetwork(
  network: CompletingNetwork,
  { width, height, rgb, hole, variant, check }: NetworkCompletion,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const box = boxOf(hole, width, height);
  if (!box) return null;
  const window = windowAround(box, width, height);
  const longest = Math.max(window.width, window.height);
  const side = network.sides.find((one) => one >= longest) ?? network.sides.at(-1)!;
  if (longest > MAX_REDUCTION * side) return null;
  const own = cutWindow(rgb, width, 3, window);
  const part = cutWindow(hole, width, 1, window);
  const isMirrored = variant % 2 === 1;
  const square = await squareOf(own, window, side, 3, isMirrored);
  const shown = part.map((value) => 255 * value);
  const mask = (await squareOf(shown, window, side, 1, isMirrored)).map((value) => (value > 0 ? 1 : 0));
  const grown = Float32Array.from(growMask(mask, side, side, variant > 1 ? RIM + WIDER : RIM));
  check();
  const answer = await network.complete(planesOf(square, grown, side), grown, side);
  check();
  const filled = await windowOf(answer, window, side, isMirrored);
  const out = new Uint8Array(rgb);
  const laid = own.slice();
  for (let i = 0; i < part.length; i++) if (part[i]) laid.set(filled.subarray(3 * i, 3 * i + 3), 3 * i);
  pasteWindow(out, width, 3, window, laid);
  return out;
}

/** The hole with its surroundings, as nearly square as the picture allows. */
function windowAround(box: Window, width: number, height: number): Window {
  const longest = Math.max(box.width, box.height);
  const side = longest + 2 * Math.max(MIN_AROUND, Math.round(AROUND * longest));
  const [left, across] = span(box.left + box.width / 2, side, width);
  const [top, down] = span(box.top + box.height / 2, side, height);
  return { left, top, width: across, height: down };
}

function span(centre: number, side: number, length: number): readonly [number, number] {
  const size = Math.min(side, length);
  return [Math.min(length - size, Math.max(0, Math.round(centre - size / 2))), size];
}

/** How a window lies in the square: enlarged or reduced by one factor, at its upper left corner. */
function laidIn({ width, height }: Window, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.min(side, Math.round(width * scale))),
    height: Math.max(1, Math.min(side, Math.round(height * scale))),
  };
}

/** The window in the square; the rest of the square repeats it mirrored, because a black margin would bleed in. */
async function squareOf(
  data: Uint8Array,
  window: Window,
  side: number,
  channels: 1 | 3,
  isMirrored: boolean,
): Promise<Uint8Array> {
  const { width, height } = laidIn(window, side);
  const source = sharp(data, { raw: { width: window.width, height: window.height, channels } });
  const laid = await (isMirrored ? source.flop() : source)
    .resize(width, height, { fit: 'fill' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer();
  const square = new Uint8Array(side * side * channels);
  for (let y = 0; y < side; y++) {
    const row = foldedPlace(y, height) * width;
    for (let x = 0; x < side; x++) {
      const from = (row + foldedPlace(x, width)) * channels;
      for (let c = 0; c < channels; c++) square[(y * side + x) * channels + c] = laid[from + c]!;
    }
  }
  return square;
}

/** Three planes, 0 to 1; what is to be filled is black, as in training. */
function planesOf(square: Uint8Array, hole: Float32Array, side: number): Float32Array {
  const area = side * side;
  const planes = new Float32Array(3 * area);
  for (let i = 0; i < area; i++)
    if (!hole[i]) for (let c = 0; c < 3; c++) planes[c * area + i] = square[3 * i + c]! / 255;
  return planes;
}

/** The answer at the size of the window, 3 bytes per pixel. */
async function windowOf(answer: Float32Array, window: Window, side: number, isMirrored: boolean): Promise<Uint8Array> {
  const area = side * side;
  const { width, height } = laidIn(window, side);
  const bytes = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y * side + x;
      for (let c = 0; c < 3; c++) {
        const value = 255 * answer[c * area + from]!;
        bytes[3 * (y * width + x) + c] = Math.round(Math.min(255, Math.max(0, value)));
      }
    }
  const laid = sharp(bytes, { raw: { width, height, channels: 3 } }).resize(window.width, window.height, {
    fit: 'fill',
  });
  const data = await laid.raw().toBuffer();
  if (!isMirrored) return new Uint8Array(data);
  const size = { width: window.width, height: window.height, channels: 3 as const };
  return new Uint8Array(await sharp(data, { raw: size }).flop().raw().toBuffer());
}
