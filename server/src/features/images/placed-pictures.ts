/**
 * The pictures that people have laid on the pieces of scenes. A stored scene names them by digest, and each is stored
 * once, however many scenes show it; it stays as long as one of them exists, whatever happens to the original.
 */
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { KeptScene } from '../../db/tables/picture-tables.ts';
import type { StoredScene } from '../../ports/engine-task.ts';

export function keptScene({ pictures = {}, ...scene }: StoredScene): KeptScene {
  const digests = Object.keys(pictures);
  return digests.length === 0 ? scene : { ...scene, pictures: digests };
}

interface ShownPictures {
  readonly imageId: number;
  readonly pictures: NonNullable<StoredScene['pictures']>;
}

/** How long a picture stays after its last use, so that no scene that is being written loses it. */
const UNUSED_AGE = '1 day';

export const placedPicturesRepository = (db: Kysely<Tables>) => ({
  /**
   * Stores the pictures of the scenes of new images, each once. All transactions lock the digests in one order, so that
   * two renders with the same pictures never wait for each other.
   */
  async attach(shown: readonly ShownPictures[]): Promise<void> {
    const texts = new Map(shown.flatMap(({ pictures }) => Object.entries(pictures)));
    for (const digest of [...texts.keys()].toSorted()) {
      await db
        .insertInto('placed_pictures')
        .values({ digest, data: Buffer.from(texts.get(digest)!, 'base64') })
        .onConflict((conflict) => conflict.column('digest').doUpdateSet({ used_at: sql<Date>`now()` }))
        .execute();
    }
    const held = shown.flatMap(({ imageId, pictures }) =>
      Object.keys(pictures).map((digest) => ({ image_id: imageId, digest })),
    );
    if (held.length > 0) await db.insertInto('image_placed_pictures').values(held).execute();
  },

  /** The scene as the engine wrote it. */
  async restore({ pictures: digests = [], ...scene }: KeptScene): Promise<StoredScene> {
    if (digests.length === 0) return scene;
    const rows = await db
      .selectFrom('placed_pictures')
      .select(['digest', 'data'])
      .where('digest', 'in', [...digests])
      .execute();
    const pictures = rows.map(({ digest, data }) => [digest, Buffer.from(data).toString('base64')] as const);
    return { ...scene, pictures: Object.fromEntries(pictures) };
  },

  async removeUnused(): Promise<void> {
    await sql`
      DELETE FROM placed_pictures AS picture
      WHERE used_at < now() - ${sql.lit(UNUSED_AGE)}::interval
        AND NOT EXISTS (SELECT FROM image_placed_pictures AS held WHERE held.digest = picture.digest)
    `.execute(db);
  },
});
