/**
 * The explore page: pictures with prompts that anyone may try, curated by admins. The landing gallery shows them before
 * the pictures that ship with the product. A picture that its maker deletes disappears from the page.
 */
import {
  GALLERY_PAGE_SIZE,
  LANDING_COLLECTION_ID,
  LANDING_LIMIT,
  type exploreRoutes,
  type ImageItem,
  type landingRoutes,
  type ParsedBody,
  type ParsedQuery,
} from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../shared/app-error.ts';
import type { BuiltInPictures } from '../../shared/built-in-pictures.ts';
import type { Clock } from '../../shared/clock.ts';
import { decodeCursor, encodeCursor } from '../../shared/cursor.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import type { ImagesService, VisitorView } from '../images/images.service.ts';
import type { ShowcaseService } from '../showcase/showcase.service.ts';
import { exploreRepository, type LandingRow } from './explore.repository.ts';
import { presentBuiltIn, presentGalleryItem, presentLandingItem } from './present-landing.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly images: ImagesService;
  readonly showcase: ShowcaseService;
  readonly audit: AuditService;
  /** The studio's own pictures, shown after the curated ones. */
  readonly builtIn: BuiltInPictures;
  readonly clock: Clock;
}

type Body<Name extends 'create' | 'update' | 'order'> = ParsedBody<(typeof exploreRoutes)[Name]>;

/** The pictures are public, but their real prompts and originals stay private to the maker. */
const SHOWN = { showsPrompts: false, place: { kind: 'public' } } as const;
/** Admins also see hidden items. */
const CURATED = { ...SHOWN, place: null };

const noSuchItem = () => new AppError('not_found', { text: 'There is no such explore prompt.' });
const noSuchPicture = () =>
  new AppError('not_found', { text: 'Choose a picture of your own, or one that the showcase shows.' });

const factsOf = ({ image_id, prompt, negative_prompt, model, is_hidden }: LandingRow) => ({
  image_id,
  prompt,
  negative_prompt,
  model,
  is_hidden,
});

export type ExploreService = ReturnType<typeof createExploreService>;

export function createExploreService({ db, images, showcase, audit, builtIn, clock }: Parts) {
  const explore = exploreRepository(db);

  async function presentAll<Item>(
    rows: readonly LandingRow[],
    view: VisitorView,
    present: (row: LandingRow, image: ImageItem) => Item,
  ) {
    const pictures = await images.listForVisitors(
      rows.map(({ image_id }) => image_id),
      view,
    );
    return rows.flatMap((row) => {
      const picture = pictures.get(row.image_id);
      return picture ? [present(row, picture)] : [];
    });
  }
  const itemsOf = (rows: readonly LandingRow[]) => presentAll(rows, CURATED, presentLandingItem);

  async function answer(row: LandingRow) {
    const [item] = await itemsOf([row]);
    if (!item) throw noSuchItem();
    return { item };
  }

  async function checkPicture(adminId: number, imageId: number): Promise<void> {
    const [own] = await images.listByIds(adminId, [imageId]);
    if (!own && !(await showcase.isShown(imageId))) throw noSuchPicture();
  }

  return {
    async list() {
      return { items: await itemsOf(await explore.list()) };
    },

    /** @throws AppError `not_found`. */
    async get(id: number) {
      const row = await explore.find(id);
      if (!row) throw noSuchItem();
      return answer(row);
    },

    /**
     * @throws AppError `not_found` for a picture that is neither the admin's own nor in the showcase, `conflict` for
     * one already on the page and when the page is full.
     */
    async create(actor: Actor, { image_id: imageId, prompt, negative_prompt, model, is_hidden }: Body<'create'>) {
      await checkPicture(actor.adminId, imageId);
      const row = await db.transaction().execute(async (transaction) => {
        const repository = exploreRepository(transaction);
        await repository.lockChanges();
        const isFull = (await repository.list()).length >= LANDING_LIMIT;
        if (isFull)
          throw new AppError('conflict', { text: `The explore page holds ${LANDING_LIMIT}. Delete one first.` });
        const item = { imageId, prompt, negativePrompt: negative_prompt, model, isHidden: is_hidden, now: clock.now() };
        const inserted = await repository.insert(item);
        if (!inserted) throw new AppError('conflict', { text: 'This picture is on the explore page already.' });
        const after = factsOf(inserted);
        await audit.record(transaction, actor, { action: 'explore.create', subjectId: inserted.id, after });
        return inserted;
      });
      return answer(row);
    },

    /** @throws AppError `conflict` when `ids` does not list exactly all items. */
    async order(actor: Actor, { ids }: Body<'order'>) {
      await db.transaction().execute(async (transaction) => {
        const repository = exploreRepository(transaction);
        await repository.lockChanges();
        const before = (await repository.list()).map(({ id }) => id);
        const known = new Set(before);
        const isOfAll =
          ids.length === known.size && new Set(ids).size === known.size && ids.every((id) => known.has(id));
        if (!isOfAll) throw new AppError('conflict');
        await repository.order(ids);
        await audit.record(transaction, actor, { action: 'explore.order', before: { ids: before }, after: { ids } });
      });
      return { items: await itemsOf(await explore.list()) };
    },

    /** @throws AppError `not_found`. */
    async update(actor: Actor, id: number, { user_id: _user, ...changes }: Body<'update'>) {
      const row = await db.transaction().execute(async (transaction) => {
        const repository = exploreRepository(transaction);
        await repository.lockChanges();
        const before = await repository.find(id);
        if (!before) throw noSuchItem();
        const updated = await repository.update(id, changes, clock.now());
        const facts = { before: factsOf(before), after: factsOf(updated) };
        await audit.record(transaction, actor, { action: 'explore.update', subjectId: id, ...facts });
        return updated;
      });
      return answer(row);
    },

    /** @throws AppError `not_found`. */
    async remove(actor: Actor, id: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const repository = exploreRepository(transaction);
        await repository.lockChanges();
        const before = await repository.find(id);
        if (!before) throw noSuchItem();
        await repository.remove(id);
        await audit.record(transaction, actor, { action: 'explore.delete', subjectId: id, before: factsOf(before) });
      });
    },

    /** Whether everybody sees the picture on the page. */
    isShown: (imageId: number): Promise<boolean> => explore.isShown(imageId),

    /** Path of a file of the product's own pictures; null for an unknown name. */
    builtInFile: builtIn.fileOf,

    /** @throws AppError `not_found` for any collection except the landing gallery's. */
    async gallery({ pagination, cursor, collection_id: collectionId }: ParsedQuery<typeof landingRoutes.gallery>) {
      if (collectionId !== LANDING_COLLECTION_ID) throw new AppError('not_found');
      const offset = cursor === undefined ? (pagination - 1) * GALLERY_PAGE_SIZE : decodeCursor(cursor);
      const end = offset + GALLERY_PAGE_SIZE;
      const rows = await explore.listShown({ offset, limit: GALLERY_PAGE_SIZE });
      const count = await explore.countShown();
      const own = builtIn.pictures.slice(Math.max(0, offset - count), Math.max(0, end - count));
      const next = end < count + builtIn.pictures.length ? encodeCursor(end) : null;
      return { images: [...(await presentAll(rows, SHOWN, presentGalleryItem)), ...own.map(presentBuiltIn)], next };
    },
  };
}
