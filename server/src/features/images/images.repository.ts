import type { BriefChip, SceneKind, SceneTake } from '@kenna/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { KeptScene } from '../../ports/image-engine.port.ts';
import type { StoredPicture } from './store-picture.ts';

export interface NewImage {
  readonly userId: number;
  readonly picture: StoredPicture;
  readonly isExplicit: boolean;
  /** null for an upload. */
  readonly rendered: {
    readonly renderId: number;
    readonly position: number;
    readonly seed: number;
    readonly engine: string;
    readonly note: string | null;
    readonly brief: readonly BriefChip[];
    readonly scene: KeptScene | null;
    readonly parentImageId: number | null;
  } | null;
}

const rowOf = ({ userId, picture, isExplicit, rendered }: NewImage) => ({
  user_id: userId,
  render_id: rendered?.renderId ?? null,
  position: rendered?.position ?? null,
  original_key: picture.originalKey,
  content_type: picture.contentType,
  variants: JSON.stringify(picture.variants),
  thumbhash: picture.thumbhash,
  width: picture.width,
  height: picture.height,
  bytes: picture.bytes,
  seed: rendered?.seed ?? null,
  engine: rendered?.engine ?? null,
  note: rendered?.note ?? null,
  brief: JSON.stringify(rendered?.brief ?? []),
  scene: rendered?.scene ? JSON.stringify(rendered.scene) : null,
  parent_image_id: rendered?.parentImageId ?? null,
  is_nsfw: isExplicit,
});

/** Of a listed picture: all but its scene, which is larger than the rest and read only to draw it again. */
const LISTED = [
  'images.id',
  'images.render_id',
  'images.original_key',
  'images.variants',
  'images.thumbhash',
  'images.width',
  'images.height',
  'images.seed',
  'images.engine',
  'images.note',
  'images.brief',
  'images.parent_image_id',
  'images.is_nsfw',
  'images.is_liked',
  'images.created_at',
] as const;

export type ImageRow = Awaited<ReturnType<ReturnType<typeof imagesRepository>['listOfRenders']>>[number];

export const imagesRepository = (db: Kysely<Tables>) => {
  /** Pictures that are not in the bin, with the words of their render. */
  const visible = () =>
    db
      .selectFrom('images')
      .leftJoin('renders', 'renders.id', 'images.render_id')
      .select(LISTED)
      .select([
        sql<SceneKind | null>`images.scene->>'kind'`.as('sceneKind'),
        sql<SceneTake | null>`images.scene->'take'`.as('take'),
      ])
      .select(['renders.request as request', 'renders.final_prompt as finalPrompt', 'renders.model as model'])
      .where('images.trashed_at', 'is', null);

  return {
    async insert(images: readonly NewImage[]): Promise<number[]> {
      if (images.length === 0) return [];
      const rows = await db.insertInto('images').values(images.map(rowOf)).returning('id').execute();
      return rows.map(({ id }) => id);
    },

    listOfRenders: (renderIds: readonly number[]) =>
      visible()
        .where('images.render_id', 'in', [...renderIds])
        .orderBy('images.render_id')
        .orderBy('images.position')
        .execute(),

    /** Newest first; `uploads` chooses between what was uploaded and what was made. */
    listOfUser(
      userId: number,
      { uploads, before, offset, limit }: { uploads: boolean; before: number | null; offset: number; limit: number },
    ) {
      let query = visible()
        .where('images.user_id', '=', userId)
        .where('images.render_id', uploads ? 'is' : 'is not', null)
        .orderBy('images.id', 'desc')
        .limit(limit);
      if (before !== null) query = query.where('images.id', '<', before);
      return (before === null ? query.offset(offset) : query).execute();
    },

    async countOfUser(userId: number): Promise<{ rendered: number; uploads: number }> {
      const { rendered, uploads } = await db
        .selectFrom('images')
        .select(({ fn }) => [
          fn.count('id').filterWhere('render_id', 'is not', null).as('rendered'),
          fn.count('id').filterWhere('render_id', 'is', null).as('uploads'),
        ])
        .where('user_id', '=', userId)
        .where('trashed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { rendered: Number(rendered), uploads: Number(uploads) };
    },

    /** A picture that is not in the bin, with the request of its render, whosever it is. */
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

    async findIdByOriginal(userId: number, originalKeys: readonly string[]): Promise<number | null> {
      const row = await db
        .selectFrom('images')
        .select('id')
        .where('user_id', '=', userId)
        .where('original_key', 'in', [...originalKeys])
        .where('trashed_at', 'is', null)
        .executeTakeFirst();
      return row?.id ?? null;
    },

    async listKnownOriginals(originalKeys: readonly string[]): Promise<Set<string>> {
      const query = db
        .selectFrom('images')
        .select('original_key')
        .where('original_key', 'in', [...originalKeys]);
      return new Set((await query.execute()).map((row) => row.original_key));
    },
  };
};
