import type { AuditAction } from '@kenna/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

interface NewEntry {
  readonly adminId: number;
  readonly address: string;
  readonly action: AuditAction;
  readonly subjectId: number | null;
  readonly personId: number | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly at: Date;
}

interface EntryFilter {
  readonly action: AuditAction | undefined;
  readonly personId: number | undefined;
  readonly before: number | null;
  readonly limit: number;
}

const jsonOf = (facts: Record<string, unknown> | null) => facts && JSON.stringify(facts);

export const auditRepository = (db: Kysely<Tables>) => ({
  async insert({ adminId, address, action, subjectId, personId, before, after, at }: NewEntry): Promise<void> {
    const email = sql<string>`(SELECT email FROM users WHERE id = ${adminId})`;
    await db
      .insertInto('audit_log')
      .values({
        admin_id: adminId,
        admin_email: email,
        address,
        action,
        at,
        subject_id: subjectId,
        person_id: personId,
        before: jsonOf(before),
        after: jsonOf(after),
      })
      .execute();
  },

  /** Lists the newest first. */
  list({ action, personId, before, limit }: EntryFilter) {
    let query = db
      .selectFrom('audit_log as entry')
      .leftJoin('users as person', 'person.id', 'entry.person_id')
      .selectAll('entry')
      .select(sql<string | null>`trim(person.first_name || ' ' || person.last_name)`.as('personName'))
      .orderBy('entry.id', 'desc')
      .limit(limit);
    if (action !== undefined) query = query.where('entry.action', '=', action);
    if (personId !== undefined) query = query.where('entry.person_id', '=', personId);
    if (before !== null) query = query.where('entry.id', '<', before);
    return query.execute();
  },
});
