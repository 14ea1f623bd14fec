/**
 * Sends renders to the queue in their fair order. A turn is given in the transaction that reserves the render's quota,
 * so that a refused render takes up nothing.
 */
import type { Plan } from '@kenna/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { JobQueue } from '../../../ports/job-queue.port.ts';
import { AppError } from '../../../shared/app-error.ts';
import { rendersRepository, type RenderRow } from '../renders.repository.ts';
import { lengthOfTurn, type Urgency } from './next-turn.ts';
import { turnsRepository } from './turns.repository.ts';

export interface QueueSettings {
  /** Shares of the workers when accounts of several plans wait. */
  readonly weights: Readonly<Record<Plan, number>>;
  /** Maximum renders of one account that have not started; those of batches are not counted. */
  readonly maxWaiting: number;
}

export type WaitingLine = ReturnType<typeof createWaitingLine>;

export function createWaitingLine({ jobs, queue }: { readonly jobs: JobQueue; readonly queue: QueueSettings }) {
  async function sendJob(transaction: Transaction<Tables>, { id, attempt }: RenderRow, priority: number) {
    const jobId = await jobs
      .send(transaction, 'render.run', { renderId: id, attempt }, { priority })
      .catch((error: unknown) => {
        throw new AppError('queue_unavailable', { cause: error });
      });
    await rendersRepository(transaction).updateJob(id, jobId);
  }

  return {
    /** The account must be locked. @throws AppError `queue_full`, with the limit. */
    async checkRoom(transaction: Transaction<Tables>, userId: number): Promise<void> {
      const waiting = await turnsRepository(transaction).countWaiting(userId);
      if (waiting < queue.maxWaiting) return;
      throw new AppError('queue_full', {
        text:
          `${waiting} of your renders are waiting, which is the limit. Nothing was charged. ` +
          'Send this one again when some have started.',
        data: { waiting, limit: queue.maxWaiting },
      });
    },

    /**
     * Sends a queued render behind its account's earlier ones; nobody waits for the renders of runs.
     * @throws AppError `queue_unavailable`.
     */
    async send(
      transaction: Transaction<Tables>,
      { plan }: { readonly plan: Plan },
      render: RenderRow,
      urgency: Urgency = render.run_id === null ? 'interactive' : 'batch',
    ): Promise<void> {
      const { id: renderId, user_id: userId, image_count: pictures } = render;
      const length = lengthOfTurn(pictures, queue.weights[plan], urgency);
      const { turn, origin, shift } = await turnsRepository(transaction).take({ renderId, userId, length, urgency });
      if (shift > 0) await jobs.raisePriorities(transaction, 'render.run', shift);
      await sendJob(transaction, render, origin - turn);
    },

    /** Sends a render again whose job was lost, with the turn that it had. */
    async sendAgain(transaction: Transaction<Tables>, render: RenderRow): Promise<void> {
      const { turn, origin } = await turnsRepository(transaction).findTurn(render.id);
      await sendJob(transaction, render, origin - turn);
    },
  };
}
