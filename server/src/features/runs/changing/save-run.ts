/** Writes a run's sheet and recipe in the transaction that changes them. */
import { createHash, randomInt } from 'node:crypto';
import { RUN_LIMIT, SEED_LIMIT, type ParsedBody, type RunRecipe, type RunRow, type runRoutes } from '@kenna/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { JobQueue } from '../../../ports/job-queue.port.ts';
import { invalidFields } from '../../../shared/app-error.ts';
import { checkSameRequest } from '../../../shared/check-same-request.ts';
import type { QuotaService } from '../../quota/quota.service.ts';
import { checkCaps } from '../runs.policy.ts';
import { runsRepository } from '../runs.repository.ts';
import { wantCells } from './want-cells.ts';

interface Parts {
  readonly quota: QuotaService;
  readonly jobs: JobQueue;
}

export async function replaceSheet(
  transaction: Transaction<Tables>,
  id: number,
  { columns, rows }: { readonly columns: readonly string[]; readonly rows: readonly RunRow[] },
): Promise<void> {
  const repository = runsRepository(transaction);
  await repository.updateColumns(id, columns);
  await repository.replaceRows(id, rows);
}

export async function replaceRecipe(transaction: Transaction<Tables>, id: number, recipe: RunRecipe): Promise<void> {
  const repository = runsRepository(transaction);
  await repository.replaceShots(id, (await repository.listShots([id])).get(id) ?? [], recipe);
}

/**
 * Creates a run; a repeated request with the same key returns the id of its run.
 * @throws AppError `invalid_fields` when the plan allows fewer products or shots, `idempotency_conflict`.
 */
export async function insertRun(
  { quota, jobs }: Parts,
  transaction: Transaction<Tables>,
  userId: number,
  { idempotency_key, user_id: _, ...sent }: ParsedBody<typeof runRoutes.create>,
): Promise<number> {
  const key = idempotency_key ?? null;
  const { plan } = await quota.lockAccount(transaction, userId);
  const repository = runsRepository(transaction);
  const hash = createHash('sha256').update(JSON.stringify(sent)).digest();
  const earlier = key === null ? null : await repository.findByKey(userId, key);
  if (earlier) {
    checkSameRequest(earlier.idempotency_hash, hash);
    return earlier.id;
  }
  checkCaps(plan, { rows: sent.rows.length, shots: sent.shots.length });
  if ((await repository.count(userId)).all >= RUN_LIMIT) {
    throw invalidFields({ name: `An account keeps ${RUN_LIMIT} runs. Delete one first.` });
  }
  const { name, columns, sends_mail: sendsMail } = sent;
  const seed = sent.seed ?? randomInt(SEED_LIMIT + 1);
  const { id } = await repository.insert({ userId, name, columns, seed, sendsMail, key, hash });
  await replaceSheet(transaction, id, sent);
  await replaceRecipe(transaction, id, sent.shots);
  await wantCells(transaction, jobs, id);
  return id;
}
