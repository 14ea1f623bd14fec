import { SHARED_COUNT_LIMIT, type CollectionSort } from '@kenna/contract';
import { sql, type Insertable, type Kysely, type RawBuilder, type SqlBool, type Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { CollectionsTable } from '../../db/tables/library-tables.ts';
import { partPattern } from '../../shared/search/part-pattern.ts';
import type { ListPlace } from './list-cursor.ts';

/** Number of pictures to load for a card: the cover and the next two, of which one may be the cover itself. */
const SHOWN = 3;

interface ListOptions {
  readonly search: string;
  readonly sort: CollectionSort;
  readonly onlyPrivate: boolean;
  /** The list continues after this place; null: `offset` is used. */
  readonly after: ListPlace | null;
  readonly offset: number;
  readonly limit: number;
}

export type CollectionRow = Awaited<ReturnType<ReturnType<typeof collectionsRepository>['listContaining']>>[number];
/** A collection without its pictures. */
export type BareCollectionRow = Omit<CollectionRow, 'count' | 'countIsMinimum' | 'firstImageIds'>;

interface Counting {
  /** The number of pictures that are not in the bin. */
  readonly count: RawBuilder<number>;
  /** Whether there may be more of them. */
  readonly isMinimum: RawBuilder<boolean>;
}

const ALL: Counting = {
  count: sql`(
    SELECT count(*) FROM collection_images AS held JOIN images ON images.id = held.image_id
    WHERE held.collection_id = collections.id AND images.trashed_at IS NULL
  )`,
  isMinimum: sql`false`,
};

const FIRST = sql`(
  SELECT image_id FROM collection_images WHERE collection_id = collections.id
  ORDER BY position DESC, image_id DESC LIMIT ${SHARED_COUNT_LIMIT}
)`;
/** For strangers, whose requests must not take longer the more pictures there are. */
const AMONG_FIRST: Counting = {
  // The inner query is run for each of the pictures, whatever plan would be chosen for a join.
  count: sql`(
    SELECT count(*) FROM ${FIRST} AS first WHERE (SELECT trashed_at IS NULL FROM images WHERE images.id = first.image_id)
  )`,
  isMinimum: sql`(SELECT count(*) = ${SHARED_COUNT_LIMIT} FROM ${FIRST} AS first)`,
};

/** With the name of the owner. */
const selectOwned = (db: Kysely<Tables>) =>
  db
    .selectFrom('collections')
    .innerJoin('users', 'users.id', 'collections.user_id')
    .selectAll('collections')
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('ownerName'));

/** Selects collections with the number of their pictures and the ids of the pictures that their cards show. */
const selectCollections = (db: Kysely<Tables>, { count, isMinimum }: Counting = ALL) =>
  selectOwned(db).select([
    count.as('count'),
    isMinimum.as('countIsMinimum'),
    sql<number[]>`to_json(ARRAY(
      SELECT held.image_id FROM collection_images AS held JOIN images ON images.id = held.image_id
      WHERE held.collection_id = collections.id AND images.trashed_at IS NULL
      ORDER BY held.position DESC, held.image_id DESC LIMIT ${SHOWN}
    ))`.as('firstImageIds'),
  ]);

/** Names a collection, whoever owns it. */
type CollectionName = { readonly link: string } | { readonly id: number };

const isNamed = (name: CollectionName) =>
  'link' in name
    ? sql<SqlBool>`collections.short_link = ${name.link}`
    : sql<SqlBool>`collections.id = ${name.id}::bigint`;

/**
 * Compares by the sort order, so that the list continues correctly whatever was added, deleted or renamed since the
 * place was returned.
 */
function isBehind({ id, title }: ListPlace, sort: CollectionSort) {
  if (sort === 'last_saved') return sql<SqlBool>`collections.id < ${id}::bigint`;
  const sign = sql.raw(sort === 'a_to_z' ? '>' : '<');
  return sql<SqlBool>`(lower(collections.title), collections.id) ${sign} (lower(${title}), ${id}::bigint)`;
}

export const collectionsRepository = (db: Kysely<Tables>) => ({
  async insert(row: Insertable<CollectionsTable>): Promise<number> {
    const { id } = await db.insertInto('collections').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  },

  /** Returns false when there is none, or it belongs to another person. */
  async update(userId: number, id: number, changes: Updateable<CollectionsTable>): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('collections')
      .set(changes)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async remove(userId: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('collections')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** Locks a collection until the transaction ends; required before changing its pictures. */
  async lock(userId: number, id: number): Promise<boolean> {
    const query = db
      .selectFrom('collections')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .forUpdate();
    return (await query.executeTakeFirst()) !== undefined;
  },

  async findOwn(userId: number, id: number) {
    const query = selectCollections(db).where('collections.id', '=', id).where('collections.user_id', '=', userId);
    return (await query.executeTakeFirst()) ?? null;
  },

  /** Finds a collection without its pictures. */
  async findNamed(name: CollectionName) {
    return (await selectOwned(db).where(isNamed(name)).executeTakeFirst()) ?? null;
  },

  /** Finds a collection with its pictures, of which at most `SHARED_COUNT_LIMIT` are counted. */
  async findShown(name: CollectionName) {
    return (await selectCollections(db, AMONG_FIRST).where(isNamed(name)).executeTakeFirst()) ?? null;
  },

  /** Who may see the pictures of a collection that contains this one; null when it does not. */
  async findHolding(id: number, imageId: number) {
    const row = await db
      .selectFrom('collections')
      .innerJoin('collection_images as held', 'held.collection_id', 'collections.id')
      .select(['collections.id', 'collections.short_link', 'collections.password_hash', 'collections.is_private'])
      .select(['collections.is_shared', 'collections.share_expires_at', 'collections.allows_download'])
      .where('collections.id', '=', id)
      .where('held.image_id', '=', imageId)
      .executeTakeFirst();
    return row ?? null;
  },

  async list(userId: number, { search, sort, onlyPrivate, after, offset, limit }: ListOptions) {
    let query = selectCollections(db).where('collections.user_id', '=', userId);
    let count = db
      .selectFrom('collections')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('collections.user_id', '=', userId);
    if (search !== '') {
      query = query.where('collections.title', 'ilike', partPattern(search));
      count = count.where('collections.title', 'ilike', partPattern(search));
    }
    if (onlyPrivate) {
      query = query.where('collections.is_private', '=', true);
      count = count.where('collections.is_private', '=', true);
    }
    const direction = sort === 'a_to_z' ? 'asc' : 'desc';
    if (sort !== 'last_saved') query = query.orderBy(sql`lower(collections.title)`, direction);
    query = after === null ? query.offset(offset) : query.where(isBehind(after, sort));
    const rows = await query.orderBy('collections.id', direction).limit(limit).execute();
    return { rows, total: Number((await count.executeTakeFirstOrThrow()).total) };
  },

  /** A person's collections that contain a picture, newest first. */
  listContaining: (userId: number, imageId: number) =>
    selectCollections(db)
      .innerJoin('collection_images as against', 'against.collection_id', 'collections.id')
      .where('against.image_id', '=', imageId)
      .where('collections.user_id', '=', userId)
      .orderBy('collections.id', 'desc')
      .execute(),

  async countView(id: number): Promise<void> {
    await db
      .updateTable('collections')
      .set({ view_count: sql<number>`view_count + 1` })
      .where('id', '=', id)
      .execute();
  },
});
