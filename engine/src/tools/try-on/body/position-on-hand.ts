import type { BodyFrame } from './body-frame.ts';
import { clamp } from './place.ts';

/** Half width of a hand as a share of the disc that contains it. */
const HAND = 0.36;
/**
 * Length of a hand's axis, which ends half a fist before the finger tips, as a multiple of the distance from the wrist
 * to the centre of the disc.
 */
const FINGERS = 1.5;
/** Width of the wrist relative to the hand, which is reached after a third of the way. */
const WRIST = 0.65;

/**
 * Position relative to a hand: the share of the way from wrist to fingers, and the distance beside it in half widths of
 * the hand; a wrist is narrower.
 */
export function positionOnHand({ arms, hands }: BodyFrame, side: 0 | 1, x: number, y: number) {
  const wrist = arms[side].joints[2]!;
  const { centre, radius } = hands[side];
  const [dx, dy] = [FINGERS * (centre.x - wrist.x), FINGERS * (centre.y - wrist.y)];
  const share = clamp(((x - wrist.x) * dx + (y - wrist.y) * dy) / Math.max(1e-6, dx * dx + dy * dy), 0, 1);
  const half = HAND * radius * (WRIST + 0.35 * Math.min(1, 3 * share));
  return { share, away: Math.hypot(x - wrist.x - share * dx, y - wrist.y - share * dy) / half };
}
