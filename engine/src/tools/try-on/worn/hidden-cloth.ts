import type { BodyFrame } from '../body/body-frame.ts';
import type { Worn } from '../body/worn.ts';

interface HiddenRequest {
  readonly width: number;
  readonly height: number;
  /** 0 to 255: the person with all clothes. */
  readonly mask: Uint8Array;
  /** 0 to 1: the visible garment. */
  readonly cloth: Float32Array;
  readonly worn: Worn;
  readonly frame: BodyFrame;
}

/** Share of cloth from which a pixel shows it, and share of hair from which hair hides it. */
const CLOTH = 0.5;
const HAIR = 0.4;
/** Mask value (of 255) from which a pixel shows the person. */
const PERSON = 100;
/** Reach of a hand in its radii. */
const HAND = 1.1;
/**
 * 1 where an arm, a hand or hair is in front of the garment: pixels within the garment's convex hull, calculated
 * without the arms.
 */
export function hiddenCloth({ width, height, mask, cloth, worn, frame }: HiddenRequest): Uint8Array {
  const isLimb = (i: number) => worn.zone[i] === 1 || worn.zone[i] === 2;
  const hull = hullOf(width, height, (i) => cloth[i]! > CLOTH && !isLimb(i) && worn.zone[i] !== 5);
  const hidden = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [left, right] = hull(y);
    for (let x = Math.max(0, Math.ceil(left)); x <= Math.min(width - 1, right); x++) {
      const i = y * width + x;
      if (mask[i]! < PERSON || cloth[i]! > CLOTH) continue;
      const inHand = frame.hands.some(({ centre, radius }) => Math.hypot(x - centre.x, y - centre.y) < HAND * radius);
      if (inHand || isLimb(i) || worn.hair[i]! > HAIR) hidden[i] = 1;
    }
  }
  return hidden;
}

/** The extent of a region's convex hull in each row (monotone chain, Andrew 1979). */
function hullOf(
  width: number,
  height: number,
  holds: (i: number) => boolean,
): (y: number) => readonly [number, number] {
  const left: [number, number][] = [];
  const right: [number, number][] = [];
  for (let y = 0; y < height; y++) {
    let [first, last] = [Infinity, -1];
    for (let x = 0; x < width; x++) if (holds(y * width + x)) [first, last] = [Math.min(first, x), x];
    if (last < 0) continue;
    push(left, [first, y], 1);
    push(right, [last, y], -1);
  }
  const read = (chain: readonly (readonly [number, number])[], y: number): number => {
    const after = chain.findIndex((corner) => corner[1] >= y);
    if (after <= 0) return after === 0 && chain[0]![1] === y ? chain[0]![0] : NaN;
    const [a, b] = [chain[after - 1]!, chain[after]!];
    return a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
  };
  return (y) => [read(left, y), read(right, y)];
}

function push(chain: [number, number][], corner: [number, number], sign: 1 | -1): void {
  while (chain.length > 1) {
    const [a, b] = [chain.at(-2)!, chain.at(-1)!];
    const turn = (b[0] - a[0]) * (corner[1] - a[1]) - (b[1] - a[1]) * (corner[0] - a[0]);
    if (sign * turn < 0) break;
    chain.pop();
  }
  chain.push(corner);
}
