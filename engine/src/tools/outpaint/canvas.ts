/** The larger canvas with the source placed on it: the input of every kind of backdrop. */
import sharp from 'sharp';
import type { Window } from '../../foundation/image/hole-window.ts';
import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';
import type { Placement } from '../../words/tasks/edit-task.ts';

export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Colours of the source, 3 bytes per pixel; grey outside it and where it is transparent. */
  readonly rgb: Uint8Array;
  /** Alpha of the source, 0 to 255; 0 outside it. */
  readonly alpha: Uint8Array;
  /**
   * Share of the subject, 0 to 255; 0 outside the source. The alpha of the source for a cut-out or without a mask of
   * the subject.
   */
  readonly subject: Uint8Array;
  /** The part of the canvas that the source covers; null when it lies completely outside. */
  readonly box: Window | null;
  /** The whole source in pixels of the canvas. */
  readonly whole: Window;
  /** Whether the source is a cut-out, so that its own transparency defines the subject. */
  readonly cutOut: boolean;
}

interface CanvasRequest {
  readonly source: EnginePixels;
  readonly subject: EngineMask | null;
  readonly width: number;
  readonly height: number;
  readonly placement: Placement;
}

/** Colour of the empty canvas: medium grey, which stands out least at antialiased edges. */
const GREY = 128;
/** Share of transparent pixels from which a picture counts as a cut-out. */
const CLEAR_SHARE = 0.02;
/** Alpha (of 255) below which a pixel is transparent rather than opaque. */
const ALPHA_THRESHOLD = 128;

/**
 * Places the source on the canvas. When the placement has the source's size its pixels are copied; otherwise the source
 * is resampled by Lanczos 3 to the placement rounded to whole pixels, colours weighted by alpha.
 */
export async function layCanvas({ source, subject, width, height, placement }: CanvasRequest): Promise<Canvas> {
  const whole: Window = {
    left: Math.round(placement.x),
    top: Math.round(placement.y),
    width: Math.max(1, Math.round(placement.width)),
    height: Math.max(1, Math.round(placement.height)),
  };
  const placed = await resized(source.data, source, source.channels, whole);
  const cutOut = isCutOut(source);
  const matte = cutOut || !subject ? null : await resized(subject.data, subject, 1, whole);
  const count = width * height;
  const canvas = {
    width,
    height,
    whole,
    cutOut,
    rgb: new Uint8Array(count * 3).fill(GREY),
    alpha: new Uint8Array(count),
    subject: new Uint8Array(count),
    box: overlap(whole, width, height),
  };
  const { box, rgb, alpha } = canvas;
  if (!box) return canvas;
  const { channels } = source;
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      const from = (y - whole.top) * whole.width + x - whole.left;
      const to = y * width + x;
      const opacity = channels === 4 ? placed[from * 4 + 3]! : 255;
      alpha[to] = opacity;
      canvas.subject[to] = matte ? matte[from]! : opacity;
      if (opacity === 0) continue;
      for (let c = 0; c < 3; c++) rgb[to * 3 + c] = placed[from * channels + c]!;
    }
  }
  return canvas;
}

function isCutOut({ channels, data }: EnginePixels): boolean {
  if (channels === 3) return false;
  let clear = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at]! < ALPHA_THRESHOLD) clear++;
  return clear > CLEAR_SHARE * (data.length / 4);
}

async function resized(
  data: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  channels: 1 | 3 | 4,
  to: Window,
): Promise<Uint8Array> {
  if (to.width === width && to.height === height) return data;
  const buffer = await sharp(data, { raw: { width, height, channels }, limitInputPixels: false })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'lanczos3' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer();
  return new Uint8Array(buffer);
}

function overlap(whole: Window, width: number, height: number): Window | null {
  const left = Math.max(0, whole.left);
  const top = Math.max(0, whole.top);
  const right = Math.min(width, whole.left + whole.width);
  const bottom = Math.min(height, whole.top + whole.height);
  return right <= left || bottom <= top ? null : { left, top, width: right - left, height: bottom - top };
}
