/**
 * Which file of a picture may be loaded: by the file's own key as long as the picture is not in the bin, by the address
 * of the bin while it is there, and by name for those whom another feature has allowed to see it.
 */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { pictureFolderOf, PICTURE_FOLDER } from './files/store-picture.ts';

export function createPictureFiles(db: Kysely<Tables>) {
  const find = () => db.selectFrom('images').select(['original_key as originalKey', 'variants']);
  type Files = Awaited<ReturnType<ReturnType<typeof find>['executeTakeFirst']>>;

  function keyIn(files: Files, name: string, withOriginal: boolean): string | null {
    const keys = files?.variants.map(({ key }) => key) ?? [];
    if (files && withOriginal) keys.push(files.originalKey);
    return keys.find((key) => key.endsWith(`/${name}`)) ?? null;
  }

  return {
    /** Whether the file at this key may be loaded: those outside the folder of pictures always. */
    async isLoadable(key: string): Promise<boolean> {
      if (!key.startsWith(PICTURE_FOLDER)) return true;
      const query = db
        .selectFrom('images')
        .select('id')
        .where('folder', '=', pictureFolderOf(key))
        .where('trashed_at', 'is', null);
      return (await query.executeTakeFirst()) !== undefined;
    },

    /** The picture to which the file at this key belongs; null when there is none, or it is in the bin. */
    async findIdByKey(key: string): Promise<number | null> {
      const query = db.selectFrom('images').select('id').where('folder', '=', pictureFolderOf(key));
      return (await query.where('trashed_at', 'is', null).executeTakeFirst())?.id ?? null;
    },

    /** Key of a file of a picture in the bin; null for a wrong token or name. */
    async findInBin(imageId: number, token: string, name: string): Promise<string | null> {
      const query = find().where('id', '=', imageId).where('bin_token', '=', token);
      return keyIn(await query.executeTakeFirst(), name, true);
    },

    /**
     * Key of a variant of a picture that is not in the bin; null for any other. Others than the owner get the original
     * as a download only, with credentials.
     */
    async findShown(imageId: number, name: string): Promise<string | null> {
      const query = find().where('id', '=', imageId).where('trashed_at', 'is', null);
      return keyIn(await query.executeTakeFirst(), name, false);
    },
  };
}
