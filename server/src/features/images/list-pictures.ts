/**
 * One page of a person's pictures, newest first, however many there are. The code chooses between query plans, because
 * the planner cannot know how rare a word is, or that ids follow the dates.
 */
import { sql, type Kysely, type SqlBool } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Tables } from '../../db/tables.ts';
import { PICTURE_FILTERS, pictureConditions, type PictureFilters, type PictureGroup } from './picture-filters.ts';
import { holdsWords } from '../../shared/search/holds-words.ts';
import { selectPictures, type ImageRow } from './select-pictures.ts';

export interface PicturePage {
  readonly group: PictureGroup;
  readonly filters: PictureFilters;
  /** The list continues after this picture; null: `offset` is used. */
  readonly before: number | null;
  readonly offset: number;
  readonly limit: number;
}

/**
 * How many of the newest pictures are searched first: a common word fills a page from them faster than from any index.
 */
const NEWEST = 500;
/**
 * Maximum number of matches that are all read before they are sorted. A word with more matches is so common that a page
 * fills quickly in the order of the list.
 */
const GATHERED = 1000;

/** Written as a literal, not a parameter: the database can only plan for a known limit. */
const atMost = (limit: number) => sql.lit(limit);

const isByDay = ({ filters }: PicturePage) => filters.from !== undefined || filters.until !== undefined;

const ownPictures = (db: Kysely<Tables>, userId: number, { group, filters }: PicturePage) =>
  db
    .selectFrom('images')
    .select('images.id')
    .where('images.user_id', '=', userId)
    .where('images.trashed_at', 'is', null)
    .where((where) => where.and(pictureConditions(where, group, filters)));

/** Uses the index on dates; the place of a picture deleted meanwhile is taken by the next older one. */
function afterDay(userId: number, id: number) {
  return sql<SqlBool>`(images.created_at, images.id) < (
    (
      SELECT place.created_at FROM images AS place
      WHERE place.user_id = ${userId} AND place.id <= ${id} ORDER BY place.id DESC LIMIT 1
    ),
    ${id}::bigint
  )`;
}

/** In the order of the list, from the start of the page. */
function inOrder(db: Kysely<Tables>, userId: number, page: PicturePage) {
  const { before, offset } = page;
  const own = ownPictures(db, userId, page);
  const ordered = (isByDay(page) ? own.orderBy('images.created_at', 'desc') : own).orderBy('images.id', 'desc');
  if (before === null) return offset > 0 ? ordered.offset(offset) : ordered;
  return isByDay(page) ? ordered.where(afterDay(userId, before)) : ordered.where('images.id', '<', before);
}

/** Matches among the newest pictures: enough for the page, or too few. */
async function searchNewest(db: Kysely<Tables>, userId: number, page: PicturePage): Promise<number[]> {
  if (page.offset > 0 && page.before === null) return [];
  const { search, ...others } = page.filters;
  const newest = inOrder(db, userId, { ...page, filters: others })
    .select(['images.created_at', 'images.words'])
    .limit(atMost(NEWEST));
  const hits = await db
    .selectFrom(newest.as('images'))
    .select('images.id')
    .where(holdsWords(search))
    .limit(atMost(page.limit))
    .execute();
  return hits.map(({ id }) => id);
}

/** All matches; null when there are too many. */
async function searchAll(db: Kysely<Tables>, userId: number, page: PicturePage): Promise<number[] | null> {
  const hits = await ownPictures(db, userId, page)
    .limit(atMost(GATHERED + 1))
    .execute();
  return hits.length > GATHERED ? null : hits.map(({ id }) => id);
}

/** Selects ids first, so that only one page of rows is read completely. */
async function choosePictures(db: Kysely<Tables>, userId: number, page: PicturePage) {
  const chosen = inOrder(db, userId, page).limit(atMost(page.limit));
  if (!page.filters.search) return chosen;
  const newest = await searchNewest(db, userId, page);
  if (newest.length === page.limit) return newest;
  const all = await searchAll(db, userId, page);
  return all === null ? chosen : chosen.where(sql<SqlBool>`images.id = ANY(${all}::bigint[])`);
}

const isWhole = ({ filters }: PicturePage) => PICTURE_FILTERS.every((name) => !filters[name]);

/** A page of a whole group is read in the order of the group's own index, so that only rows of the page are read. */
const compilePageQuery = (db: Kysely<Tables>, { group, before, limit }: PicturePage) =>
  compileOnce(db, ['userId', 'before'], ({ userId, before: place }) => {
    const own = selectPictures(db)
      .where('images.user_id', '=', userId)
      .where('images.trashed_at', 'is', null)
      .where((where) => where.and(pictureConditions(where, group, {})));
    const after = before === null ? own : own.where('images.id', '<', place);
    return after.orderBy('images.id', 'desc').limit(atMost(limit));
  });

async function readFiltered(db: Kysely<Tables>, userId: number, page: PicturePage): Promise<ImageRow[]> {
  const chosen = await choosePictures(db, userId, page);
  let rows = selectPictures(db);
  rows = Array.isArray(chosen)
    ? rows.where(sql<SqlBool>`images.id = ANY(${chosen}::bigint[])`)
    : rows.where('images.id', 'in', chosen);
  if (isByDay(page)) rows = rows.orderBy('images.created_at', 'desc');
  return rows.orderBy('images.id', 'desc').execute();
}

export function createListPictures(db: Kysely<Tables>) {
  const compiledQueries = new Map<string, ReturnType<typeof compilePageQuery>>();

  return async (userId: number, page: PicturePage): Promise<ImageRow[]> => {
    const { group, before, offset, limit } = page;
    if (!isWhole(page) || (before === null && offset > 0)) return readFiltered(db, userId, page);
    const key = `${group} ${before === null ? 'from the newest' : 'onwards'} ${limit}`;
    const read = compiledQueries.get(key) ?? compilePageQuery(db, page);
    compiledQueries.set(key, read);
    return read({ userId, before });
  };
}
