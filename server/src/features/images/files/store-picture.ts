/**
 * Stores every picture of the product, generated or uploaded: the original, WebP variants for grids, and a thumbhash.
 * The files of one picture share an unguessable folder, so that leftovers of a dead worker can be swept by folder. The
 * original's own name is unguessable too: somebody who sees a preview, which may be shared, must not find the original
 * in its folder.
 */
import { randomBytes } from 'node:crypto';
import type { ImageColour } from '@kenna/contract';
import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import { prominentColours } from './prominent-colours.ts';

/** Long sides of the WebP variants in pixels; pictures are never enlarged. */
const VARIANT_SIDES = [320, 640, 1280] as const;
/**
 * Looks like the original in a grid at a tenth of its size; a higher effort would save another tenth but takes too
 * long.
 */
const VARIANT_WEBP = { quality: 82, effort: 0 };
/** Maximum side that a thumbhash accepts. */
const THUMBHASH_SIDE = 100;

export const PICTURE_FOLDER = 'images/';
const ORIGINAL_ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

export interface EncodedPicture {
  /** The file to store; encoded while the variants are made. */
  readonly original: () => Promise<Uint8Array>;
  readonly contentType: keyof typeof ORIGINAL_ENDINGS;
  readonly width: number;
  readonly height: number;
  /** Decodes the picture again, for one variant. */
  readonly decode: () => Sharp;
}

export interface StoredPicture {
  readonly originalKey: string;
  readonly contentType: string;
  /** Smallest first. */
  readonly variants: readonly { width: number; key: string }[];
  readonly thumbhash: string;
  /** Most prominent first. */
  readonly colours: readonly ImageColour[];
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** The folder of a picture's files. */
export const pictureFolderOf = (key: string): string => key.slice(0, key.lastIndexOf('/'));

/** The long sides to make, smallest first, without duplicates. */
export const variantSides = (longSide: number): number[] => [
  ...new Set(VARIANT_SIDES.map((side) => Math.min(side, longSide))),
];

const fitted = ({ decode }: EncodedPicture, side: number): Sharp =>
  decode().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

/** The placeholder for grids, and the colours for the search. */
async function impressionOf(picture: EncodedPicture): Promise<Pick<StoredPicture, 'thumbhash' | 'colours'>> {
  const { data, info } = await fitted(picture, THUMBHASH_SIDE)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
  return { thumbhash, colours: prominentColours(data, info.width, info.height) };
}

export async function storePicture(blobs: BlobStore, picture: EncodedPicture): Promise<StoredPicture> {
  const { contentType, width, height } = picture;
  const folder = `${PICTURE_FOLDER}${randomBytes(16).toString('hex')}`;
  const originalKey = `${folder}/${randomBytes(16).toString('hex')}.${ORIGINAL_ENDINGS[contentType]}`;

  async function storeVariant(side: number) {
    const webp = fitted(picture, side).webp(VARIANT_WEBP);
    const { data, info } = await webp.toBuffer({ resolveWithObject: true });
    const key = `${folder}/${side}.webp`;
    await blobs.put(key, data, 'image/webp');
    return { width: info.width, key };
  }

  async function storeOriginal() {
    const original = await picture.original();
    await blobs.put(originalKey, original, contentType);
    return original.byteLength;
  }

  const sides = variantSides(Math.max(width, height));
  const storing = [Promise.all(sides.map(storeVariant)), impressionOf(picture), storeOriginal()] as const;
  const [variants, impression, bytes] = await Promise.all(storing).catch(async (error: unknown) => {
    // A full disk needs the space of the files that were written; what cannot be removed now is swept later.
    await Promise.allSettled(storing);
    await Promise.allSettled([originalKey, ...sides.map((side) => `${folder}/${side}.webp`)].map(blobs.remove));
    throw error;
  });
  return { originalKey, contentType, variants, ...impression, width, height, bytes };
}

export async function removePicture(
  blobs: BlobStore,
  { originalKey, variants }: Pick<StoredPicture, 'originalKey' | 'variants'>,
): Promise<void> {
  await Promise.all([originalKey, ...variants.map(({ key }) => key)].map((key) => blobs.remove(key)));
}
