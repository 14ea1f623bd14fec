/**
 * The steps that place a cut-out subject in front of its setting: the setting is graded and defocused, the body that
 * was drawn only to cast the shadows is removed, and the subject is laid over it.
 */
import { ABSENT, FIXED, FREE, stretchMembrane } from '../../../foundation/image/membrane.ts';
import { LINEAR } from '../../../foundation/image/picture.ts';
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { growMask } from '../../../foundation/image/grow-mask.ts';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import { srgbByte } from '../../../studio/materials/colour.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { Canvas } from '../canvas.ts';

/** Subject values (of 255) below this count as background. */
const MIN_OPACITY = 2;
/** Subject value (of 255) from which the drawn body may be visible. */
const BODY = 60;
/** Share of the longer side by which the drawn body is wider than the subject. */
const BODY_RIM = 1 / 512;

/**
 * Adjusts the setting to the light of the picture. Works in place.
 * @param share 0 leaves it unchanged, 1 applies the tint completely.
 */
export function gradeBackground(background: Uint8Array, tint: Rgb, share: number): void {
  const gains = tint.map((value) => 1 + share * (value - 1));
  for (let i = 0; i < background.length; i++) background[i] = srgbByte(LINEAR[background[i]!]! * gains[i % 3]!);
}

/**
 * Replaces the pixels of the shadow-casting body in the setting by their surroundings, because the subject may be
 * partly transparent there. Works in place.
 */
export function clearBody(background: Uint8Array, { width, height, subject }: Canvas, check: () => void): void {
  const covered = subject.map((value) => (value > BODY ? 1 : 0));
  const grown = growMask(covered, width, height, Math.max(1, Math.round(Math.max(width, height) * BODY_RIM)));
  check();
  const plane = new Float32Array(background);
  const state = grown.map((value) => (value ? FREE : FIXED));
  check();
  for (let i = 0; i < state.length; i++) if (subject[i] === 255 && grown[i]) state[i] = ABSENT;
  stretchMembrane(plane, state, width, height, 3, check);
  for (let i = 0; i < grown.length; i++) {
    if (state[i] !== FREE) continue;
    for (let c = 0; c < 3; c++) background[i * 3 + c] = Math.max(0, Math.min(255, plane[i * 3 + c]! + 0.5));
  }
}

/** Blur of the far background, as a share of the longer side. */
const FAR_BLUR = 0.0028;

/**
 * Blurs the setting like a lens that is focused on the subject. Works in place.
 * @param focus rows of the canvas down to which it is completely soft (`far`) and from which it is sharp (`near`).
 */
export function defocus(
  background: Uint8Array,
  { width, height }: Canvas,
  focus: { readonly near: number; readonly far: number },
  check: () => void,
): void {
  const { near, far } = focus;
  const rows = Math.min(height, Math.max(1, Math.ceil(near)));
  const sharp = new Float32Array(background.subarray(0, rows * width * 3));
  const soft = blur(sharp, width, rows, FAR_BLUR * Math.max(width, height), { channels: 3, check });
  for (let y = 0; y < rows; y++) {
    const share = smoothstep(near, far, y);
    for (let at = y * width * 3; at < (y + 1) * width * 3; at++) {
      background[at] = sharp[at]! + (soft[at]! - sharp[at]!) * share + 0.5;
    }
  }
}

/** Lays the subject over the background; opaque pixels of the source stay unchanged. */
export function laySubject(background: Uint8Array, colours: Uint8Array, canvas: Canvas): EnginePixels {
  const { width, height, subject } = canvas;
  const data = background.slice();
  for (let i = 0; i < subject.length; i++) {
    const opacity = subject[i]!;
    if (opacity < MIN_OPACITY) continue;
    const share = opacity / 255;
    for (let c = 0; c < 3; c++) {
      const at = i * 3 + c;
      data[at] = opacity === 255 ? colours[at]! : colours[at]! * share + background[at]! * (1 - share) + 0.5;
    }
  }
  return { width, height, channels: 3, data };
}

/** The subject alone on a transparent canvas. */
export function cutOutSubject(colours: Uint8Array, { width, height, subject }: Canvas): EnginePixels {
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < subject.length; i++) {
    const opacity = subject[i]!;
    if (opacity < MIN_OPACITY) continue;
    for (let c = 0; c < 3; c++) data[i * 4 + c] = colours[i * 3 + c]!;
    data[i * 4 + 3] = opacity;
  }
  return { width, height, channels: 4, data };
}
