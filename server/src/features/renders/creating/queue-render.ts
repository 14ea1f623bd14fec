/** Writes a render, its reservation of quota and its job in one transaction, so that none exists without the others. */
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { AppError } from '../../../shared/app-error.ts';
import { checkSameRequest } from '../../../shared/check-same-request.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { ImagesService } from '../../images/images.service.ts';
import type { QuotaAccount, QuotaService } from '../../quota/quota.service.ts';
import { permissionsOf } from '../renders.policy.ts';
import { rendersRepository, type RenderRow } from '../renders.repository.ts';
import type { WaitingLine } from '../waiting/waiting-line.ts';
import type { PreparedRender } from '../stored-render.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly images: Pick<ImagesService, 'checkStorage'>;
  readonly quota: QuotaService;
  readonly line: WaitingLine;
  readonly clock: Clock;
}

/** A write in the transaction of a new render, so that both succeed or fail together. */
export type AlsoWrite = (transaction: Transaction<Tables>, renderId: number) => Promise<void>;

/** A render that waits for its turn, and what is left of its owner's quota; null without a limit. */
interface Queued {
  readonly render: RenderRow;
  readonly left: number | null;
}

const OF_A_RUN = 'This picture belongs to a run. Draw it again there.';

export function createQueueRender({ db, images, quota, line, clock }: Parts) {
  /** Charges the present attempt of a render and sends it to the queue. */
  async function charge(
    transaction: Transaction<Tables>,
    account: QuotaAccount,
    render: RenderRow,
  ): Promise<number | null> {
    const { id: renderId, attempt, image_count: imageCount } = render;
    const left = await quota.reserve(transaction, account, { renderId, attempt, imageCount });
    await line.send(transaction, account, render);
    return left;
  }

  async function insertOnce(
    transaction: Transaction<Tables>,
    account: QuotaAccount,
    prepared: PreparedRender,
    { key, runId }: { readonly key: string | null; readonly runId: number | null },
  ): Promise<Queued & { readonly isNew: boolean }> {
    const repository = rendersRepository(transaction);
    const earlier = key === null ? null : await repository.findByKey(account.id, key);
    if (earlier) {
      checkSameRequest(earlier.idempotency_hash, prepared.hash);
      return { render: earlier, left: await quota.leftOf(transaction, account), isNew: false };
    }
    await images.checkStorage(transaction, account.id);
    if (runId === null) await line.checkRoom(transaction, account.id);
    const render = await repository.insert(account.id, prepared, { key, runId, now: clock.now() });
    return { render, left: await charge(transaction, account, render), isNew: true };
  }

  return {
    /** A repeated request with the same key returns its render, without calling `alsoWrite` again. */
    queueNew: (
      userId: number,
      prepared: PreparedRender,
      {
        alsoWrite,
        ...origin
      }: { readonly key: string | null; readonly runId: number | null; readonly alsoWrite?: AlsoWrite | undefined },
    ): Promise<Queued & { readonly account: QuotaAccount; readonly isNew: boolean }> =>
      db.transaction().execute(async (transaction) => {
        const account = await quota.lockAccount(transaction, userId);
        const { render, left, isNew } = await insertOnce(transaction, account, prepared, origin);
        if (isNew) await alsoWrite?.(transaction, render.id);
        return { account, render, left, isNew };
      }),

    /**
     * Starts another attempt with the same settings and seed, and charges it again.
     * @throws AppError `not_retryable`.
     */
    queueAgain: (userId: number, id: number, alsoWrite?: AlsoWrite): Promise<Queued> =>
      db.transaction().execute(async (transaction) => {
        const account = await quota.lockAccount(transaction, userId);
        const repository = rendersRepository(transaction);
        const render = await repository.lock(id);
        if (!render || !permissionsOf(render.status).retry) throw new AppError('not_retryable');
        if (render.run_id !== null) throw new AppError('not_retryable', { text: OF_A_RUN });
        await images.checkStorage(transaction, userId);
        await line.checkRoom(transaction, userId);
        const restarted = await repository.restart(id, { attempt: render.attempt + 1, now: clock.now() });
        const left = await charge(transaction, account, restarted);
        await alsoWrite?.(transaction, id);
        return { render: restarted, left };
      }),
  };
}
