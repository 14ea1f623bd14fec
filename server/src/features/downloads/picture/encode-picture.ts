/**
 * Encodes a picture in another format and frame. Its metadata (XMP: seed, model, digital source type, and the prompt if
 * wanted) is preserved, and the sRGB profile is embedded, because printers and shops would otherwise guess the colours.
 */
import {
  FORMATS,
  MARKETPLACE_FILL,
  saveOptionsOf,
  SIZE_PRESETS,
  type DownloadFormat,
  type PictureType,
  type SaveOptions,
} from '@kenna/contract';
import sharp, { type Sharp } from 'sharp';
import type { OutgoingPicture } from '../../provenance/provenance.service.ts';
import { withoutPrompt } from '../../../shared/picture-metadata.ts';

type RasterFormat = Exclude<DownloadFormat, 'svg'>;
export type RasterOptions = SaveOptions & { readonly format: RasterFormat };

export interface MadeFile {
  readonly data: Uint8Array;
  readonly contentType: PictureType | 'application/pdf';
}

/** Pixels per inch, the usual resolution for print. */
export const DENSITY = 300;
/** From this quality on, colours are stored at full resolution, because chroma blocks become visible. */
const FULL_COLOUR_QUALITY = 85;
/** AVIF at this share of the quality looks like a JPG at the full value. */
const AVIF_SHARE = 0.75;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Crops to the subject where the background is transparent; an opaque picture stays whole. */
async function trimmed(bytes: Uint8Array): Promise<Sharp> {
  const { isOpaque, channels } = await sharp(bytes).stats();
  // A fully transparent or fully opaque picture has no edge to crop to.
  if (isOpaque || channels.at(-1)?.max === 0) return sharp(bytes);
  const { data, info } = await sharp(bytes)
    .trim({ background: CLEAR, threshold: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function framed(bytes: Uint8Array, { size, fit, background }: RasterOptions): Promise<Sharp> {
  const { frame } = SIZE_PRESETS[size];
  const fillColour = background === 'transparent' ? CLEAR : background;
  const flat = (picture: Sharp) => (background === 'transparent' ? picture : picture.flatten({ background }));
  if (frame === null) return flat(sharp(bytes));
  if (size !== 'marketplace') {
    return flat(sharp(bytes)).resize({ width: frame.width, height: frame.height, fit, background: fillColour });
  }
  const piece = await trimmed(bytes);
  const fill = (await sharp(bytes).metadata()).hasAlpha ? MARKETPLACE_FILL : 1;
  const [width, height] = [Math.round(frame.width * fill), Math.round(frame.height * fill)];
  const [left, top] = [Math.floor((frame.width - width) / 2), Math.floor((frame.height - height) / 2)];
  const edges = { left, top, right: frame.width - width - left, bottom: frame.height - height - top };
  const inner = await flat(piece).resize({ width, height, fit: 'contain', background: fillColour }).png().toBuffer();
  return sharp(inner).extend({ ...edges, background: fillColour });
}

interface Encoding extends Pick<RasterOptions, 'format' | 'quality'> {
  /**
   * Whether areas of pure white stay exactly that, up to the 8 pixels next to something else: colours of a JPG are then
   * stored at full resolution, and a WebP is nearly lossless, because its lossy form spreads errors over an area. AVIF
   * has no such form.
   */
  readonly keepsWhite?: boolean;
}

const ENCODERS: Record<RasterFormat, (picture: Sharp, encoding: Encoding) => Sharp> = {
  jpg: (picture, { quality, keepsWhite = false }) =>
    picture.jpeg({
      quality,
      mozjpeg: true,
      chromaSubsampling: keepsWhite || quality >= FULL_COLOUR_QUALITY ? '4:4:4' : '4:2:0',
    }),
  // The next levels take six times as long for files that are 5 % smaller.
  png: (picture) => picture.png({ compressionLevel: 6, adaptiveFiltering: true }),
  webp: (picture, { quality, keepsWhite = false }) =>
    picture.webp({ quality, effort: 5, smartSubsample: true, nearLossless: keepsWhite }),
  avif: (picture, { quality }) =>
    picture.avif({ quality: Math.round(quality * AVIF_SHARE), effort: 6, chromaSubsampling: '4:4:4' }),
  // The resolution is given in pixels per millimetre.
  tiff: (picture) =>
    picture.tiff({ compression: 'lzw', predictor: 'horizontal', xres: DENSITY / 25.4, yres: DENSITY / 25.4 }),
};

export async function withMark(picture: Sharp, mark: NonNullable<OutgoingPicture['mark']>): Promise<Sharp> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const channels = info.channels === 4 ? 4 : 3;
  const marked = await mark({ width, height, channels, data: new Uint8Array(data) });
  return sharp(marked.data, { raw: { width, height, channels } });
}

/** The XMP packet of a picture; null where it has none, such as an upload. */
export async function xmpIn(bytes: Uint8Array, { showsPrompt }: { readonly showsPrompt: boolean }) {
  const xmp = (await sharp(bytes).metadata()).xmp?.toString('utf8') ?? null;
  return xmp === null || showsPrompt ? xmp : withoutPrompt(xmp);
}

type Disclosure = Pick<OutgoingPicture, 'mark' | 'showsPrompt'>;

/** Encodes pixels in their final size, with the sRGB profile, the print resolution and the metadata. */
export async function encodePixels(picture: Sharp, encoding: Encoding, xmp: string | null): Promise<MadeFile> {
  const { format } = encoding;
  const coloured = picture.withIccProfile('srgb').withExif({});
  const described = xmp === null ? coloured : coloured.withXmp(xmp);
  const printed = format === 'tiff' ? described : described.withMetadata({ density: DENSITY });
  return { data: await ENCODERS[format](printed, encoding).toBuffer(), contentType: FORMATS[format].contentType };
}

/** `mark` writes the invisible watermark into pixels of the final size; null: none. */
export async function encodePicture(
  bytes: Uint8Array,
  options: RasterOptions,
  { mark, showsPrompt }: Disclosure,
): Promise<MadeFile> {
  const xmp = await xmpIn(bytes, { showsPrompt });
  const sized = await framed(bytes, options);
  return encodePixels(mark === null ? sized : await withMark(sized, mark), options, xmp);
}

/** Quality of a JPEG original that is encoded again: the losses of a second compression are not seen. */
const ORIGINAL_QUALITY = 95;

/** A picture in the format and size of its original, which is PNG or JPEG. */
export function encodeOriginal(bytes: Uint8Array, contentType: string, disclosure: Disclosure): Promise<MadeFile> {
  const isJpeg = contentType === 'image/jpeg';
  const options = saveOptionsOf({ format: isJpeg ? 'jpg' : 'png', quality: ORIGINAL_QUALITY });
  return encodePicture(bytes, { ...options, format: isJpeg ? 'jpg' : 'png' }, disclosure);
}
