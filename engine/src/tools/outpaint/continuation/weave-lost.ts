import { completePicture } from '../../completion/complete-picture.ts';
import type { Window } from '../../../foundation/image/hole-window.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { growMask } from '../../../foundation/image/grow-mask.ts';
import type { Canvas } from '../canvas.ts';
import type { Sheet } from './sheet.ts';

interface WeaveRequest {
  readonly canvas: Canvas;
  /** The canvas with lines and light continued beyond the picture. */
  readonly lines: Sheet;
  /** Whether the canvas has a subject, which must not be repeated in the background. */
  readonly subject: boolean;
  /** Called with the finished share, 0 to 1; may throw to stop. */
  readonly onStep: (share: number) => void;
}

/** Blur (0 to 1) above which a pixel is replaced. */
const MAX_LOST = 0.4;
/** Share of such pixels on a side from which patches are used there. */
const MIN_SHARE = 0.08;
/** Radius over which that decision is smoothed, as a share of the longer side. */
const EVEN = 0.012;
/** Number of pixels that are generated beyond the canvas, because patches need surroundings. */
const BEYOND = 12;
/** Depth of the strip of the picture that patches come from, as a multiple of the generated depth. */
const DEEP = 1.6;
/** Minimum of that depth as a share of the picture. */
const SHALLOWEST = 0.45;
/** Maximum of that depth as a share of the picture. */
const DEEPEST = 0.7;
/**
 * Share of the longer side over which the picture's edge fades into the generated texture, so that no step is visible.
 */
const FADE = 0.012;

/**
 * Returns the colours of `lines`, 3 per pixel. Areas that are blurred there because they are neither plain nor in lines
 * (boards, crowds, leaves) are filled with patches of the picture beside them.
 */
export function weaveLost({ canvas, lines, subject, onStep }: WeaveRequest): Float32Array {
  const { width, height } = canvas;
  const check = () => onStep(0);
  const lost = blur(lines.lost, width, height, Math.max(1, EVEN * Math.max(width, height)), { check });
  const open = Uint8Array.from(lost, (value, i) => (canvas.alpha[i] !== 255 && value > MAX_LOST ? 1 : 0));
  const behind = subject ? covered(canvas) : null;
  const fade = Math.max(1, FADE * Math.max(width, height));
  const out = lines.rgb.slice();
  const sides = sidesOf(canvas).filter(({ made }) => shareWithin(open, width, made) > MIN_SHARE);
  sides.forEach(({ made, window }, done) => {
    const hole = cropped(window, (i) => (open[i]! || behind?.[i] ? 1 : 0));
    const rgb = new Uint8Array(hole.data.length * 3);
    for (let c = 0; c < 3; c++)
      cropped(window, (i) => out[i * 3 + c]! + 0.5).data.forEach((v, k) => (rgb[k * 3 + c] = v));
    const woven = completePicture({
      width: hole.width,
      height: hole.height,
      rgb,
      hole: hole.data,
      seed: done,
      freedom: 0,
      onStep: (share) => onStep((done + share) / sides.length),
    });
    for (let y = made.top; y < made.top + made.height; y++) {
      for (let x = made.left; x < made.left + made.width; x++) {
        const to = y * width + x;
        if (!open[to]) continue;
        const from = (y - window.top + BEYOND) * hole.width + x - window.left + BEYOND;
        const share = 1 - Math.exp(-awayFrom(canvas.box!, x, y) / fade);
        for (let c = 0; c < 3; c++)
          out[to * 3 + c] = out[to * 3 + c]! + (woven[from * 3 + c]! - out[to * 3 + c]!) * share;
        open[to] = 0;
      }
    }
  });
  return out;

  /** Copies a window with its border repeated outwards. */
  function cropped(window: Window, read: (i: number) => number) {
    const [wide, high] = [window.width + 2 * BEYOND, window.height + 2 * BEYOND];
    const data = new Uint8Array(wide * high);
    for (let y = 0, to = 0; y < high; y++) {
      const row = window.top + Math.min(window.height - 1, Math.max(0, y - BEYOND));
      for (let x = 0; x < wide; x++, to++) {
        data[to] = read(row * width + window.left + Math.min(window.width - 1, Math.max(0, x - BEYOND)));
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
  const strip = (room: number, length: number) =>
    Math.round(Math.min(DEEPEST * length, Math.max(SHALLOWEST * length, DEEP * room)));
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

/** Subject value (of 255) from which a pixel no longer shows only the background. */
const CLEAR = 12;
/** Extent of the subject's soft edge and its reflections, as a share of the longer side. */
const EDGE = 0.006;
/** 1 where the subject, its soft edge or its reflection is visible. */
function covered({ width, height, subject }: Canvas): Uint8Array {
  const seen = subject.map((value) => (value > CLEAR ? 1 : 0));
  return growMask(seen, width, height, Math.max(1, Math.round(EDGE * Math.max(width, height))));
}
