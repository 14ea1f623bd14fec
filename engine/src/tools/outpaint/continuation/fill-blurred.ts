import { completePicture } from '../../completion/complete-picture.ts';
import type { Window } from '../../../foundation/image/hole-window.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { growMask } from '../../../foundation/image/grow-mask.ts';
import type { Canvas } from '../canvas.ts';
import type { Sheet } from './sheet.ts';

interface FillRequest {
  readonly canvas: Canvas;
  /** The canvas with lines and light continued beyond the picture. */
  readonly lines: Sheet;
  /** Whether the canvas has a subject, which must not be repeated in the background. */
  readonly subject: boolean;
  /** Called with the finished share, 0 to 1; may throw to stop. */
  readonly onStep: (share: number) => void;
}

/** Blur (0 to 1) above which a pixel is replaced. */
const MAX_BLUR = 0.4;
/** A side of the canvas is filled with patches only if at least this share of its pixels is blurred. */
const MIN_SHARE = 0.08;
/** Radius over which the blur of pixels is smoothed before it is compared, as a share of the longer side. */
const SMOOTHING = 0.012;
/** Number of pixels that are generated beyond the canvas, because patches need surroundings. */
const MARGIN = 12;
/** Depth of the strip of the picture that patches come from, as a multiple of the generated depth. */
const STRIP_DEPTH = 1.6;
/** Smallest depth of the strip as a share of the picture. */
const MIN_STRIP = 0.45;
/** Largest depth of the strip as a share of the picture. */
const MAX_STRIP = 0.7;
/**
 * Share of the longer side over which the picture's edge fades into the generated texture, so that no step is visible.
 */
const FADE = 0.012;

/**
 * Returns the colours of `lines`, 3 per pixel. Areas without lines that have texture (boards, crowds,
 * leaves) are blurred there; they are filled with patches of the picture beside them.
 */
export function fillBlurred({ canvas, lines, subject, onStep }: FillRequest): Float32Array {
  const { width, height } = canvas;
  const check = () => onStep(0);
  const blurred = blur(lines.blurred, width, height, Math.max(1, SMOOTHING * Math.max(width, height)), { check });
  const open = Uint8Array.from(blurred, (value, i) => (canvas.alpha[i] !== 255 && value > MAX_BLUR ? 1 : 0));
  const behind = subject ? covered(canvas) : null;
  const fade = Math.max(1, FADE * Math.max(width, height));
  const out = lines.rgb.slice();
  const sides = sidesOf(canvas).filter(({ made }) => shareWithin(open, width, made) > MIN_SHARE);
  sides.forEach(({ made, window }, done) => {
    const hole = cropped(window, (i) => (open[i]! || behind?.[i] ? 1 : 0));
    const rgb = new Uint8Array(hole.data.length * 3);
    for (let c = 0; c < 3; c++)
      cropped(window, (i) => out[i * 3 + c]! + 0.5).data.forEach((v, k) => (rgb[k * 3 + c] = v));
    const filled = completePicture({
      width: hole.width,
      height: hole.height,
      rgb,
      hole: hole.data,
      seed: done,
      freedom: 0,
      oneSided: true,
      onStep: (share) => onStep((done + share) / sides.length),
    });
    for (let y = made.top; y < made.top + made.height; y++) {
      for (let x = made.left; x < made.left + made.width; x++) {
        const to = y * width + x;
        if (!open[to]) continue;
        const from = (y - window.top + MARGIN) * hole.width + x - window.left + MARGIN;
        const share = 1 - Math.exp(-awayFrom(canvas.box!, x, y) / fade);
        for (let c = 0; c < 3; c++)
          out[to * 3 + c] = out[to * 3 + c]! + (filled[from * 3 + c]! - out[to * 3 + c]!) * share;
        open[to] = 0;
      }
    }
  });
  return out;

  /** Copies a window with its border repeated outwards. */
  function cropped(window: Window, read: (i: number) => number) {
    const [wide, high] = [window.width + 2 * MARGIN, window.height + 2 * MARGIN];
    const data = new Uint8Array(wide * high);
    for (let y = 0, to = 0; y < high; y++) {
      const row = window.top + Math.min(window.height - 1, Math.max(0, y - MARGIN));
      for (let x = 0; x < wide; x++, to++) {
        data[to] = read(row * width + window.left + Math.min(window.width - 1, Math.max(0, x - MARGIN)));
      }
    }
    return { width: wide, height: high, data };
  }
}

/** Distance in pixels from a window. */
function awayFrom({ left, top, width, height }: Window, x: number, y: number): number {
  return Math.max(left - x, x - left - width + 1, top - y, y - top - height + 1);
}

interface Side {
  /** The generated area. */
  readonly made: Window;
  /** The generated area with the strip of the picture beside it. */
  readonly window: Window;
}

/** The sides in the order in which they are generated: those above and below include the areas beside the picture. */
function sidesOf({ width, height, box }: Canvas): readonly Side[] {
  if (!box) return [];
  const { left, top } = box;
  const [right, bottom] = [width - left - box.width, height - top - box.height];
  const strip = (depth: number, length: number) =>
    Math.round(Math.min(MAX_STRIP * length, Math.max(MIN_STRIP * length, STRIP_DEPTH * depth)));
  const beside = (from: number, to: number): Window => ({ left: from, top, width: to - from, height: box.height });
  const across = (from: number, to: number): Window => ({ left: 0, top: from, width, height: to - from });
  const sides = [
    { made: beside(0, left), window: beside(0, left + strip(left, box.width)) },
    { made: beside(width - right, width), window: beside(width - right - strip(right, box.width), width) },
    { made: across(0, top), window: across(0, top + strip(top, box.height)) },
    { made: across(height - bottom, height), window: across(height - bottom - strip(bottom, box.height), height) },
  ];
  return sides.filter(({ made }) => made.width > 0 && made.height > 0);
}

function shareWithin(open: Uint8Array, width: number, { left, top, width: wide, height: high }: Window): number {
  let count = 0;
  for (let y = top; y < top + high; y++) for (let x = left; x < left + wide; x++) count += open[y * width + x]!;
  return count / (wide * high);
}

/** Coverage by the subject (of 255) above which a pixel counts as showing it. */
const SUBJECT_THRESHOLD = 12;
/** Extent of the subject's soft edge and its reflections, as a share of the longer side. */
const EDGE = 0.006;
/** 1 where the subject, its soft edge or its reflection is visible. */
function covered({ width, height, subject }: Canvas): Uint8Array {
  const seen = subject.map((value) => (value > SUBJECT_THRESHOLD ? 1 : 0));
  return growMask(seen, width, height, Math.max(1, Math.round(EDGE * Math.max(width, height))));
}
