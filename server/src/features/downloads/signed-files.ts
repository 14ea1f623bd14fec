/**
 * Files of pictures for programs and for whoever saves them from their addresses: with content credentials and the
 * invisible mark. Each is made when it is first asked for and then kept like a download.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { FORMATS, saveOptionsOf, type PictureType } from '@kenna/contract';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { ProvenanceService } from '../provenance/provenance.service.ts';
import { downloadKeyOf } from './download-files.ts';
import { signedFile } from './picture/signed-file.ts';

interface Parts {
  readonly blobs: BlobStore;
  readonly provenance: Pick<ProvenanceService, 'outgoingPictureOf' | 'choiceFor'>;
}

interface LeavingFile {
  readonly imageId: number;
  readonly key: string;
  /** Whether the prompt stays private whatever the picture's owner chose. */
  readonly hidesPrompt: boolean;
}

export interface SignedFile {
  /** Differs when the file would say something else. */
  readonly name: string;
  /** Returns null when the picture was deleted meanwhile. @throws AppError `unsigned`. */
  readonly open: () => ReturnType<BlobStore['get']>;
}

/** Reduced copies are encoded a second time, at a quality that hides it. */
const COPY_QUALITY = 90;
/** The files of a picture: its original, and reduced copies. */
const TYPES: Partial<Record<string, PictureType>> = {
  png: FORMATS.png.contentType,
  jpg: FORMATS.jpg.contentType,
  webp: FORMATS.webp.contentType,
};
const NAME_LENGTH = 32;

export const createSignedFiles =
  ({ blobs, provenance }: Parts) =>
  /** Returns null when there is no such picture. */
  async ({ imageId, key, hidesPrompt }: LeavingFile, signal: AbortSignal): Promise<SignedFile | null> => {
    const choice = await provenance.choiceFor(imageId);
    const contentType = TYPES[key.slice(key.lastIndexOf('.') + 1)];
    if (choice === null || contentType === undefined) return null;
    // Nobody can guess the name, because the key contains random bits.
    const said = JSON.stringify([key, choice.author, choice.withPrompt && !hidesPrompt]);
    const name = createHash('sha256').update(said).digest('hex').slice(0, NAME_LENGTH);
    const stored = downloadKeyOf(name, contentType);

    async function make() {
      const options =
        contentType === FORMATS.webp.contentType
          ? { ...saveOptionsOf({ quality: COPY_QUALITY }), format: 'webp' as const }
          : null;
      const picture = { id: imageId, originalKey: key, contentType: contentType! };
      const file = await signedFile({ blobs, provenance }, picture, { options, hidesPrompt, signal });
      if (file === null) return null;
      await blobs.put(stored, file.data, contentType!);
      return { contentType: contentType!, size: file.data.byteLength, body: Readable.from([Buffer.from(file.data)]) };
    }

    return { name, open: async () => (await blobs.get(stored)) ?? make() };
  };
