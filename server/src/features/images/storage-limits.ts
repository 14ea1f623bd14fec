/**
 * Storage limits of plans. The size of each original counts, generated or uploaded, the bin included; the smaller
 * variants are free. The database maintains the sum for each person.
 */
import { PLAN_TABLE, storageText, type StorageUse } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../shared/app-error.ts';

/** @throws AppError `session_ended` when the account is gone. */
export async function storageOf(db: Kysely<Tables>, userId: number): Promise<StorageUse> {
  const row = await db
    .selectFrom('users')
    .leftJoin('storage_use', 'storage_use.user_id', 'users.id')
    .select(['plan', 'storage_use.bytes as bytes'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new AppError('session_ended');
  return { used_bytes: row.bytes ?? 0, limit_bytes: PLAN_TABLE[row.plan].storageBytes };
}

/** Call before any work and any charge. @throws AppError `storage_full`. */
export async function checkStorage(db: Kysely<Tables>, userId: number): Promise<void> {
  const storage = await storageOf(db, userId);
  const { used_bytes: used, limit_bytes: limit } = storage;
  if (limit === null || used < limit) return;
  const text = `Your storage is full: ${storageText(storage)} are used. Nothing was made or charged, and your pictures stay. Empty the bin, delete pictures for good, or choose a larger plan.`;
  throw new AppError('storage_full', { text, data: storage });
}
