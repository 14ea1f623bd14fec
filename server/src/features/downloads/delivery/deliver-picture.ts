/** The file of a picture for one channel: fitted, marked, encoded, signed, and then checked as it is. */
import type { Channel, FileCheck } from '@kenna/contract';
import sharp from 'sharp';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import type { PictureFile } from '../../images/images.service.ts';
import type { Departure, ProvenanceService } from '../../provenance/provenance.service.ts';
import { encodePixels, withMark, xmpIn, type MadeFile } from '../picture/encode-picture.ts';
import { checkPicture, type RgbPixels } from './check-picture.ts';
import { colourSpaceOf } from './colour-space.ts';
import { fitPicture, isRefused } from './fit-picture.ts';

interface Parts {
  readonly blobs: BlobStore;
  readonly provenance: Pick<ProvenanceService, 'departureOf'>;
}

export interface DeliveredFile {
  /** Null where a check did not pass. */
  readonly data: Uint8Array | null;
  readonly checks: readonly FileCheck[];
  readonly mended: readonly string[];
}

/** The first of these whose file is small enough is used. Below the last one, blocks are seen. */
const QUALITIES = [95, 90, 85, 80, 70, 60] as const;
const FORMATS: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** Checks a file by reading it again. */
async function checksOf(data: Uint8Array, channel: Channel): Promise<FileCheck[]> {
  const { format, space, icc } = await sharp(data).metadata();
  const decoded = await sharp(data).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { width: decoded.info.width, height: decoded.info.height, data: new Uint8Array(decoded.data) };
  const facts = {
    format: FORMATS[format] ?? format,
    bytes: data.byteLength,
    colourSpace: colourSpaceOf({ space, icc }),
  };
  return checkPicture(pixels, facts, channel);
}

/** Credentials count, so a file is measured after it is signed. */
async function signedWithin(
  { width, height, data }: RgbPixels,
  { format, maxBytes }: Channel,
  { mark, sign }: Departure,
  xmp: string | null,
): Promise<MadeFile> {
  const plain = sharp(data, { raw: { width, height, channels: 3 } });
  const marked = mark === null ? plain : await withMark(plain, mark);
  let file: MadeFile | null = null;
  for (const quality of format === 'png' ? [100] : QUALITIES) {
    const encoded = await encodePixels(marked.clone(), { format, quality }, xmp);
    file = await sign(encoded, { isConverted: true });
    if (file.data.byteLength <= maxBytes) return file;
  }
  return file!;
}

/** Returns null when the original is gone. @throws AppError `unsigned`, `not_found`. */
export async function deliverPicture(
  { blobs, provenance }: Parts,
  { id, originalKey }: PictureFile,
  channel: Channel,
  signal: AbortSignal,
): Promise<DeliveredFile | null> {
  const bytes = await blobs.read(originalKey);
  if (bytes === null) return null;
  const fitted = await fitPicture(bytes, channel);
  if (isRefused(fitted)) return { data: null, checks: [fitted], mended: [] };
  const departure = await provenance.departureOf(id, { hidesPrompt: false, signal });
  const xmp = await xmpIn(bytes, departure);
  const { data } = await signedWithin(fitted.pixels, channel, departure, xmp);
  const checks = await checksOf(data, channel);
  const hasPassed = checks.every(({ passed }) => passed);
  return { data: hasPassed ? data : null, checks, mended: fitted.mended };
}
