import { boxOf } from '../../foundation/image/hole-window.ts';
import { growMask } from '../../foundation/image/grow-mask.ts';
import { shareColours } from '../../foundation/image/cluster-colours.ts';
import type { Picture } from '../../foundation/image/picture.ts';

/** Width of the area around a mask as a share of the longer side of the mask. */
const REACH = 0.35;
/** Minimum width in pixels of the area around a mask. */
const MIN_REACH = 8;

/** 1 for the pixels around a mask whose light and noise a fill must match. */
export function roundMask({ mask, width, height }: Picture): Uint8Array {
  const inside = Uint8Array.from(mask, (value) => (value > 0 ? 1 : 0));
  const box = boxOf(inside, width, height);
  if (!box) return inside;
  const reach = Math.max(MIN_REACH, Math.round(REACH * Math.max(box.width, box.height)));
  const grown = growMask(inside, width, height, reach);
  for (let i = 0; i < grown.length; i++) if (inside[i]) grown[i] = 0;
  return grown;
}

/** Number of colours by which the mask and the pixels around it are compared. */
const CLUSTERS = 12;
/** A colour is rare around a mask when it is this many times as common in the mask. */
const MIN_RATIO = 5;
/** Mask value (of 255) from which a pixel lies inside rather than outside. */
const MASK_THRESHOLD = 127;
/** Minimum share of the mask with colours that are rare around it. */
const MIN_SHARE = 0.1;

/** Whether the mask hides something that must be removed, rather than only surroundings. */
export function hidesSomething(picture: Picture, near: Uint8Array): boolean {
  const inside = Uint8Array.from(picture.mask, (value) => (value > MASK_THRESHOLD ? 1 : 0));
  let strange = 0;
  for (const { first, second } of shareColours(picture, inside, near, CLUSTERS))
    if (first > MIN_RATIO * second) strange += first;
  return strange > MIN_SHARE;
}
