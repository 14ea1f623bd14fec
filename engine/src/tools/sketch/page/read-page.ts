import sharp from 'sharp';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import type { Box, Drawing } from './drawing.ts';
import { findInk } from './find-ink.ts';
import { whitenPaper } from './whiten-paper.ts';

/** Fits a whole drawing into a frame, whitens its paper and finds its lines. `check` may throw to stop. */
export async function readPage(
  source: EnginePixels,
  width: number,
  height: number,
  check: () => void,
): Promise<Drawing> {
  const scale = Math.min(width / source.width, height / source.height);
  const across = Math.max(1, Math.round(source.width * scale));
  const down = Math.max(1, Math.round(source.height * scale));
  const rgb = await resize(source, across, down);
  check();
  const page = whitenPaper(rgb, across, down, check);
  const ink = findInk(page, across, down, check);
  const left = Math.floor((width - across) / 2);
  const top = Math.floor((height - down) / 2);
  const box = { left, top, right: left + across, bottom: top + down };
  return {
    width,
    height,
    page: box,
    ink: laidOut(ink, 1, 0, box, width, height),
    colour: laidOut(page, 3, 1, box, width, height),
  };
}

async function resize({ data, width, height, channels }: EnginePixels, across: number, down: number) {
  const shrinks = across < width;
  return new Uint8Array(
    await sharp(data, { raw: { width, height, channels }, limitInputPixels: false })
      .flatten({ background: '#ffffff' })
      .resize(across, down, { fit: 'fill', kernel: shrinks ? 'mitchell' : 'cubic' })
      .toColourspace('srgb')
      .raw()
      .toBuffer(),
  );
}

function laidOut(
  plane: Float32Array,
  channels: number,
  empty: number,
  { left, top, right, bottom }: Box,
  width: number,
  height: number,
): Float32Array {
  const out = new Float32Array(width * height * channels).fill(empty);
  const row = (right - left) * channels;
  for (let y = top; y < bottom; y++) {
    out.set(plane.subarray((y - top) * row, (y - top + 1) * row), (y * width + left) * channels);
  }
  return out;
}
