/**
 * Named collections of a person's pictures. Only the owner changes them; what others see is decided in
 * `shared-collections.ts`.
 */
import { randomBytes } from 'node:crypto';
import {
  PAGE_SIZE,
  type Collection,
  type collectionRoutes,
  type DialogCollection,
  type ParsedBody,
  type ParsedQuery,
} from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Actor, NotifyLibrary } from '../../shared/library-news.ts';
import { hashPassword } from '../../shared/security/password-hash.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import { collectionsRepository, type CollectionRow } from './collections.repository.ts';
import { grantsRepository } from './grants.repository.ts';
import { heldImagesRepository } from './held-images.repository.ts';
import { cardImageIds, presentCollection } from './present-collection.ts';
import { decodePlace, encodePlace } from './list-cursor.ts';
import { createCollectedImages } from './collected-images.ts';
import { createSharedCollections, noSuchCollection } from './shared-collections.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly images: ImagesService;
  readonly notes: NotesService;
  readonly clock: Clock;
  readonly notifyLibrary: NotifyLibrary;
  /** Public address of this installation, for links used elsewhere. */
  readonly publicUrl: string;
}

type Body<Name extends keyof typeof collectionRoutes> = ParsedBody<(typeof collectionRoutes)[Name]>;

/** 128 random bits. */
const createLink = (): string => randomBytes(16).toString('base64url');

export type { Visitor } from './shared-collections.ts';
export type CollectionsService = ReturnType<typeof createCollectionsService>;

export function createCollectionsService({ db, images, notes, clock, publicUrl, notifyLibrary: notify }: Parts) {
  const collections = collectionsRepository(db);
  const held = heldImagesRepository(db);

  async function imagesById(userId: number, ids: readonly number[]) {
    const items = await images.listByIds(userId, [...new Set(ids)]);
    return new Map(items.map((item) => [item.id, item]));
  }

  async function present(userId: number, rows: readonly CollectionRow[]): Promise<Collection[]> {
    const items = await imagesById(userId, rows.flatMap(cardImageIds));
    return rows.map((row) => presentCollection(row, items));
  }

  async function getRow(userId: number, id: number): Promise<CollectionRow> {
    const row = await collections.findOwn(userId, id);
    if (!row) throw noSuchCollection();
    return row;
  }

  async function getOwn(userId: number, id: number): Promise<Collection> {
    const [collection] = await present(userId, [await getRow(userId, id)]);
    if (!collection) throw noSuchCollection();
    return collection;
  }

  async function list(userId: number, query: ParsedQuery<typeof collectionRoutes.list>, onlyPrivate: boolean) {
    const { search, sort } = query;
    const after = query.cursor === undefined ? null : decodePlace(query.cursor);
    const offset = (query.pagination - 1) * PAGE_SIZE;
    const asked = { search, sort, onlyPrivate, after, offset, limit: PAGE_SIZE + 1 };
    const { rows: read, total } = await collections.list(userId, asked);
    const rows = read.slice(0, PAGE_SIZE);
    const next = read.length > PAGE_SIZE ? encodePlace(rows.at(-1)!) : null;
    return { collections: await present(userId, rows), total, next };
  }

  /** Notifies the owner's pages of a changed collection and returns it. */
  async function notifiedAnswer(actor: Actor, id: number): Promise<{ collection: Collection }> {
    notify(actor, { change: 'collections', collection_ids: [id] });
    return { collection: await getOwn(actor.userId, id) };
  }

  /** The id of the chosen cover, which must be in the collection. */
  async function coverIdOf(userId: number, { id, cover }: Body<'updateCover'>): Promise<number | null> {
    if (cover === null) return null;
    const imageId = typeof cover === 'number' ? cover : (await images.ownImageOf(userId, cover)).id;
    if (await held.holds(id, imageId)) return imageId;
    throw new AppError('not_found', { text: 'There is no such picture in the collection.' });
  }

  return {
    ...createSharedCollections({
      db,
      clock,
      publicUrl,
      imagesById,
      presentForVisitor: images.presentForVisitor,
      readableNotes: (ids) => notes.listReadable(ids, 'link'),
    }),
    ...createCollectedImages({ db, imagesById, getOwn, notify }),

    /** One page of the image picker, newest first. */
    async listForDialog(userId: number, place: Body<'listForDialog'>) {
      const page = await list(userId, { ...place, sort: 'last_saved' }, false);
      const picked = ({ id, title, private: isPrivate, cover, count, images: shown, created_at }: Collection) =>
        ({ id, title, private: isPrivate, cover, count, images: shown, created_at }) satisfies DialogCollection;
      return { collections: page.collections.map(picked), next: page.next };
    },

    list: (userId: number, query: ParsedQuery<typeof collectionRoutes.list>) => list(userId, query, false),
    listPrivate: (userId: number, query: ParsedQuery<typeof collectionRoutes.list>) => list(userId, query, true),

    async create(actor: Actor, { title, is_private: isPrivate, password }: Body<'create'>) {
      const id = await collections.insert({
        user_id: actor.userId,
        title,
        is_private: isPrivate,
        password_hash: isPrivate && password ? await hashPassword(password) : null,
        short_link: createLink(),
      });
      return notifiedAnswer(actor, id);
    },

    /** Changing or removing the password revokes access granted by the old one. @throws AppError `not_found`. */
    async update(actor: Actor, { id, title, password, ...body }: Body<'update'>) {
      const { userId } = actor;
      const row = await getRow(userId, id);
      const isPrivate = body.is_private ?? body.private ?? row.is_private;
      const isKept = isPrivate && (password === undefined || password === '');
      const hash = isPrivate && password ? await hashPassword(password) : null;
      await db.transaction().execute(async (transaction) => {
        const changes = { title: title ?? row.title, is_private: isPrivate };
        await collectionsRepository(transaction).update(
          userId,
          id,
          isKept ? changes : { ...changes, password_hash: hash },
        );
        if (!isKept) await grantsRepository(transaction).removeAllOf(id);
      });
      return notifiedAnswer(actor, id);
    },

    async remove(actor: Actor, id: number): Promise<void> {
      if (!(await collections.remove(actor.userId, id))) throw noSuchCollection();
      notify(actor, { change: 'collections', collection_ids: [id] });
    },

    async updateCover(actor: Actor, body: Body<'updateCover'>) {
      const { userId } = actor;
      await getRow(userId, body.id);
      await collections.update(userId, body.id, { cover_image_id: await coverIdOf(userId, body) });
      return notifiedAnswer(actor, body.id);
    },

    async listOfImage(userId: number, imageId: number) {
      if ((await imagesById(userId, [imageId])).size === 0) {
        throw new AppError('not_found', { text: 'There is no such picture.' });
      }
      const rows = await collections.listContaining(userId, imageId);
      return { collections: await present(userId, rows), total: rows.length, next: null };
    },

    async checkPrivacy(userId: number, id: number) {
      const { is_private: isPrivate, password_hash: hash } = await getRow(userId, id);
      return { is_private: isPrivate, has_password: hash !== null };
    },

    /** A new link revokes access granted by the old one. @throws AppError `not_found`, `invalid_fields`. */
    async share(actor: Actor, { collection_id: id, expires_at: end, renew_link: renews, ...body }: Body<'share'>) {
      const { userId } = actor;
      const row = await getRow(userId, id);
      const ends = end === undefined ? row.share_expires_at : end && new Date(end);
      if (end && new Date(end) <= clock.now()) throw invalidFields({ expires_at: 'Choose a time that is to come' });
      await db.transaction().execute(async (transaction) => {
        await collectionsRepository(transaction).update(userId, id, {
          is_shared: body.is_shared ?? row.is_shared,
          allows_download: body.allows_download ?? row.allows_download,
          shows_prompts: body.shows_prompts ?? row.shows_prompts,
          share_expires_at: ends || null,
          short_link: renews ? createLink() : row.short_link,
        });
        if (renews) await grantsRepository(transaction).removeAllOf(id);
      });
      return notifiedAnswer(actor, id);
    },
  };
}
