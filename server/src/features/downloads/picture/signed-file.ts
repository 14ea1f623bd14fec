/** The file of a picture as it leaves: with its invisible mark where it was generated, and with content credentials. */
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import type { ProvenanceService } from '../../provenance/provenance.service.ts';
import { addPrintMetadata } from './add-print-metadata.ts';
import { encodeOriginal, encodePicture, xmpIn, type MadeFile, type RasterOptions } from './encode-picture.ts';

interface LeavingPicture {
  readonly id: number;
  readonly originalKey: string;
  readonly contentType: string;
}

interface Parts {
  readonly blobs: BlobStore;
  readonly provenance: Pick<ProvenanceService, 'outgoingPictureOf'>;
}

interface FileRequest {
  /** null: in its original form, pixel by pixel where the picture was not generated. */
  readonly options: RasterOptions | null;
  /** Whether the prompt stays private whatever its owner chose. */
  readonly hidesPrompt: boolean;
  readonly signal: AbortSignal;
}

/** Returns null when the original is gone. @throws AppError `unsigned`, `not_found`. */
export async function signedFile(
  { blobs, provenance }: Parts,
  { id, originalKey, contentType }: LeavingPicture,
  { options, hidesPrompt, signal }: FileRequest,
): Promise<MadeFile | null> {
  const bytes = await blobs.read(originalKey);
  if (bytes === null) return null;
  const outgoing = await provenance.outgoingPictureOf(id, { hidesPrompt, signal });
  const { mark, showsPrompt } = outgoing;
  async function encoded(original: Uint8Array): Promise<MadeFile> {
    if (options !== null) return encodePicture(original, options, outgoing);
    const isUnchanged = mark === null && (showsPrompt || (await xmpIn(original, { showsPrompt: true })) === null);
    return isUnchanged ? addPrintMetadata(original, contentType) : encodeOriginal(original, contentType, outgoing);
  }
  return outgoing.sign(await encoded(bytes), { isConverted: options !== null });
}
