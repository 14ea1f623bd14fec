/**
 * Renews the tokens of sessions, so that a stolen one is soon useless. A new token takes effect when it is first used:
 * an answer that is lost on its way logs nobody out. The token that it replaces works for ten more minutes, for
 * requests and windows that still have it. A later use means that somebody has a copy, so the session ends and its
 * owner gets a mail.
 */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Clock } from '../../shared/clock.ts';
import { createSecretToken, hashToken } from '../../shared/security/secret-token.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { copiedLoginMail } from './account-mails.ts';
import type { AccountSettings } from './account-settings.ts';
import { accountsRepository } from './accounts.repository.ts';
import { deviceName } from './device-name.ts';
import { renewedTokensRepository } from './renewed-tokens.repository.ts';
import { after, before, LOST_MS, OVERLAP_MS, RENEWAL_MS } from './session-times.ts';
import { sessionsRepository } from './sessions.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly mails: MailsService;
  readonly clock: Clock;
  readonly settings: AccountSettings;
}

/** The session of a request, and the hash of the token that the request had. */
interface Asking {
  readonly id: number;
  readonly tokenHash: Uint8Array;
}

export function createTokenRenewal({ db, mails, clock, settings }: Parts) {
  const isOld = ({ tokenIssuedAt }: { readonly tokenIssuedAt: Date }) =>
    tokenIssuedAt <= before(clock.now(), RENEWAL_MS);

  /** Makes a new token the session's own when it is used for the first time. */
  async function replaceToken(sessionId: number, tokenHash: Uint8Array): Promise<void> {
    const now = clock.now();
    await db.transaction().execute(async (transaction) => {
      const sessions = sessionsRepository(transaction);
      const replaced = await sessions.lockToken(sessionId);
      const tokens = renewedTokensRepository(transaction);
      if (replaced === null || !(await tokens.takeNew(tokenHash))) return;
      await sessions.setToken(sessionId, tokenHash, now);
      const { tokenHash: old, tokenIssuedAt: issuedAt } = replaced;
      await tokens.insertReplaced({ sessionId, tokenHash: old, issuedAt, endsAt: after(now, OVERLAP_MS) });
    });
  }

  /** Ends the session of a copied token. Its owner gets one mail, and none if the session had expired. */
  async function endCopied(sessionId: number): Promise<void> {
    const now = clock.now();
    await db.transaction().execute(async (transaction) => {
      const sessions = sessionsRepository(transaction);
      const session = await sessions.find(sessionId, now);
      const wasRemoved = await sessions.remove(sessionId);
      if (session === null || !wasRemoved) return;
      const { email, first_name: firstName } = await accountsRepository(transaction).get(session.userId);
      const login = { at: now, device: deviceName(session.device) };
      await mails.post(transaction, copiedLoginMail(settings, { email, firstName }, login));
    });
  }

  return {
    /**
     * Returns a new token for a session whose token is old; null when the token is not old, was replaced already, or
     * another window was given a new one just now.
     */
    async renewToken({ id, tokenHash }: Asking): Promise<string | null> {
      const current = await sessionsRepository(db).findToken(id);
      if (current === null || !isOld(current)) return null;
      const now = clock.now();
      const token = createSecretToken();
      return db.transaction().execute(async (transaction) => {
        const locked = await sessionsRepository(transaction).lockToken(id);
        if (locked === null || !isOld(locked) || !Buffer.from(tokenHash).equals(locked.tokenHash)) return null;
        const tokens = renewedTokensRepository(transaction);
        if (await tokens.hasNewSince(id, before(now, LOST_MS))) return null;
        await tokens.insertNew(id, hashToken(token), now);
        return token;
      });
    },

    /**
     * Returns the session of a token that is new, or was replaced minutes ago; null for any other token. A token that
     * was replaced longer ago ends its session.
     */
    async sessionOfRenewed(tokenHash: Uint8Array): Promise<number | null> {
      const found = await renewedTokensRepository(db).find(tokenHash);
      if (found === null) return null;
      const { sessionId, endsAt } = found;
      if (endsAt === null) await replaceToken(sessionId, tokenHash);
      else if (endsAt <= clock.now()) {
        await endCopied(sessionId);
        return null;
      }
      return sessionId;
    },
  };
}
