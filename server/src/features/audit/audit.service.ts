/**
 * The log of admins' actions: every service that acts for an admin calls `record` inside the transaction of the action,
 * so that no action lacks an entry. The database prevents changes and deletions of entries.
 */
import type { AuditAction, AuditEntry, auditRoutes, ParsedQuery } from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Clock } from '../../shared/clock.ts';
import { decodeCursor, pageOf } from '../../shared/cursor.ts';
import { auditRepository } from './audit.repository.ts';

/** The admin, and the network address of the request. */
export interface Actor {
  readonly adminId: number;
  readonly address: string;
}

interface Act {
  readonly action: AuditAction;
  /** Id of the object of the action. */
  readonly subjectId?: number;
  /** The person affected; null for nobody. */
  readonly personId?: number | null;
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
}

interface Parts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

const ENTRIES_PAGE = 50;

export type AuditService = ReturnType<typeof createAuditService>;

export const createAuditService = ({ db, clock }: Parts) => ({
  async record(transaction: Transaction<Tables>, { adminId, address }: Actor, act: Act): Promise<void> {
    const { action, subjectId = null, personId = null, before = null, after = null } = act;
    const entry = { adminId, address, action, subjectId, personId, before, after, at: clock.now() };
    await auditRepository(transaction).insert(entry);
  },

  async list({ action, person_id: personId, cursor }: ParsedQuery<typeof auditRoutes.list>) {
    const before = cursor === undefined ? null : decodeCursor(cursor);
    const rows = await auditRepository(db).list({ action, personId, before, limit: ENTRIES_PAGE + 1 });
    const { page, next } = pageOf(rows, ENTRIES_PAGE);
    const entries = page.map(({ person_id, personName, at, ...row }): AuditEntry => ({
      ...row,
      person: person_id === null ? null : { id: person_id, name: personName },
      at: at.toISOString(),
    }));
    return { entries, next };
  },
});
