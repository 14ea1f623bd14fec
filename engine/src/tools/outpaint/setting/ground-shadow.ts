/** The shadows close to a subject and its reflection in a polished floor, which the drawn setting does not include. */
import { LINEAR } from '../../../foundation/image/picture.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { srgbByte } from '../../../studio/materials/colour.ts';
import type { Canvas } from '../canvas.ts';
import type { Footing } from './how-it-rests.ts';

/** Height of a lying subject above the surface for its near shadow, as a share of its mean side. */
const NEAR_SHADOW_HEIGHT = 0.012;
/** Height of a lying subject above the surface for its wide shadow, as a share of its mean side. */
const WIDE_SHADOW_HEIGHT = 0.045;
/** Share of light that the near shadow removes. */
const NEAR_DEPTH = 0.5;
/** Share of light that the wide shadow removes. */
const WIDE_DEPTH = 0.34;
/** Distance to the side of both shadows, relative to the height of the subject above the surface. */
const SIDEWAYS_SHIFT = 0.7;
/** Softness of the near shadow relative to the height of the subject above the surface. */
const NEAR_SOFTNESS = 0.8;
/** Softness of the wide shadow relative to the height of the subject above the surface. */
const WIDE_SOFTNESS = 0.85;
/** Share of light that is left, above which a shadow is less than a level. */
const UNSHADED = 0.998;

/**
 * Adds the soft shadow of a subject that lies flat or hangs in front of the background, away from the light. Works in
 * place.
 */
export function shadeUnder(
  background: Uint8Array,
  canvas: Canvas,
  { box }: Footing,
  fromRight: boolean,
  check: () => void,
): void {
  const { width, height, subject } = canvas;
  const size = Math.sqrt(box.width * box.height);
  const aside = fromRight ? -1 : 1;
  const near = shifted(canvas, aside * NEAR_SHADOW_HEIGHT * SIDEWAYS_SHIFT * size, NEAR_SHADOW_HEIGHT * size);
  const wide = shifted(canvas, aside * WIDE_SHADOW_HEIGHT * SIDEWAYS_SHIFT * size, WIDE_SHADOW_HEIGHT * size);
  const soft = blur(near, width, height, Math.max(1, NEAR_SOFTNESS * NEAR_SHADOW_HEIGHT * size), { check });
  const softer = blur(wide, width, height, Math.max(2, WIDE_SOFTNESS * WIDE_SHADOW_HEIGHT * size), { check });
  for (let i = 0; i < subject.length; i++) {
    const left = (1 - NEAR_DEPTH * soft[i]!) * (1 - WIDE_DEPTH * softer[i]!);
    if (left > UNSHADED || subject[i] === 255) continue;
    for (let c = 0; c < 3; c++) background[i * 3 + c] = srgbByte(LINEAR[background[i * 3 + c]!]! * left);
  }
}

/** Half the thickness of the contact line as a share of the subject's mean side. */
const TOUCH = 0.007;
/** Softness of the wider shadow as a share of the subject's mean side. */
const ROUND_FOOT = 0.04;
/** Share of light that the contact line removes. */
const TOUCH_DEPTH = 0.62;
/** Share of light that the wider shadow removes. */
const ROUND_DEPTH = 0.42;

/** Darkens the line where a subject touches the floor, which no light reaches. Works in place. */
export function shadeFoot(
  background: Uint8Array,
  canvas: Canvas,
  { box, foot: rise }: Footing,
  check: () => void,
): void {
  const { width, height, subject } = canvas;
  const size = Math.sqrt(box.width * box.height);
  const bottom = box.top + box.height;
  const from = Math.floor(bottom - rise);
  const thick = Math.max(1, Math.round(TOUCH * size));
  const reach = Math.ceil(4 * ROUND_FOOT * size);
  const top = Math.max(0, from - reach);
  const rows = Math.min(height, bottom + reach) - top;
  if (rows <= 0) return;
  const touch = new Float32Array(width * rows);
  for (let x = box.left; x < box.left + box.width; x++) {
    const foot = footOf(subject, width, x, Math.max(0, from), Math.min(height, bottom));
    if (foot < 0) continue;
    // The higher a column ends, the further back it stands, and the less it touches the floor.
    const share = 1 - (bottom - 1 - foot) / (bottom - from);
    for (let y = foot - thick; y <= foot + thick; y++) {
      if (y >= top && y < top + rows) touch[(y - top) * width + x] = Math.sqrt(share);
    }
  }
  const near = blur(touch, width, rows, Math.max(1, TOUCH * size), { check });
  const wide = blur(touch, width, rows, Math.max(2, ROUND_FOOT * size), { check });
  const min = thick / (2 * ROUND_FOOT * size);
  for (let i = 0; i < near.length; i++) {
    const left =
      (1 - TOUCH_DEPTH * Math.min(1, near[i]!)) * (1 - ROUND_DEPTH * Math.min(1, wide[i]! / Math.max(0.1, min)));
    if (left > UNSHADED) continue;
    for (let c = 0; c < 3; c++) {
      const at = (top * width + i) * 3 + c;
      background[at] = srgbByte(LINEAR[background[at]!]! * left);
    }
  }
}

function shifted({ width, height, subject }: Canvas, dx: number, dy: number): Float32Array {
  const out = new Float32Array(width * height);
  const [right, down] = [Math.round(dx), Math.round(dy)];
  for (let y = Math.max(0, down); y < Math.min(height, height + down); y++) {
    for (let x = Math.max(0, right); x < Math.min(width, width + right); x++) {
      out[y * width + x] = subject[(y - down) * width + x - right]! / 255;
    }
  }
  return out;
}

/** Share of the subject's height down to which its reflection is visible. */
const MIRROR_DEPTH = 0.34;
/** Radius of the reflection's blur as a share of the subject's height. */
const MIRROR_BLUR = 0.02;
/** Share of the height below which a column can end on the floor. */
const FOOT_FROM = 0.9;
/** Strength of the reflection below which nothing is visible. */
const MIN_REFLECTION = 0.003;
/** Subject value (of 255) from which a pixel belongs to it. */
const SUBJECT_THRESHOLD = 127;

/**
 * Adds the reflection in a polished floor below each column's foot, fading with depth. Works in place.
 * @param strength share of light that the floor reflects directly at the foot, 0 to 1.
 */
export function mirrorBelow(
  background: Uint8Array,
  colours: Uint8Array,
  canvas: Canvas,
  { box }: Footing,
  strength: number,
  check: () => void,
): void {
  const { width, height, subject } = canvas;
  const depth = Math.round(MIRROR_DEPTH * box.height);
  const bottom = box.top + box.height;
  const rows = Math.min(height, bottom + depth) - box.top;
  const image = new Float32Array(width * rows * 4);
  for (let x = box.left; x < box.left + box.width; x++) {
    const foot = footOf(subject, width, x, box.top + Math.floor(FOOT_FROM * box.height), bottom);
    if (foot < 0) continue;
    for (let y = foot + 1; y < Math.min(height, foot + depth); y++) {
      const from = (2 * foot + 1 - y) * width + x;
      const share = (subject[from]! / 255) * (1 - (y - foot) / depth) ** 2;
      const to = ((y - box.top) * width + x) * 4;
      for (let c = 0; c < 3; c++) image[to + c] = share * LINEAR[colours[from * 3 + c]!]!;
      image[to + 3] = share;
    }
  }
  const soft = blur(image, width, rows, Math.max(1, MIRROR_BLUR * box.height), { channels: 4, check });
  for (let i = 0; i < width * rows; i++) {
    const share = soft[i * 4 + 3]! * strength;
    if (share < MIN_REFLECTION) continue;
    const at = (box.top * width + i) * 3;
    for (let c = 0; c < 3; c++)
      background[at + c] = srgbByte(LINEAR[background[at + c]!]! * (1 - share) + strength * soft[i * 4 + c]!);
  }
}

function footOf(subject: Uint8Array, width: number, x: number, from: number, to: number): number {
  for (let y = to - 1; y >= from; y--) if (subject[y * width + x]! > SUBJECT_THRESHOLD) return y;
  return -1;
}
