import type { Adjustment, BriefChip, ImageColour, ImageTool, Model, PictureRemark } from '@kenna/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { KeptScene } from '../../db/tables/picture-tables.ts';
import type { StoredScene } from '../../ports/engine-task.ts';
import { createListPictures } from './list-pictures.ts';
import { keptScene, placedPicturesRepository } from './placed-pictures.ts';
import { selectPictures } from './select-pictures.ts';
import { pictureFolderOf, type StoredPicture } from './files/store-picture.ts';

export interface NewImage {
  readonly userId: number;
  readonly picture: StoredPicture;
  readonly isExplicit: boolean;
  /** Null for an upload. */
  readonly rendered: {
    readonly renderId: number;
    readonly position: number;
    readonly seed: number;
    readonly engine: string;
    readonly remarks: readonly PictureRemark[];
    readonly brief: readonly BriefChip[];
    readonly scene: StoredScene | null;
    readonly parentImageId: number | null;
    readonly tool: ImageTool;
  } | null;
  /** Absent for a picture that was not adjusted. */
  readonly adjusted?: { readonly parentImageId: number; readonly adjustment: Adjustment };
  /** The key of the content credentials of an uploaded file; absent or null where it had none. */
  readonly credentialsKey?: string | null;
}

/** The part of a person's picture that a tool needs. */
export interface OwnImage {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly originalKey: string;
}

export interface OwnPicture extends OwnImage {
  readonly parentImageId: number | null;
  readonly isExplicit: boolean;
  readonly tool: ImageTool | null;
  /** Without the pictures on its piece. */
  readonly scene: KeptScene | null;
}

/** Maximum steps of a lineage: more than any real one, so that the query always ends. */
const LINEAGE_LIMIT = 200;

/**
 * The words by which a picture is found: those of its render, or of the picture from which it was adjusted, while that
 * exists.
 */
function wordsOf({ rendered, adjusted }: NewImage) {
  const none = sql<string>`''::tsvector`;
  if (adjusted) {
    const { parentImageId } = adjusted;
    return sql<string>`coalesce((SELECT words FROM images AS parent WHERE parent.id = ${parentImageId}), ${none})`;
  }
  if (!rendered) return none;
  return sql<string>`(
    SELECT to_tsvector('english', concat_ws(
      ' ', request->>'prompt', request->>'accent_prompt', request->>'prompt_styles'
    ))
    FROM renders WHERE renders.id = ${rendered.renderId}
  )`;
}

const modelOf = ({ rendered }: NewImage) =>
  rendered ? sql<Model>`(SELECT model FROM renders WHERE renders.id = ${rendered.renderId})` : null;

/**
 * Returns null also for a parent that was deleted while the picture was made; the lock keeps it until the row is
 * written.
 */
const parentOf = ({ adjusted, rendered }: NewImage) => {
  const id = adjusted?.parentImageId ?? rendered?.parentImageId ?? null;
  return id === null ? null : sql<number | null>`(SELECT id FROM images AS parent WHERE id = ${id} FOR KEY SHARE)`;
};

/** Whether its render makes a step of a picture of a run, and not the picture itself. */
const isStep = ({ rendered }: NewImage) =>
  rendered
    ? sql<boolean>`coalesce((SELECT step_key <> drawing_key FROM run_cells WHERE render_id = ${rendered.renderId}), false)`
    : false;

const rowOf = (image: NewImage) => {
  const { userId, picture, isExplicit, rendered, adjusted } = image;
  return {
    user_id: userId,
    render_id: rendered?.renderId ?? null,
    position: rendered?.position ?? null,
    original_key: picture.originalKey,
    credentials_key: image.credentialsKey ?? null,
    content_type: picture.contentType,
    variants: JSON.stringify(picture.variants),
    thumbhash: picture.thumbhash,
    width: picture.width,
    height: picture.height,
    bytes: picture.bytes,
    seed: rendered?.seed ?? null,
    engine: rendered?.engine ?? null,
    remarks: JSON.stringify(rendered?.remarks ?? []),
    brief: JSON.stringify(rendered?.brief ?? []),
    scene: rendered?.scene ? JSON.stringify(keptScene(rendered.scene)) : null,
    parent_image_id: parentOf(image),
    tool: adjusted ? ('Adjust' as const) : (rendered?.tool ?? null),
    adjustment: adjusted ? JSON.stringify(adjusted.adjustment) : null,
    is_nsfw: isExplicit,
    is_step: isStep(image),
    model: modelOf(image),
    words: wordsOf(image),
    colours: sql<ImageColour[]>`${[...picture.colours]}::text[]`,
  };
};

export const imagesRepository = (db: Kysely<Tables>) => {
  /** Pictures that are not in the bin. */
  const visible = () => selectPictures(db).where('images.trashed_at', 'is', null);
  const placed = placedPicturesRepository(db);

  return {
    async insert(images: readonly NewImage[]): Promise<number[]> {
      if (images.length === 0) return [];
      const rows = await db.insertInto('images').values(images.map(rowOf)).returning('id').execute();
      await placed.attach(
        images.map(({ rendered }, index) => ({ imageId: rows[index]!.id, pictures: rendered?.scene?.pictures ?? {} })),
      );
      return rows.map(({ id }) => id);
    },

    listOfRenders: (renderIds: readonly number[]) =>
      visible()
        .where('images.render_id', 'in', [...renderIds])
        .orderBy('images.render_id')
        .orderBy('images.position')
        .execute(),

    listOfUser: createListPictures(db),

    async countOfUser(userId: number): Promise<{ rendered: number; uploads: number }> {
      const { rendered, uploads } = await db
        .selectFrom('images')
        .select(({ fn }) => [
          fn.count('id').filterWhere('tool', 'is not', null).filterWhere('is_step', '=', false).as('rendered'),
          fn.count('id').filterWhere('tool', 'is', null).as('uploads'),
        ])
        .where('user_id', '=', userId)
        .where('trashed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { rendered: Number(rendered), uploads: Number(uploads) };
    },

    /** A picture of any owner that is not in the bin, with the request of its render; null for none. */
    async findScene(id: number) {
      const row = await db
        .selectFrom('images')
        .leftJoin('renders', 'renders.id', 'images.render_id')
        .select(['images.id', 'images.user_id as userId', 'images.scene', 'images.seed'])
        .select('images.original_key as originalKey')
        .select(['images.width', 'images.height', 'renders.request as request'])
        .where('images.id', '=', id)
        .where('images.trashed_at', 'is', null)
        .executeTakeFirst();
      return row ?? null;
    },

    /** A stored scene with the pictures on its piece, which may be large: only for those that draw it. */
    wholeScene: (scene: KeptScene | null): Promise<StoredScene | null> =>
      scene === null ? Promise.resolve(null) : placed.restore(scene),

    /** The person's picture whose files are in the folder; null for none, and for one in the bin. */
    async findByFolder(userId: number, folder: string): Promise<OwnImage | null> {
      const row = await db
        .selectFrom('images')
        .select(['id', 'width', 'height', 'original_key as originalKey'])
        .where('user_id', '=', userId)
        .where('folder', '=', folder)
        .where('trashed_at', 'is', null)
        .executeTakeFirst();
      return row ?? null;
    },

    /** Returns null when it belongs to another person, is in the bin, or was deleted. */
    async findOwn(userId: number, id: number): Promise<OwnPicture | null> {
      const row = await db
        .selectFrom('images')
        .select(['id', 'width', 'height', 'original_key as originalKey'])
        .select(['parent_image_id as parentImageId', 'is_nsfw as isExplicit', 'tool', 'scene'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('trashed_at', 'is', null)
        .executeTakeFirst();
      return row ?? null;
    },

    /**
     * A picture and the pictures from which it was made, back to the first, as long as they belong to the same person.
     */
    async listLineage(userId: number, id: number): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        WITH RECURSIVE line AS (
          SELECT id, parent_image_id, 1 AS step FROM images WHERE id = ${id} AND user_id = ${userId}
          UNION ALL
          SELECT parent.id, parent.parent_image_id, line.step + 1
          FROM images AS parent JOIN line ON parent.id = line.parent_image_id
          WHERE parent.user_id = ${userId} AND line.step < ${LINEAGE_LIMIT}
        )
        SELECT id FROM line ORDER BY step DESC
      `.execute(db);
      return rows.map((row) => Number(row.id));
    },

    listByIds: (userId: number, ids: readonly number[]) =>
      visible()
        .where('images.user_id', '=', userId)
        .where('images.id', 'in', [...ids])
        .execute(),

    /** Pictures of any owner. */
    listOfAnybody: (ids: readonly number[]) =>
      visible()
        .where('images.id', 'in', [...ids])
        .execute(),

    removeUnusedPictures: placed.removeUnused,

    /** The embedded database runs no autovacuum; without statistics, a search for a rare word reads every picture. */
    async refreshStatistics(): Promise<void> {
      await sql`ANALYZE images`.execute(db);
    },

    async listOriginalKeys(userId: number): Promise<string[]> {
      const rows = await db.selectFrom('images').select('original_key as key').where('user_id', '=', userId).execute();
      return rows.map(({ key }) => key);
    },

    /** Returns false when no picture has its original at that key. */
    async renameOriginal(from: string, to: string): Promise<boolean> {
      const update = db.updateTable('images').set({ original_key: to }).where('original_key', '=', from);
      // Uses the index on folders.
      const { numUpdatedRows } = await update.where('folder', '=', pictureFolderOf(from)).executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async listKnownFolders(folders: readonly string[]): Promise<Set<string>> {
      const query = db
        .selectFrom('images')
        .select('folder')
        .where('folder', 'in', [...folders]);
      return new Set((await query.execute()).map(({ folder }) => folder));
    },

    /** The key after which the sweep of a folder continues; null at its beginning. */
    async findSweepCursor(folder: string): Promise<string | null> {
      const query = db.selectFrom('sweep_cursors').select('after_key').where('folder', '=', folder);
      return (await query.executeTakeFirst())?.after_key ?? null;
    },

    async updateSweepCursor(folder: string, after: string | null): Promise<void> {
      const values = { folder, after_key: after };
      await db
        .insertInto('sweep_cursors')
        .values(values)
        .onConflict((conflict) => conflict.column('folder').doUpdateSet(values))
        .execute();
    },
  };
};
