/**
 * People as admins manage them: searching, granting quota, blocking and unblocking. A block is announced to the
 * person's open pages at once; the rules about who can be blocked are here.
 */
import { PAGE_SIZE, type AdminPerson, type ParsedBody, type ParsedQuery, type peopleRoutes } from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../shared/app-error.ts';
import { decodeCursor, pageOf } from '../../shared/cursor.ts';
import type { Actor, AuditService } from '../audit/audit.service.ts';
import type { QuotaService } from '../quota/quota.service.ts';
import { peopleRepository, type PersonRow } from './people.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly quota: QuotaService;
  readonly audit: AuditService;
  /** The addresses in lower case. */
  readonly adminEmails: readonly string[];
}

type Body<Name extends 'grant' | 'block' | 'unblock'> = ParsedBody<(typeof peopleRoutes)[Name]>;

const noSuchPerson = () => new AppError('not_found', { text: 'There is no such person.' });

export type PeopleService = ReturnType<typeof createPeopleService>;

export function createPeopleService({ db, quota, audit, adminEmails }: Parts) {
  const people = peopleRepository(db);
  const isAdmin = ({ email }: { email: string }) => adminEmails.includes(email);

  async function present(row: PersonRow): Promise<AdminPerson> {
    const { id, name, email, plan, isBlocked, blockedReason, images, renders, upheldReports } = row;
    const left = await quota.leftOf(db, { id, plan });
    return {
      id,
      name,
      email,
      plan,
      render_limit: left,
      images,
      renders,
      upheld_reports: upheldReports,
      is_admin: isAdmin(row),
      is_blocked: isBlocked,
      blocked_reason: blockedReason,
      created_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt?.toISOString() ?? null,
      can: { block: !isBlocked && !isAdmin(row), unblock: isBlocked, grant: left !== null },
    };
  }

  /** @throws AppError `not_found`. */
  async function get(id: number): Promise<{ person: AdminPerson }> {
    const row = await people.find(id);
    if (!row) throw noSuchPerson();
    return { person: await present(row) };
  }

  async function lock(transaction: Transaction<Tables>, id: number) {
    const account = await peopleRepository(transaction).lock(id);
    if (!account) throw noSuchPerson();
    return account;
  }

  return {
    get,

    async list({ search, blocked, cursor }: ParsedQuery<typeof peopleRoutes.list>) {
      const before = cursor === undefined ? null : decodeCursor(cursor);
      const { page, next } = pageOf(await people.list({ search, blocked, before, limit: PAGE_SIZE + 1 }), PAGE_SIZE);
      return { people: await Promise.all(page.map(present)), next };
    },

    /** @throws AppError `not_found`, or `conflict` for a plan without a cap. */
    async grant(actor: Actor, { id, amount, reason }: Body<'grant'>) {
      const { person } = await get(id);
      if (person.render_limit === null) throw new AppError('conflict', { text: 'This plan has no limit to add to.' });
      await quota.grant(id, amount, reason, (transaction) =>
        audit.record(transaction, actor, {
          action: 'person.grant',
          subjectId: id,
          personId: id,
          before: { render_limit: person.render_limit },
          after: { amount, reason },
        }),
      );
      return get(id);
    },

    /**
     * Blocking again changes the reason. @throws AppError `not_found`, or `protected_account` for the admin's own
     * account and other admins.
     */
    async block(actor: Actor, { id, reason }: Body<'block'>) {
      await db.transaction().execute(async (transaction) => {
        const account = await lock(transaction, id);
        if (id === actor.adminId || isAdmin(account)) throw new AppError('protected_account');
        await peopleRepository(transaction).updateBlock(id, reason);
        await audit.record(transaction, actor, {
          action: 'person.block',
          subjectId: id,
          personId: id,
          before: { is_blocked: account.isBlocked, blocked_reason: account.blockedReason },
          after: { is_blocked: true, blocked_reason: reason },
        });
      });
      await quota.announce(id);
      return get(id);
    },

    /** @throws AppError `not_found`. */
    async unblock(actor: Actor, { id, reason }: Body<'unblock'>) {
      await db.transaction().execute(async (transaction) => {
        const account = await lock(transaction, id);
        await peopleRepository(transaction).updateBlock(id, null);
        await audit.record(transaction, actor, {
          action: 'person.unblock',
          subjectId: id,
          personId: id,
          before: { is_blocked: account.isBlocked, blocked_reason: account.blockedReason },
          after: { is_blocked: false, reason },
        });
      });
      await quota.announce(id);
      return get(id);
    },
  };
}
