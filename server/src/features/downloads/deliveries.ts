/** Deliveries of runs to sales channels: as an archive that is sent at once, or into a folder of the blob store. */
import {
  DELIVERY_LIMIT,
  unknownParts,
  type ArchiveAnswer,
  type DeliveryView,
  type downloadRoutes,
  type ParsedBody,
  type RouteData,
} from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { RunsService } from '../runs/runs.service.ts';
import type { createArchives, StoredArchive } from './archives.ts';
import { downloadsRepository, type DownloadRow } from './downloads.repository.ts';
import type { createQueuedDownloads } from './queued-downloads.ts';
import type { createFolderDeliveries, StoredDelivery } from './delivery/folder-deliveries.ts';
import { deliveredCells, planDelivery, type NewDelivery } from './delivery/plan-delivery.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly images: Pick<ImagesService, 'listFiles'>;
  readonly runs: Pick<RunsService, 'exportOf'>;
  readonly queued: Pick<ReturnType<typeof createQueuedDownloads>, 'settled'>;
  readonly clock: Clock;
  readonly archives: Pick<ReturnType<typeof createArchives>, 'archiveDelivery'>;
  readonly folders: Pick<ReturnType<typeof createFolderDeliveries>, 'send' | 'resume'>;
}

type Body = ParsedBody<typeof downloadRoutes.deliver>;

const TOO_MANY = `At most ${DELIVERY_LIMIT.toLocaleString('en')} files go into one delivery. Choose fewer channels.`;
const NOTHING = {
  approved: 'No picture of this run is approved yet.',
  made: 'This run has no pictures yet.',
} as const;

function viewOf(row: DownloadRow): DeliveryView {
  const { download_id, status, name, total, created_at: createdAt } = row;
  const { report = null, folder = null } = row.options as Partial<StoredDelivery & StoredArchive>;
  const done = Math.min(row.done, total);
  return { download_id, status, name, folder, done, total, created_at: createdAt.toISOString(), report };
}

export function createDeliveries({ db, images, runs, queued, clock, archives, folders }: Parts) {
  const downloads = downloadsRepository(db);

  /** @throws AppError `not_found`, `nothing_to_change` when there is no picture, `invalid_fields`. */
  async function orderOf(userId: number, runId: number, { user_id: _, ...order }: Body): Promise<NewDelivery> {
    const run = await runs.exportOf(userId, runId);
    const [unknown] = unknownParts(order.pattern, run.columns);
    if (unknown !== undefined) throw invalidFields({ pattern: `There is no column {${unknown}} in this sheet` });
    const ids = deliveredCells(run, order.pictures).flatMap(({ imageId }) => imageId ?? []);
    const planned = planDelivery(run, await images.listFiles(userId, ids), order);
    if (planned.length === 0) throw new AppError('nothing_to_change', { text: NOTHING[order.pictures] });
    if (planned.length > DELIVERY_LIMIT) throw invalidFields({ channels: TOO_MANY });
    const { name, seed, columns } = run;
    return { userId, runId, run: { name, seed, columns }, order, planned };
  }

  async function findLast(userId: number, runId: number): Promise<DownloadRow | null> {
    await runs.exportOf(userId, runId);
    const row = await downloads.findDelivery(userId, runId, clock.now());
    return row && queued.settled(row);
  }

  return {
    /** @throws AppError `not_found`, `nothing_to_change`, `invalid_fields`. */
    async deliverRun(userId: number, runId: number, body: Body): Promise<ArchiveAnswer> {
      return archives.archiveDelivery(await orderOf(userId, runId, body));
    },

    /** @throws AppError `not_found`, `nothing_to_change`, `invalid_fields`, `queue_unavailable`. */
    async deliverToFolder(
      userId: number,
      runId: number,
      body: Body,
    ): Promise<RouteData<typeof downloadRoutes.deliverToFolder>> {
      return folders.send(await orderOf(userId, runId, body));
    },

    /** The last delivery that has not expired. @throws AppError `not_found` when there is no such run. */
    async lastDelivery(userId: number, runId: number): Promise<{ delivery: DeliveryView | null }> {
      const row = await findLast(userId, runId);
      return { delivery: row && viewOf(row) };
    },

    /** @throws AppError `not_found`, `conflict` when the last delivery was not into a folder or has not failed. */
    async resumeDelivery(userId: number, runId: number): Promise<{ delivery: DeliveryView }> {
      const row = await findLast(userId, runId);
      if (row?.kind !== 'delivery')
        throw new AppError('not_found', { text: 'This run has no delivery into a folder.' });
      await folders.resume(row);
      return { delivery: viewOf((await downloads.findById(row.id)) ?? row) };
    },
  };
}
