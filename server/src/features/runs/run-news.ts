/** Notifies the owner of a run that it, or one of its pictures, has changed. */
import { renderResultsChannel, type RunEvent } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import type { QuotaService } from '../quota/quota.service.ts';
import { runsRepository } from './runs.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly realtime: RealtimePublisher;
  readonly quota: QuotaService;
}

export type RunNews = ReturnType<typeof createRunNews>;

export const createRunNews = ({ db, realtime, quota }: Parts) => ({
  /** `change`: the run has just ended, or paused without being asked to. */
  async announce(runId: number, change: RunEvent['news'] = null): Promise<void> {
    const run = await runsRepository(db).find(runId);
    if (!run) return;
    const { id, name, status, user_id: userId } = run;
    const left = await quota.leftOfUser(db, userId);
    const event = { run_id: id, name, status, news: change, render_limit: left };
    await realtime.publish(renderResultsChannel(userId), 'UserRun', event);
  },
});
