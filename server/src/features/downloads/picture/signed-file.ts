/** The file of a picture as it leaves: with its invisible mark where it was generated, and with content credentials. */
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import type { ProvenanceService } from '../../provenance/provenance.service.ts';
import { addPrintMetadata } from './add-print-metadata.ts';
import { encodeOriginal, encodePicture, type MadeFile, type RasterOptions } from './encode-picture.ts';

export interface LeavingPicture {
  readonly id: number;
  readonly originalKey: string;
  readonly contentType: string;
}

interface Parts {
  readonly blobs: BlobStore;
  readonly provenance: Pick<ProvenanceService, 'markerOf' | 'signed'>;
}

/**
 * `options` null: in its original form, pixel by pixel where the picture was not generated. Returns null when the
 * original is gone. @throws AppError `unsigned`, `not_found`.
 */
export async function signedFile(
  { blobs, provenance }: Parts,
  { id, originalKey, contentType }: LeavingPicture,
  { options, signal }: { options: RasterOptions | null; signal: AbortSignal },
): Promise<MadeFile | null> {
  const bytes = await blobs.read(originalKey);
  if (bytes === null) return null;
  const mark = await provenance.markerOf(id, signal);
  const encode = () => {
    if (options !== null) return encodePicture(bytes, options, mark);
    return mark === null ? addPrintMetadata(bytes, contentType) : encodeOriginal(bytes, contentType, mark);
  };
  return provenance.signed(await encode(), { imageId: id, isConverted: options !== null, signal });
}
