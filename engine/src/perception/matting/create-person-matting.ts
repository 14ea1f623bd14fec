/** Masks of the people in a picture. Called by the selection; nothing is cached, because a run takes milliseconds. */
import sharp from 'sharp';
import { guidedPlanes, type GuidedPlanes } from '../../foundation/image/guided-planes.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { readPlane } from '../../foundation/image/read-plane.ts';
import type { LazyNetwork } from '../../foundation/networks/load-once.ts';
import type { PersonNetwork } from '../../foundation/networks/person-network.ts';
import { colourFields } from './colours/colour-fields.ts';
import { findPeople, PEOPLE_SIDE } from './network/find-people.ts';
import { refineMatte } from './refine-matte.ts';

export interface PersonMatting {
  /**
   * One byte a pixel, 0 everywhere when nobody is present. `check` is called before each step and may throw to stop.
   */
  maskOf(source: EnginePixels, check: () => void): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Radius of a fit in cells (the network's edges are about this blurred), and variance of brightness within one object.
 */
const FIT = { radius: 10, smoothness: 0.004 };

/** Share that becomes 0, because the network's blur leaves small values outside. */
const NOTHING = 0.2;
/** Range above it in which shares rise to 1. */
const RANGE = 0.6;
export function createPersonMatting({ network }: { network: LazyNetwork<PersonNetwork> }): PersonMatting {
  return {
    async maskOf(source, check) {
      const people = await findPeople(source, await network(check), check);
      if (people === null) return new Uint8Array(source.width * source.height);
      const size = { width: PEOPLE_SIDE, height: PEOPLE_SIDE };
      const planes = guidedPlanes(people.shares, await guideOf(source), size, FIT);
      const alpha = applyPlanes(source, planes, check);
      return refineMatte(source, alpha, await colourFields(source, alpha), check);
    },
  };
}

const brightness = (data: Uint8Array, at: number): number =>
  (0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!) / 255;

async function guideOf({ data, width, height, channels }: EnginePixels): Promise<Float32Array> {
  const colours = await sharp(data, { raw: { width, height, channels } })
    .removeAlpha()
    .resize(PEOPLE_SIDE, PEOPLE_SIDE, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const plane = new Float32Array(PEOPLE_SIDE * PEOPLE_SIDE);
  for (let i = 0; i < plane.length; i++) plane[i] = brightness(colours, 3 * i);
  return plane;
}

function applyPlanes(
  { data, width, height, channels }: EnginePixels,
  { slope, offset }: GuidedPlanes,
  check: () => void,
): Uint8Array {
  const alpha = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) check();
    const cellY = ((y + 0.5) * PEOPLE_SIDE) / height - 0.5;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cellX = ((x + 0.5) * PEOPLE_SIDE) / width - 0.5;
      const factor = readPlane(slope, PEOPLE_SIDE, PEOPLE_SIDE, cellX, cellY);
      const share = factor * brightness(data, i * channels) + readPlane(offset, PEOPLE_SIDE, PEOPLE_SIDE, cellX, cellY);
      alpha[i] = Math.round(255 * Math.min(1, Math.max(0, (share - NOTHING) / RANGE)));
    }
  }
  return alpha;
}
