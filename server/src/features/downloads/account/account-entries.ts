import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import type { ProvenanceService } from '../../provenance/provenance.service.ts';
import type { ArchiveEntry } from '../archive/pack-pictures.ts';
import { signedFile } from '../picture/signed-file.ts';
import { accountExportRepository } from './account-export.repository.ts';

const DOCUMENTS = [
  'profile',
  'renders',
  'images',
  'runs',
  'recipes',
  'collections',
  'notes',
  'colours',
  'chats',
  'quota',
  'devices',
] as const;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  readonly provenance: Pick<ProvenanceService, 'outgoingPictureOf'>;
}

/** The entries of an account's archive, each read on demand: documents first, then every picture. */
export async function accountEntries(
  { db, blobs, provenance }: Parts,
  userId: number,
  signal: AbortSignal,
): Promise<readonly ArchiveEntry[]> {
  const account = accountExportRepository(db);
  const documents = DOCUMENTS.map((name) => ({
    name: `${name}.json`,
    read: async () => Buffer.from(JSON.stringify(await account[name](userId), null, 2)),
  }));
  const originals = await account.originals(userId);
  const pictures = originals.map((picture) => ({
    name: `pictures/${picture.id}.${picture.contentType === 'image/jpeg' ? 'jpg' : 'png'}`,
    async read() {
      const file = await signedFile({ blobs, provenance }, picture, { options: null, hidesPrompt: false, signal });
      return file && file.data;
    },
  }));
  return [...documents, ...pictures];
}
