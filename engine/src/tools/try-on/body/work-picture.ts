import sharp from 'sharp';
import type { Picture } from '../../../foundation/image/picture.ts';
import type { PersonFindings } from '../../../perception/people/findings.ts';
import { scaleFindings } from '../../../perception/people/scale-findings.ts';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import { bodyFrame, type BodyFrame } from './body-frame.ts';
import { trunkOf, type Trunk } from './trunk-of.ts';
import { joinMattes } from './join-mattes.ts';
import { readWorn, type Worn } from './worn.ts';

/** A person's picture at working size, with the findings about the person at that size. */
export interface WorkPicture {
  /** The mask of this picture is that of the person. */
  readonly picture: Picture;
  readonly frame: BodyFrame;
  readonly trunk: Trunk;
  readonly worn: Worn;
  readonly person: PersonFindings;
}

/** Longest side in pixels of the reduced picture in which clothes are separated; borders of cloth are a few pixels wide in it. */
const SEPARATION_SIDE = 420;
/** Minimum side of a reduced picture in pixels. */
const MIN_SIDE = 16;
/** Factor that gives pixels at the edge of the mask the full value again after the small plane was blurred there. */
const EDGE_GAIN = 1.6;

/**
 * Reduces a person's picture to at most `max` pixels on its longer side, and finds the body and the clothes in it. Clothes
 * are separated in a smaller copy. `check` may throw to stop.
 */
export async function workPicture(
  source: EnginePixels,
  person: PersonFindings,
  max: number,
  check: () => void,
): Promise<WorkPicture> {
  const scale = Math.min(1, max / Math.max(source.width, source.height));
  const own = await shrink(source, person, scale);
  const reduced = await shrink(
    source,
    person,
    Math.min(scale, SEPARATION_SIDE / Math.max(source.width, source.height)),
  );
  const small = bodyFrame(reduced.person);
  const { mask, face } = reduced.person;
  const worn = readWorn({ picture: reduced.picture, mask, frame: small, trunk: trunkOf(small, mask), face });
  // A preview skips this step.
  if (max >= SEPARATION_SIDE) await joinMattes(worn, reduced, small, check);
  const frame = bodyFrame(own.person);
  return { ...own, frame, trunk: trunkOf(frame, own.person.mask), worn: enlarge(worn, reduced.picture, own.picture) };
}

async function shrink({ width, height, channels, data }: EnginePixels, person: PersonFindings, scale: number) {
  const size = {
    width: Math.max(MIN_SIDE, Math.round(width * scale)),
    height: Math.max(MIN_SIDE, Math.round(height * scale)),
  };
  const rgb = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background: '#808080' })
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const scaled = await scaleFindings(person, size);
  const picture: Picture = { ...size, rgb: new Uint8Array(rgb), alpha: null, mask: scaled.mask.data };
  return { picture, person: scaled };
}

function enlarge(worn: Worn, from: Picture, to: Picture): Worn {
  const factor = to.width / from.width;
  const grow = (plane: Float32Array) => growPlane(plane, from, to);
  const zone = new Uint8Array(to.width * to.height);
  const along = new Float32Array(zone.length);
  const across = new Float32Array(zone.length);
  // Nearest neighbour, because the values jump between limbs.
  for (let y = 0; y < to.height; y++) {
    const row = Math.min(from.height - 1, Math.floor(((y + 0.5) * from.height) / to.height)) * from.width;
    for (let x = 0; x < to.width; x++) {
      const at = row + Math.min(from.width - 1, Math.floor(((x + 0.5) * from.width) / to.width));
      const i = y * to.width + x;
      zone[i] = worn.zone[at]!;
      along[i] = worn.along[at]! * factor;
      across[i] = worn.across[at]!;
    }
  }
  return {
    zone,
    along,
    across,
    upper: withinMask(grow(worn.upper), to),
    lower: withinMask(grow(worn.lower), to),
    skin: withinMask(grow(worn.skin), to),
    hair: withinMask(grow(worn.hair), to),
    sleeves: [worn.sleeves[0] * factor, worn.sleeves[1] * factor],
    trousers: [worn.trousers[0] * factor, worn.trousers[1] * factor],
    upperEnd: worn.upperEnd * factor,
    lowerStart: worn.lowerStart * factor,
    parted: worn.parted,
  };
}

/** The small plane is blurred at its edge; the mask is not. */
function withinMask(plane: Float32Array, { mask }: Picture): Float32Array {
  for (let i = 0; i < plane.length; i++) plane[i] = Math.min(1, EDGE_GAIN * plane[i]!) * (mask[i]! / 255);
  return plane;
}

/** Enlarges a plane by bilinear interpolation. */
export function growPlane(
  plane: Float32Array,
  from: { readonly width: number; readonly height: number },
  to: { readonly width: number; readonly height: number },
): Float32Array {
  const grown = new Float32Array(to.width * to.height);
  for (let y = 0; y < to.height; y++) {
    const fy = Math.min(from.height - 1, Math.max(0, ((y + 0.5) * from.height) / to.height - 0.5));
    const top = Math.min(from.height - 2, Math.floor(fy)) * from.width;
    const v = fy - Math.min(from.height - 2, Math.floor(fy));
    for (let x = 0; x < to.width; x++) {
      const fx = Math.min(from.width - 1, Math.max(0, ((x + 0.5) * from.width) / to.width - 0.5));
      const left = Math.min(from.width - 2, Math.floor(fx));
      const u = fx - left;
      const at = top + left;
      const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * u;
      const below = plane[at + from.width]! + (plane[at + from.width + 1]! - plane[at + from.width]!) * u;
      grown[y * to.width + x] = upper + (below - upper) * v;
    }
  }
  return grown;
}
