import type { BriefChip } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
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
  parent_image_id: rendered?.parentImageId ?? null,
  is_nsfw: isExplicit,
});

export type ImageRow = Awaited<ReturnType<ReturnType<typeof imagesRepository>['listOfRenders']>>[number];

export const imagesRepository = (db: Kysely<Tables>) => {
  /** Pictures that are not in the bin, with the words of their render. */
  const visible = () =>
    db
      .selectFrom('images')
      .leftJoin('renders', 'renders.id', 'images.render_id')
      .selectAll('images')
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
