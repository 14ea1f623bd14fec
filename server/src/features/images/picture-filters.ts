import type { MyImagesQuery } from '@kenna/contract';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { holdsWords } from '../../shared/search/holds-words.ts';

/** Groups of a person's pictures: generated, uploaded, or liked. */
export type PictureGroup = 'made' | 'uploaded' | 'liked';

export const PICTURE_FILTERS = ['tool', 'model', 'colour', 'shape', 'from', 'until', 'search'] as const;
export type PictureFilters = Partial<Pick<MyImagesQuery, (typeof PICTURE_FILTERS)[number]>>;

type Where = ExpressionBuilder<Tables, 'images'>;

/** These conditions match those of the partial indexes on images. */
const GROUPS: Record<PictureGroup, (where: Where) => Expression<SqlBool>> = {
  made: (where) => where.and([where('images.tool', 'is not', null), where('images.is_step', '=', false)]),
  uploaded: (where) => where('images.tool', 'is', null),
  liked: (where) => where('images.is_liked', '=', true),
};

export function pictureConditions(where: Where, group: PictureGroup, filters: PictureFilters): Expression<SqlBool>[] {
  const { tool, model, colour, shape, from, until, search } = filters;
  return [
    GROUPS[group](where),
    ...(tool === undefined ? [] : [where('images.tool', '=', tool)]),
    ...(model === undefined ? [] : [where('images.model', '=', model)]),
    ...(shape === undefined ? [] : [where('images.shape', '=', shape)]),
    ...(colour === undefined ? [] : [sql<SqlBool>`images.colours @> ARRAY[${colour}]::text[]`]),
    ...(from === undefined ? [] : [sql<SqlBool>`images.created_at >= ${`${from}T00:00:00Z`}::timestamptz`]),
    ...(until === undefined
      ? []
      : [sql<SqlBool>`images.created_at < ${`${until}T00:00:00Z`}::timestamptz + interval '1 day'`]),
    holdsWords(search),
  ];
}
