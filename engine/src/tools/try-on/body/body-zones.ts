import type { EngineMask } from '../../../foundation/image/pixels.ts';
import type { BodyFrame } from './body-frame.ts';
import { chainLength, onChain } from './chain.ts';
import { clamp } from './place.ts';
import type { Trunk } from './trunk-of.ts';

/** The position of each pixel of a mask relative to the body; undefined outside of the mask. */
export interface BodyZones {
  /** 0 trunk, 1 and 2 arms, 3 and 4 legs, 5 head. */
  readonly zone: Uint8Array;
  /** Pixels along the limb, or below the shoulders. */
  readonly along: Float32Array;
  /**
   * Distance from the centre line as a share of the half width of the limb or trunk: positive to the left of a limb's
   * direction, and in the trunk and head on the right of the picture.
   */
  readonly across: Float32Array;
}

/** Height above the shoulders, as a share of the trunk, from which a pixel above the chin belongs to the head. */
const HEAD = 0.02;
/** Share of an arm that lies on the shoulder, where it must be nearer than the trunk by this factor. */
const ON_SHOULDER = 0.1;
const SHOULDER_FACTOR = 1.25;
/** Distance from the centre of the trunk in half widths, beyond which a pixel may belong to a hand or to an arm. */
const BESIDE_HAND = 0.5;
const BESIDE_ARM = 0.78;
/** Maximum distance in half widths that is stored. */
const FARTHEST = 9;
/**
 * Assigns each pixel of the mask to the part of the body that it is nearest to, in half widths of that part. Below the
 * crotch the trunk gives way to the legs.
 */
export function bodyZones(mask: EngineMask, frame: BodyFrame, trunk: Trunk): BodyZones {
  const { width, height, data } = mask;
  const zone = new Uint8Array(width * height);
  const along = new Float32Array(width * height);
  const across = new Float32Array(width * height);
  const length = frame.trunk.length;
  const armLengths = frame.arms.map(chainLength);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (data[i] === 0) continue;
      const place = { x, y };
      const { t, side } = trunk.locate(place);
      const half = trunk.halves(Math.max(0, t))[side < 0 ? 0 : 1];
      let [best, nearest] = [0, Math.abs(side) / half];
      if (t < -HEAD * length && y < frame.chin) [best, nearest] = [5, 0];
      // Within the trunk an arm counts only where it is in front of it: slightly beyond its own width.
      for (let arm = 0; arm < 2 && best !== 5; arm++) {
        const on = onChain(frame.arms[arm]!, place);
        const share = Math.abs(on.across) / on.width;
        const start = on.along > ON_SHOULDER * armLengths[arm]! ? 1 : SHOULDER_FACTOR;
        const inHand =
          Math.hypot(x - frame.hands[arm]!.centre.x, y - frame.hands[arm]!.centre.y) < frame.hands[arm]!.radius;
        if ((inHand && nearest > BESIDE_HAND) || (share * start < nearest && nearest > BESIDE_ARM)) {
          [best, nearest] = [arm + 1, share];
          along[i] = on.along;
          across[i] = (Math.sign(on.across) || 1) * share;
        }
      }
      if (best === 0 && t > trunk.crotch) {
        const both = frame.legs.map((leg) => onChain(leg, place));
        const leg = Math.abs(both[0]!.across) / both[0]!.width < Math.abs(both[1]!.across) / both[1]!.width ? 0 : 1;
        best = leg + 3;
        along[i] = both[leg]!.along;
        across[i] = both[leg]!.across / both[leg]!.width;
      }
      zone[i] = best;
      if (best === 0 || best === 5) {
        along[i] = t;
        across[i] = clamp(side / half, -FARTHEST, FARTHEST);
      }
    }
  return { zone, along, across };
}
