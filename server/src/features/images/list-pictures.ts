/**
 * One page of a person's pictures, newest first, however many there are. What is slow is told apart here, because the
 * planner cannot know it: that few pictures hold a word, and that ids follow the days.
 */
import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { pictureConditions, type PictureFilters, type PictureShelf } from './picture-filters.ts';
import { selectPictures, type ImageRow } from './select-pictures.ts';

export interface PicturePage {
  readonly shelf: PictureShelf;
  readonly filters: PictureFilters;
  /** Goes on after this picture; null: by `offset`. */
  readonly before: number | null;
  readonly offset: number;
  readonly limit: number;
}

/** Pictures that hold the words are gathered first as long as they are no more than this; many are met on the way. */
const GATHERED = 1000;

const ownPictures = (db: Kysely<Tables>, userId: number, { shelf, filters }: PicturePage) =>
  db
    .selectFrom('images')
    .select('images.id')
    .where('images.user_id', '=', userId)
    .where('images.trashed_at', 'is', null)
    .where((where) => where.and(pictureConditions(where, shelf, filters)));

/** By the index of days; a picture that is gone since is replaced by the one that was older than it. */
function afterDay(userId: number, id: number) {
  return sql<SqlBool>`(images.created_at, images.id) < (
    (
      SELECT place.created_at FROM images AS place
      WHERE place.user_id = ${userId} AND place.id <= ${id} ORDER BY place.id DESC LIMIT 1
    ),
    ${id}::bigint
  )`;
}

export async function listPictures(db: Kysely<Tables>, userId: number, page: PicturePage): Promise<ImageRow[]> {
  const { filters, before, offset, limit } = page;
  const byDay = filters.from !== undefined || filters.until !== undefined;
  // Chosen by ids alone, so that no more than a page of rows is read whole.
  let chosen = ownPictures(db, userId, page).limit(limit);
  if (filters.search) {
    const hits = await ownPictures(db, userId, page)
      .limit(GATHERED + 1)
      .execute();
    const ids = hits.map(({ id }) => id);
    if (ids.length <= GATHERED) chosen = chosen.where(sql<SqlBool>`images.id = ANY(${ids}::bigint[])`);
  }
  if (byDay) chosen = chosen.orderBy('images.created_at', 'desc');
  chosen = chosen.orderBy('images.id', 'desc');
  if (before === null) chosen = chosen.offset(offset);
  else chosen = byDay ? chosen.where(afterDay(userId, before)) : chosen.where('images.id', '<', before);

  let rows = selectPictures(db).where('images.id', 'in', chosen);
  if (byDay) rows = rows.orderBy('images.created_at', 'desc');
  return rows.orderBy('images.id', 'desc').execute();
}
