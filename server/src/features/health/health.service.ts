/**
 * The state of the installation for admins: whether its parts answer, what is queued, what failed, and retries of
 * failed renders.
 */
import { PAGE_SIZE, type FailedRender, type Health } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { ContentRepository } from '../../ports/content-repository.port.ts';
import type { ImageEngine } from '../../ports/image-engine.port.ts';
import type { JobQueue } from '../../ports/job-queue.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { decodeCursor, pageOf } from '../../shared/cursor.ts';
import type { AssistantService } from '../assistant/assistant.service.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import type { BackupsService } from '../backups/backups.service.ts';
import type { ProvenanceService } from '../provenance/provenance.service.ts';
import type { RendersService } from '../renders/renders.service.ts';
import { abilitiesOf } from './engine-abilities.ts';
import { healthRepository } from './health.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  readonly content: ContentRepository;
  readonly jobs: JobQueue;
  readonly engines: readonly ImageEngine[];
  readonly renders: RendersService;
  readonly assistant: Pick<AssistantService, 'look'>;
  readonly backups: Pick<BackupsService, 'describe' | 'isScheduled'>;
  readonly provenance: Pick<ProvenanceService, 'describe' | 'listUnsigned'>;
  readonly audit: AuditService;
  readonly clock: Clock;
}

/** Written and read back at each check; its content is always the same. */
const PROBE_KEY = 'health/probe.txt';
const PROBE = new TextEncoder().encode('written and read');

const partOf = (look: () => Promise<string>): Promise<Health['database']> =>
  look().then(
    (detail) => ({ ok: true, detail }),
    (error: unknown) => ({ ok: false, detail: error instanceof Error ? error.message : 'It does not answer.' }),
  );

export type HealthService = ReturnType<typeof createHealthService>;

export function createHealthService({
  db,
  blobs,
  content,
  jobs,
  engines,
  renders,
  assistant,
  backups,
  provenance,
  audit,
  clock,
}: Parts) {
  const health = healthRepository(db);

  async function tryFiles(): Promise<string> {
    await blobs.put(PROBE_KEY, PROBE, 'text/plain');
    const read = await blobs.read(PROBE_KEY);
    if (read === null || !Buffer.from(read).equals(PROBE))
      throw new Error('A file that was written was not read back.');
    return 'Written and read back';
  }

  const engineOf = async (engine: ImageEngine) => ({
    name: engine.name,
    description: engine.description,
    operations: abilitiesOf(engine),
    is_healthy: await engine.isHealthy(),
  });

  return {
    async look(): Promise<Health> {
      const [database, files, written, words, backup, credentials, described] = await Promise.all([
        partOf(async () => `PostgreSQL ${await health.ping()}`),
        partOf(tryFiles),
        partOf(async () => `${content.description}: ${await content.look()}`),
        partOf(assistant.look),
        partOf(backups.describe),
        partOf(provenance.describe),
        Promise.all(engines.map(engineOf)),
      ]);
      const [queues, counts] = database.ok ? await Promise.all([jobs.depths(), renders.countByStatus()]) : [[], []];
      const parts = {
        database,
        files,
        content: written,
        words,
        backups: { ...backup, is_scheduled: backups.isScheduled },
        credentials,
        engines: described,
      };
      return { ...parts, queues, renders: counts, checked_at: clock.now().toISOString() };
    },

    /** The latest files of pictures that could not be marked or signed, newest first. */
    listUnsigned: async () => ({ files: await provenance.listUnsigned() }),

    async listFailed(cursor: string | undefined): Promise<{ renders: FailedRender[]; next: string | null }> {
      const before = cursor === undefined ? null : decodeCursor(cursor);
      const { page, next } = pageOf(await health.listFailed({ before, limit: PAGE_SIZE + 1 }), PAGE_SIZE);
      const failed = page.map(
        ({ id, userId, name, email, mode, model, prompt, reason, fault, attempt, finishedAt }) => ({
          id,
          page: mode,
          model,
          prompt,
          reason,
          fault,
          attempt,
          person: { id: userId, name, email },
          finished_at: finishedAt?.toISOString() ?? null,
        }),
      );
      return { renders: failed, next };
    },

    /**
     * Runs a failed render again, charged to the plan of its owner.
     * @throws AppError `not_found`, `not_retryable`, `quota_exceeded`, `queue_full`, `storage_full`, `blocked`.
     */
    async retry(actor: Actor, id: number): Promise<void> {
      const userId = await health.findOwnerOfFailed(id);
      if (userId === null) throw new AppError('not_found', { text: 'There is no such render.' });
      await renders.retry(userId, id, (transaction) =>
        audit.record(transaction, actor, { action: 'render.retry', subjectId: id, personId: userId }),
      );
    },
  };
}
