import type { Picture } from '../../../foundation/image/picture.ts';
import type { PersonFindings } from '../../../perception/people/findings.ts';
import { garmentMatte } from '../../../perception/garments/garment-matte.ts';
import type { BodyFrame } from './body-frame.ts';
import { chainLength } from './chain.ts';
import { positionOnHand } from './position-on-hand.ts';
import type { Worn } from './worn.ts';

/** Share above which a pixel already belongs to another garment or to hair. */
const TAKEN_SHARE = 0.5;
/** Share of skin above which a pixel near a hand stays skin, and the reach of a hand in its half widths. */
const SKIN = 0.3;
const HAND_REACH = 1.35;
/** Share of a leg to which a top may reach; further down its colour is that of shoes. */
const ABOVE_KNEE = 0.45;
/**
 * Adds clothes that are recognised by colour only to those found by the body: cloth beside and behind limbs. Works in
 * place.
 */
export async function joinMattes(
  worn: Worn,
  { picture, person }: { readonly picture: Picture; readonly person: PersonFindings },
  frame: BodyFrame,
  check: () => void,
): Promise<void> {
  const { width, height, rgb, mask } = picture;
  const source = { width, height, channels: 3 as const, data: rgb };
  const legs = frame.legs.map(chainLength);
  const findings = { subject: { width, height, data: mask }, person };
  for (const category of ['upper', 'lower'] as const) {
    const found = await garmentMatte(source, findings, category, check);
    if (found?.category !== category) continue;
    const isLower = (i: number) => worn.zone[i]! >= 3 && worn.along[i]! > ABOVE_KNEE * legs[worn.zone[i]! - 3]!;
    const [own, other] = category === 'upper' ? [worn.upper, worn.lower] : [worn.lower, worn.upper];
    for (let i = 0; i < own.length; i++) {
      const matte = found.matte[i]!;
      if (category === 'upper' && isLower(i)) continue;
      if (matte <= own[i]! || other[i]! > TAKEN_SHARE || worn.hair[i]! > TAKEN_SHARE || worn.zone[i] === 5) continue;
      if (worn.skin[i]! > SKIN && inHand(i % width, Math.floor(i / width))) continue;
      own[i] = matte;
      worn.skin[i] = Math.min(worn.skin[i]!, 1 - matte);
    }
  }

  function inHand(x: number, y: number): boolean {
    return ([0, 1] as const).some((side) => positionOnHand(frame, side, x, y).away < HAND_REACH);
  }
}
