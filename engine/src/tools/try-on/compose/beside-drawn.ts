import { growMask } from '../../../foundation/image/grow-mask.ts';
import type { WorkPicture } from '../body/work-picture.ts';

/** Distance before the end of a sleeve, in breadths, in which the arm may be seen beside its cuff. */
const BEFORE_CUFF = 0.06;
/** The same for an arm in a short sleeve, whose hem is slanted: up to this part of the arm's length. */
const SLANTED = 0.45;
const SHORT = 0.66;
/** Width in breadths of the strip of a shoulder above a drawn one that is taken away. */
const STRIP = 0.09;
/** Distance from the axis, in half widths of the trunk, from which a shoulder and not the neck is seen. */
const BESIDE_NECK = 0.62;
/** Share of a pixel that a garment covers from which it shows cloth, and from which only cloth. */
const CLOTH = 0.5;
const ONLY_CLOTH = 0.995;
/** Mask value (of 255) up to which a pixel shows no person. */
const NOBODY = 4;

/**
 * Tells which pixels show an arm beside the drawn sleeve that it should be in, or a strip of a shoulder above the drawn
 * one: the drawn body is not exactly that of the person. `sleeveEnds` are pixels along each arm, 0 without sleeves.
 */
export function besideDrawn(
  { worn, picture, trunk, frame }: Pick<WorkPicture, 'worn' | 'picture' | 'trunk' | 'frame'>,
  cover: Float32Array,
  sleeveEnds: readonly [number, number],
): (i: number) => boolean {
  const { width, height, mask } = picture;
  const strip = Math.max(2, Math.round(STRIP * frame.breadth));
  const isCloth = Uint8Array.from(cover, (value) => (value > CLOTH ? 1 : 0));
  const isNobody = Uint8Array.from(mask, (value) => (value > NOBODY ? 0 : 1));
  const nearCloth = growMask(isCloth, width, height, strip);
  const nearNobody = growMask(isNobody, width, height, strip);
  const hasSleeves = Math.max(...sleeveEnds) > 0;
  return (i) => {
    const limb = worn.zone[i]!;
    if (limb > 2 || isNobody[i] === 1 || cover[i]! >= ONLY_CLOTH) return false;
    if (limb > 0 && worn.along[i]! >= strip) {
      const end = sleeveEnds[limb - 1]!;
      const isSlanted = end < SHORT * frame.armLengths[limb - 1]! && Math.abs(worn.across[i]!) < 1;
      return worn.along[i]! < end - (isSlanted ? SLANTED : BEFORE_CUFF) * frame.breadth;
    }
    const isShoulder = limb > 0 || (worn.along[i]! < trunk.armpit && Math.abs(worn.across[i]!) > BESIDE_NECK);
    return hasSleeves && isShoulder && nearCloth[i] === 1 && nearNobody[i] === 1;
  };
}
