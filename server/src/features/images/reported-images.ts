/** What happens to pictures that were reported: a small copy for whoever decides, and the end of those that break rules. */
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { storeEvidence } from './files/evidence-store.ts';
import { removePictureFiles } from './files/remove-picture-files.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
}

export const createReportedImages = ({ db, blobs }: Parts) => ({
  /** Answers the key of the copy; null when there is no such picture, or no file of it. */
  async keepEvidence(imageId: number): Promise<string | null> {
    const row = await db.selectFrom('images').select('variants').where('id', '=', imageId).executeTakeFirst();
    return row ? storeEvidence(blobs, row.variants) : null;
  },

  async discardEvidence(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => blobs.remove(key)));
  },

  /** Whoever's it is; answers the keys of the originals that went, for `removeFilesOf` after the transaction. */
  async removeForEveryone(transaction: Transaction<Tables>, imageId: number): Promise<string[]> {
    const rows = await transaction
      .deleteFrom('images')
      .where('id', '=', imageId)
      .returning('original_key as originalKey')
      .execute();
    return rows.map(({ originalKey }) => originalKey);
  },

  removeFilesOf: (originalKeys: readonly string[]): Promise<void> => removePictureFiles(blobs, originalKeys),
});
