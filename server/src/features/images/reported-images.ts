/**
 * Image functions for reports: a small copy for the admin who decides, and the deletion of pictures that break the
 * rules.
 */
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
  /** Returns the key of the copy; null when the picture or its files do not exist. */
  async copyEvidence(imageId: number): Promise<string | null> {
    const row = await db.selectFrom('images').select('variants').where('id', '=', imageId).executeTakeFirst();
    return row ? storeEvidence(blobs, row.variants) : null;
  },

  async discardEvidence(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => blobs.remove(key)));
  },

  /** Deletes a picture of any owner; returns the keys of its originals, for `removeFilesOf` after the transaction. */
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
