import type { PictureFile } from '../../images/images.service.ts';
import type { ProvenanceService } from '../../provenance/provenance.service.ts';
import { encodePicture, type MadeFile, type RasterOptions } from './encode-picture.ts';
import { markOriginal } from './mark-original.ts';

interface FileRequest {
  readonly picture: PictureFile;
  /** The stored file of the picture. */
  readonly original: Uint8Array;
  /** Format and size of the new file; null for the original, which is not encoded again. */
  readonly conversion: RasterOptions | null;
  readonly signal: AbortSignal;
}

/** Makes the file of a picture for a download, with signed content credentials. @throws AppError `unsigned`. */
export async function signedFile(
  provenance: Pick<ProvenanceService, 'signed'>,
  { picture, original, conversion, signal }: FileRequest,
): Promise<MadeFile> {
  const isConverted = conversion !== null;
  const file = await (isConverted ? encodePicture(original, conversion) : markOriginal(original, picture.contentType));
  return provenance.signed(file, { imageId: picture.id, isConverted, signal });
}
