/**
 * Renews the tokens of sessions, so that a stolen one is soon worth nothing. A new token takes effect when it is first
 * used: an answer that is lost on its way logs nobody out. The token that it replaces works for ten more minutes, for
 * requests and windows that still have it. Whoever uses it later has copied it, or was copied, so the session ends.
 */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Clock } from '../../shared/clock.ts';
import { createSecretToken, hashToken } from '../../shared/secret-token.ts';
import { renewedTokensRepository } from './renewed-tokens.repository.ts';
import { after, before, LOST_MS, OVERLAP_MS, RENEWAL_MS } from './session-times.ts';
import { sessionsRepository } from './sessions.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

/** The session of a request, and the hash of the token that the request had. */
interface Asking {
  readonly id: number;
  readonly tokenHash: Uint8Array;
}

export function createTokenRenewal({ db, clock }: Parts) {
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
        await sessionsRepository(db).remove(sessionId);
        return null;
      }
      return sessionId;
    },
  };
}
