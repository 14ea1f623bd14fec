/** Where the people of a picture are. Asked by the selection; keeps nothing, as a look takes milliseconds. */
import sharp from 'sharp';
import type { EnginePixels } from '../image-engine.ts';
import { readPlane } from '../image/read-plane.ts';
import type { LazyNetwork } from '../networks/load-once.ts';
import { PERSON_SIDE, type PersonNetwork } from '../networks/person-network.ts';
import { colourFields } from './colour-fields.ts';
import { guidedPlanes, type GuidedPlanes } from './guided-planes.ts';
import { refineMatte } from './refine-matte.ts';

export interface PersonMatting {
  /** One byte a pixel, 0 everywhere when nobody is there. `check` is called before each step and may throw to stop. */
  maskOf(source: EnginePixels, check: () => void): Promise<Uint8Array<ArrayBuffer>>;
}

/** There is a person where the network is this sure over this share of the picture. */
const SURE = 0.9;
const LEAST_AREA = 0.006;
/** Cells of a fit, and variance of brightness within one thing: the network's edges are about this blurred. */
const FIT = { radius: 6, smoothness: 0.004 };

export function createPersonMatting({ network }: { network: LazyNetwork<PersonNetwork> }): PersonMatting {
  return {
    async maskOf(source, check) {
      check();
      const { width, height } = source;
      const { find } = await network(check);
      const square = await shrink(source);
      const shares = await find(square);
      check();
      const sure = shares.reduce((count, share) => count + (share >= SURE ? 1 : 0), 0);
      if (sure < LEAST_AREA * shares.length) return new Uint8Array(width * height);
      const planes = guidedPlanes(shares, brightnessOf(square), PERSON_SIDE, FIT);
      const alpha = applyPlanes(source, planes, check);
      return refineMatte(source, alpha, await colourFields(source, alpha), check);
    },
  };
}

const shrink = ({ data, width, height, channels }: EnginePixels): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels } })
    .flatten({ background: '#ffffff' })
    .resize(PERSON_SIDE, PERSON_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();

const brightness = (data: Uint8Array, at: number): number =>
  (0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!) / 255;

function brightnessOf(square: Uint8Array): Float32Array {
  const plane = new Float32Array(square.length / 3);
  for (let i = 0; i < plane.length; i++) plane[i] = brightness(square, 3 * i);
  return plane;
}

function applyPlanes({ data, width, height, channels }: EnginePixels, planes: GuidedPlanes, check: () => void) {
  const alpha = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    if (y % 64 === 0) check();
    const cellY = ((y + 0.5) * PERSON_SIDE) / height - 0.5;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cellX = ((x + 0.5) * PERSON_SIDE) / width - 0.5;
      const slope = readPlane(planes.slope, PERSON_SIDE, PERSON_SIDE, cellX, cellY);
      const offset = readPlane(planes.offset, PERSON_SIDE, PERSON_SIDE, cellX, cellY);
      const share = slope * brightness(data, i * channels) + offset;
      // What the blur of the network left in the midst of each side goes to that side.
      alpha[i] = Math.round(255 * Math.min(1, Math.max(0, (share - 0.15) / 0.7)));
    }
  }
  return alpha;
}
