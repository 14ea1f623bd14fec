/**
 * The data behind the operator's probes and metrics. Probes take constant time; figures about renders and backups are
 * cached.
 */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { PoolUse } from '../../db/opened-pool.ts';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { JobQueue } from '../../ports/job-queue.port.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Metrics } from '../../shared/metrics.ts';
import type { BackupsService } from '../backups/backups.service.ts';
import type { RendersService } from '../renders/renders.service.ts';
import { checkDisk, freeBytesOf } from './check-disk.ts';
import { healthRepository } from './health.repository.ts';
import { createReadiness } from './readiness.ts';
import { sampled } from './sampled.ts';

/**
 * How long counts are cached in milliseconds: counting reads whole tables, which takes up to half a second at a million
 * renders.
 */
const COUNTS_MS = 15_000;

/** How long figures about backups are cached in milliseconds: their age is a matter of hours. */
const BACKUP_AGE_MS = 60_000;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  readonly jobs: JobQueue;
  readonly renders: Pick<RendersService, 'countByStatus' | 'measureWaiting'>;
  readonly backups: Pick<BackupsService, 'measure'>;
  readonly metrics: Metrics;
  readonly connections: () => PoolUse;
  readonly clock: Clock;
  readonly log: Logger;
  /** The folder of the database or the files; null when both are elsewhere. */
  readonly dataDir: string | null;
  /** Free space of its disk below which the server is not ready. */
  readonly minFreeBytes: number;
}

export type OperationsService = ReturnType<typeof createOperationsService>;

export function createOperationsService(parts: Parts) {
  const { db, blobs, jobs, renders, backups, metrics, connections, clock, log, dataDir, minFreeBytes } = parts;
  const checks = {
    database: () => healthRepository(db).ping(),
    // The store answers whether or not the file exists.
    store: () => blobs.read('health/readiness.txt'),
    queue: () => jobs.isLive('render.run', randomUUID()),
    ...(dataDir !== null && { disk: () => checkDisk(dataDir, minFreeBytes) }),
  };

  /** Ages in seconds. */
  async function measureWaiting() {
    const waiting = await renders.measureWaiting();
    return waiting.map(({ plan, isBatch, count, oldestAt }) => {
      const age = (clock.now().getTime() - oldestAt.getTime()) / 1000;
      return { plan, urgency: isBatch ? 'batch' : 'interactive', count: Number(count), age };
    });
  }

  return {
    metrics,
    connections,
    readiness: createReadiness({ checks, clock, log }),
    measureQueues: sampled(jobs.depths, COUNTS_MS, clock),
    measureWaiting: sampled(measureWaiting, COUNTS_MS, clock),
    measureBackups: sampled(backups.measure, BACKUP_AGE_MS, clock),
    /** Returns null when nothing is stored on this machine. */
    measureFreeBytes: async () => (dataDir === null ? null : freeBytesOf(dataDir)),
    countRenders: sampled(renders.countByStatus, COUNTS_MS, clock),
  };
}
