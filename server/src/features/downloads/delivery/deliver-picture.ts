/** The file of a picture for one channel: fitted, marked, encoded, signed, and then checked as it is. */
import type { Channel, FileCheck } from '@kenna/contract';
import sharp from 'sharp';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import type { PictureFile } from '../../images/images.service.ts';
import type { ProvenanceService } from '../../provenance/provenance.service.ts';
import { encodePixels, withMark, xmpIn } from '../picture/encode-picture.ts';
import { isRefused } from './fit-picture.ts';
import type { Fitting } from './open-fitting.ts';

interface Parts {
  readonly blobs: BlobStore;
  readonly provenance: Pick<ProvenanceService, 'outgoingPictureOf'>;
  readonly fitting: Fitting;
}

export interface DeliveredFile {
  /** Null where a check did not pass. */
  readonly data: Uint8Array | null;
  readonly checks: readonly FileCheck[];
  readonly mended: readonly string[];
}

/** The first of these whose file is small enough is used. Below the last one, blocks are seen. */
const QUALITIES = [95, 90, 85, 80, 70, 60] as const;
const LOSSLESS = [100] as const;

/** Returns null when the original is gone. @throws AppError `unsigned`, `not_found`. */
export async function deliverPicture(
  { blobs, provenance, fitting }: Parts,
  { id, originalKey }: PictureFile,
  channel: Channel,
  signal: AbortSignal,
): Promise<DeliveredFile | null> {
  const bytes = await blobs.read(originalKey);
  if (bytes === null) return null;
  const fitted = await fitting.fit(bytes, channel);
  if (isRefused(fitted)) return { data: null, checks: [fitted], mended: [] };
  const outgoing = await provenance.outgoingPictureOf(id, { hidesPrompt: false, signal });
  const { width, height, data: pixels } = fitted.pixels;
  const plain = sharp(pixels, { raw: { width, height, channels: 3 } });
  const marked = outgoing.mark === null ? plain : await withMark(plain, outgoing.mark);
  const xmp = await xmpIn(bytes, outgoing);
  const { format, maxBytes, white: keepsWhite } = channel;
  const qualities = format === 'png' ? LOSSLESS : QUALITIES;
  for (const [index, quality] of qualities.entries()) {
    const encoded = await encodePixels(marked.clone(), { format, quality, keepsWhite }, xmp);
    // Credentials count, so a file is measured after it is signed.
    const { data } = await outgoing.sign(encoded, { isConverted: true });
    const isLast = index === qualities.length - 1;
    if (data.byteLength > maxBytes && !isLast) continue;
    const checks = await fitting.check(data, channel);
    const hasPassed = checks.every(({ passed }) => passed);
    return { data: hasPassed ? data : null, checks, mended: fitted.mended };
  }
  throw new Error('a picture was not encoded');
}
