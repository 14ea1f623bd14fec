/**
 * The owner's actions on pictures: like, move to the bin, restore, delete for good. A request for several pictures
 * changes all of them or none. Pictures stay in the bin for `TRASH_DAYS`; their files are removed with their rows.
 */
import {
  PAGE_SIZE,
  TRASH_DAYS,
  type imageActionRoutes,
  type ImageItem,
  type ParsedBody,
  type ParsedQuery,
  type TrashedList,
} from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Background } from '../../shared/background.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Actor, NotifyLibrary } from '../../shared/library-news.ts';
import { decodeTimedCursor, encodeTimedCursor } from '../../shared/cursor.ts';
import { imageActionsRepository } from './image-actions.repository.ts';
import { removePictureFiles } from './files/remove-picture-files.ts';
import type { createReportedImages } from './reported-images.ts';
import type { ImageRow } from './select-pictures.ts';

type Body<Name extends keyof typeof imageActionRoutes> = ParsedBody<(typeof imageActionRoutes)[Name]>;
type Actions = ReturnType<typeof imageActionsRepository>;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  readonly background: Background;
  readonly clock: Clock;
  readonly notify: NotifyLibrary;
  readonly reported: ReturnType<typeof createReportedImages>;
  readonly present: (row: ImageRow) => ImageItem;
}

const DAY_MS = 86_400_000;
/** How many expired pictures the sweep deletes in one statement. */
const SWEPT_AT_ONCE = 200;

const noSuchPicture = () => new AppError('not_found', { text: 'There is no such picture.' });

const pickedOf = ({ image_id: one, image_ids: many }: Body<'like'>): number[] => [
  ...new Set(many ?? (one === undefined ? [] : [one])),
];

export function createImageActions({ db, blobs, background, clock, notify, reported, present }: Parts) {
  const images = imageActionsRepository(db);

  const removeFiles = (removed: readonly { originalKey: string }[]) =>
    removePictureFiles(
      blobs,
      removed.map(({ originalKey }) => originalKey),
    );

  /** @throws AppError `not_found`, and changes nothing, when one of the pictures could not be changed. */
  const onAll = (ids: readonly number[], act: (actions: Actions) => Promise<number[]>) =>
    db.transaction().execute(async (transaction) => {
      const reached = await act(imageActionsRepository(transaction));
      if (reached.length !== new Set(ids).size) throw noSuchPicture();
      return { image_ids: [...ids] };
    });

  const trashedItem = (row: ImageRow): TrashedList['images'][number] => {
    const trashedAt = row.trashed_at ?? clock.now();
    return {
      ...present(row),
      can: { edit: false, delete: true, share: false },
      trashed_at: trashedAt.toISOString(),
      expires_at: new Date(trashedAt.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
    };
  };

  return {
    async like(actor: Actor, body: Body<'like'>, isLiked: boolean) {
      const ids = pickedOf(body);
      const answer = await onAll(ids, (actions) => actions.updateLike(actor.userId, ids, isLiked));
      notify(actor, { change: isLiked ? 'liked' : 'unliked', image_ids: ids });
      return answer;
    },

    async trash(actor: Actor, body: Body<'trash'>) {
      const ids = pickedOf(body);
      const answer = await onAll(ids, (actions) => actions.trash(actor.userId, ids, clock.now()));
      notify(actor, { change: 'trashed', image_ids: ids });
      return answer;
    },

    /** @throws AppError `not_found` when the render belongs to another person or has no pictures. */
    async trashRender(actor: Actor, renderId: number) {
      const ids = await images.trashOfRender(actor.userId, renderId, clock.now());
      if (ids.length === 0) throw noSuchPicture();
      notify(actor, { change: 'trashed', image_ids: ids });
      return { image_ids: ids };
    },

    async restore(actor: Actor, { id, ids }: Body<'restore'>) {
      const picked = [...new Set(ids ?? (id === undefined ? [] : [id]))];
      const answer = await onAll(picked, (actions) => actions.restore(actor.userId, picked));
      notify(actor, { change: 'restored', image_ids: picked });
      return answer;
    },

    async listTrashed(
      userId: number,
      { cursor, pagination, search }: ParsedQuery<typeof imageActionRoutes.listTrashed>,
    ) {
      const place = cursor === undefined ? null : decodeTimedCursor(cursor);
      const after = place && { trashedAt: place.at, id: place.id };
      const offset = (pagination - 1) * PAGE_SIZE;
      const rows = await images.listTrashed(userId, { search, after, offset, limit: PAGE_SIZE + 1 });
      const page = rows.slice(0, PAGE_SIZE);
      const last = page.at(-1);
      const next = rows.length > PAGE_SIZE && last?.trashed_at ? encodeTimedCursor(last.trashed_at, last.id) : null;
      return { images: page.map(trashedItem), next } satisfies TrashedList;
    },

    /** A report stores a small copy for the admin who decides. @throws AppError `not_found`. */
    async remove(actor: Actor, { id, report }: Body<'remove'>): Promise<void> {
      const { userId } = actor;
      if (!(await images.owns(userId, id))) throw noSuchPicture();
      const evidenceKey = report ? await reported.copyEvidence(id) : null;
      const removed = await db.transaction().execute(async (transaction) => {
        const actions = imageActionsRepository(transaction);
        if (report) await actions.insertReport(userId, id, evidenceKey);
        return actions.remove(userId, id);
      });
      if (removed.length === 0) throw noSuchPicture();
      notify(actor, { change: 'deleted', image_ids: [id] });
      await removeFiles(removed);
    },

    /** The files, which may be many, are removed after the answer. @throws AppError `not_found`. */
    async emptyTrash(actor: Actor, { ids }: Body<'emptyTrash'>): Promise<{ removed: number }> {
      const removed = await db.transaction().execute(async (transaction) => {
        const actions = imageActionsRepository(transaction);
        if (ids === undefined) return actions.removeAllTrashed(actor.userId);
        const rows = await actions.removeTrashed(actor.userId, ids);
        if (rows.length !== new Set(ids).size) throw noSuchPicture();
        return rows;
      });
      notify(actor, { change: 'deleted', image_ids: ids ?? [] });
      background.run('removing files', () => removeFiles(removed));
      return { removed: removed.length };
    },

    /** Deletes pictures whose time in the bin is over. */
    async sweepTrash(): Promise<void> {
      const before = new Date(clock.now().getTime() - TRASH_DAYS * DAY_MS);
      for (;;) {
        const removed = await images.removeTrashedBefore(before, SWEPT_AT_ONCE);
        await removeFiles(removed);
        if (removed.length < SWEPT_AT_ONCE) return;
      }
    },
  };
}
