/** What the owner of a run decides about single pictures of it: opinions, and pictures put in by hand. */
import type { ParsedBody, runRoutes, RunView } from '@kenna/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { JobQueue } from '../../../ports/job-queue.port.ts';
import { AppError, invalidFields } from '../../../shared/app-error.ts';
import type { ImagesService } from '../../images/images.service.ts';
import { cellsRepository } from '../cells.repository.ts';
import type { RunRecord } from '../runs.repository.ts';

interface Parts {
  readonly images: ImagesService;
  readonly jobs: JobQueue;
  /** @throws AppError `not_found`. */
  readonly getOwn: (userId: number, id: number) => Promise<RunRecord>;
  /** Runs a change in a transaction in which the run is locked. */
  readonly change: (
    userId: number,
    id: number,
    run: (transaction: Transaction<Tables>, record: RunRecord) => Promise<void>,
  ) => Promise<void>;
  readonly view: (userId: number, id: number) => Promise<{ run: RunView }>;
}

export function createChosenPictures({ images, jobs, getOwn, change, view }: Parts) {
  return {
    /** @throws AppError `nothing_to_change` when none of the cells has a picture. */
    async review(
      userId: number,
      id: number,
      { cells: ids, review }: ParsedBody<typeof runRoutes.review>,
    ): Promise<{ run: RunView }> {
      await change(userId, id, async (transaction) => {
        const reviewed = await cellsRepository(transaction).updateReview(id, ids, review);
        if (reviewed === 0) throw new AppError('nothing_to_change', { text: 'None of these has a picture.' });
      });
      return view(userId, id);
    },

    /**
     * Gives a cell one of the person's pictures. It counts as made as it is now asked for: it becomes stale with its words.
     * @throws AppError `invalid_fields`, `not_found`, `conflict` while the cell is drawn.
     */
    async replace(
      userId: number,
      { id, cell }: { readonly id: number; readonly cell: number },
      imageId: number,
    ): Promise<{ run: RunView }> {
      await getOwn(userId, id);
      if ((await images.listFiles(userId, [imageId])).length === 0) {
        throw invalidFields({ image_id: `You have no picture ${imageId}. It may be in the bin.` });
      }
      await change(userId, id, async (transaction, { status }) => {
        const state = await cellsRepository(transaction).replaceByHand(id, cell, imageId);
        if (state === null) throw new AppError('not_found', { text: 'There is no such picture in this run.' });
        if (state === 'drawing') throw new AppError('conflict', { text: 'It is being drawn. Wait until it is done.' });
        if (status === 'running') await jobs.send(transaction, 'run.advance', { runId: id });
      });
      return view(userId, id);
    },
  };
}
