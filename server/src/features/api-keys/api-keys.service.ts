/**
 * API keys: tokens sent like a session's, limited to their scopes. A key stops working when its account is blocked, and
 * while the account is to be deleted.
 */
import { API_KEY_LIMIT, type ApiKey, type ApiScope } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { createSecretToken, hashToken } from '../../shared/security/secret-token.ts';
import { apiKeysRepository, type ApiKeyRow } from './api-keys.repository.ts';

/** Minimum interval between two updates of `last_used_at`. */
const USED_MS = 5 * 60_000;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** Prefix of tokens, so that leaked ones can be recognised. */
  readonly productSlug: string;
}

/** The owner of an API key. */
interface KeyHolder {
  readonly userId: number;
  readonly isBlocked: boolean;
  readonly isVerified: boolean;
  readonly scopes: readonly ApiScope[];
}

const present = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  ending: row.ending,
  scopes: row.scopes,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

export type ApiKeysService = ReturnType<typeof createApiKeysService>;

export function createApiKeysService({ db, clock, productSlug }: Parts) {
  const keys = apiKeysRepository(db);
  const prefix = `${productSlug}_sk_`;

  return {
    isKey: (token: string): boolean => token.startsWith(prefix),

    /** Returns null when it was never issued or is no longer valid. */
    async find(token: string): Promise<KeyHolder | null> {
      const now = clock.now();
      const key = await keys.find(hashToken(token));
      if (key === null) return null;
      const isStale = key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() > USED_MS;
      if (isStale && !key.isBlocked) await keys.touch(key.id, now);
      const { userId, isBlocked, emailVerifiedAt, scopes } = key;
      return { userId, isBlocked, isVerified: emailVerifiedAt !== null, scopes };
    },

    async list(userId: number): Promise<ApiKey[]> {
      return (await keys.list(userId)).map(present);
    },

    /** Returns the token, which cannot be read again. @throws AppError `invalid_fields` when there are too many. */
    async create(userId: number, { name, scopes }: { name: string; scopes: readonly ApiScope[] }) {
      if ((await keys.list(userId)).length >= API_KEY_LIMIT) {
        throw invalidFields({ name: `An account has at most ${API_KEY_LIMIT} keys. Revoke one first.` });
      }
      const token = prefix + createSecretToken();
      const row = await keys.insert({ userId, name, tokenHash: hashToken(token), ending: token.slice(-4), scopes });
      return { key: present(row), token };
    },

    /** @throws AppError `not_found` when the key is not the person's own. */
    async revoke(userId: number, id: number): Promise<void> {
      if (!(await keys.remove(userId, id))) throw new AppError('not_found');
    },
  };
}
