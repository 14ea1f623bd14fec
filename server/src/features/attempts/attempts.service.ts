/**
 * Counts attempts at what can be guessed or abused (passwords, codes, sign-ups, mails, renders) for all servers
 * together, in windows of time. The database has only hashes of what is counted: it does not say who tried to log in
 * from where.
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { attemptsRepository, type Counted } from './attempts.repository.ts';

export interface Attempt {
  /** The name of the limit. */
  readonly limit: string;
  /** Whom or what is counted, such as an address. */
  readonly of: string;
  /** Duration of the window, such as `15 minutes`. */
  readonly duration: string;
}

export type AttemptsService = ReturnType<typeof createAttemptsService>;

/** How many counts the sweep removes in one statement. */
const SWEPT_AT_ONCE = 1000;

const keyOf = ({ limit, of }: Attempt): Buffer => createHash('sha256').update(`${limit}\n${of}`).digest();

export function createAttemptsService({ db }: { readonly db: Kysely<Tables> }) {
  const repository = attemptsRepository(db);
  return {
    /** Counts the attempts, which must differ, and returns the counts in their order, these attempts included. */
    async add(attempts: readonly Attempt[]): Promise<Counted[]> {
      const windows = attempts.map((attempt) => ({ key: keyOf(attempt), duration: attempt.duration }));
      const counts = await repository.add(windows);
      return windows.map(({ key }) => counts.get(key.toString('hex'))!);
    },

    /** Takes back attempts that turned out to be harmless, such as a right password. */
    async takeBack(attempts: readonly Attempt[]): Promise<void> {
      if (attempts.length > 0) await repository.subtract(attempts.map(keyOf));
    },

    /** Removes the counts that have ended, page by page: there may be millions after an attack. */
    async sweep(): Promise<void> {
      while ((await repository.removeEnded(SWEPT_AT_ONCE)) === SWEPT_AT_ONCE);
    },
  };
}
