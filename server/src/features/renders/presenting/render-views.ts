/** What the owner of renders reads: lists, single renders, and how long waiting ones will take. */
import { PAGE_SIZE, type RenderJobList, type RenderView } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { BlobStore } from '../../../ports/blob-store.port.ts';
import type { JobQueue } from '../../../ports/job-queue.port.ts';
import { AppError } from '../../../shared/app-error.ts';
import { decodeCursor, pageOf } from '../../../shared/cursor.ts';
import type { ImagesService } from '../../images/images.service.ts';
import { rendersRepository, type RenderRow } from '../renders.repository.ts';
import { presentJob, presentRender } from './present-render.ts';

/** A waiting person is told the time that this number of latest renders took on average. */
const PACE_RENDERS = 20;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly images: Pick<ImagesService, 'listOfRenders'>;
  readonly jobs: JobQueue;
  readonly blobs: BlobStore;
}

export function createRenderViews({ db, images, jobs, blobs }: Parts) {
  const renders = rendersRepository(db);

  async function surroundingsOf(rows: readonly RenderRow[]) {
    const pictures = await images.listOfRenders(rows.map(({ id }) => id));
    const waiting = rows.filter(({ status }) => status === 'queued');
    const ids = waiting.flatMap(({ job_id }) => job_id ?? []);
    const ahead = ids.length === 0 ? new Map<string, number>() : await jobs.countAhead('render.run', ids);
    const usualSeconds = ids.length === 0 ? null : await renders.measureSeconds(PACE_RENDERS);
    return ({ id, job_id: jobId }: RenderRow) => ({
      images: pictures.get(id) ?? [],
      position: (jobId === null ? null : ahead.get(jobId)) ?? null,
      usualSeconds,
      urlOf: blobs.urlOf,
    });
  }

  /** @throws AppError `not_found`. */
  async function getOwn(userId: number, id: number): Promise<RenderRow> {
    const render = await renders.findOfUser(userId, id);
    if (!render) throw new AppError('not_found');
    return render;
  }

  async function present(render: RenderRow): Promise<RenderView> {
    return presentRender(render, (await surroundingsOf([render]))(render));
  }

  async function listRows(userId: number, cursor: string | undefined, dialogs: boolean) {
    const before = cursor === undefined ? null : decodeCursor(cursor);
    const { page, next } = pageOf(
      await renders.listOfUser(userId, { before, limit: PAGE_SIZE + 1, dialogs }),
      PAGE_SIZE,
    );
    return { page, next, around: await surroundingsOf(page) };
  }

  return {
    getOwn,

    present,

    view: async (userId: number, id: number): Promise<RenderView> => present(await getOwn(userId, id)),

    /** Renders by id, including those that were removed from the list. */
    async viewsOf(userId: number, ids: readonly number[]): Promise<Map<number, RenderView>> {
      const rows = await renders.listOfIds(userId, ids);
      const around = await surroundingsOf(rows);
      return new Map(rows.map((render) => [render.id, presentRender(render, around(render))]));
    },

    /** The renders for the workspace; those of dialogs are shown in the dialog only. */
    async list(userId: number, cursor?: string): Promise<{ renders: RenderView[]; next: string | null }> {
      const { page, next, around } = await listRows(userId, cursor, false);
      return { renders: page.map((render) => presentRender(render, around(render))), next };
    },

    async listJobs(userId: number, cursor?: string): Promise<RenderJobList> {
      const { page, next, around } = await listRows(userId, cursor, true);
      return { jobs: page.map((render) => presentJob(render, around(render))), next };
    },
  };
}
