/** The profile: name, picture and preferences. */
import type { Profile, User } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import { accountsRepository, type AccountRow } from './accounts.repository.ts';
import { storeAvatar } from './avatar-file.ts';
import type { createEmailChange } from './email-change.ts';
import type { createTwoFactor } from './two-factor.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  readonly twoFactor: ReturnType<typeof createTwoFactor>;
  readonly emailChange: Pick<ReturnType<typeof createEmailChange>, 'pendingEmailOf'>;
  readonly present: (account: AccountRow) => Promise<User>;
}

/** Everything before the last space is the first name; a single word has no last name. */
function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.split(/\s+/u);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return { first_name: words.join(' '), last_name: last };
}

export function createProfile({ db, blobs, twoFactor, emailChange, present }: Parts) {
  const accounts = accountsRepository(db);

  async function replaceAvatar(userId: number, key: string | null): Promise<void> {
    const before = await db
      .transaction()
      .execute((transaction) => accountsRepository(transaction).replaceAvatar(userId, key));
    if (before !== null) await blobs.remove(before);
  }

  return {
    async profileOf(userId: number): Promise<Profile> {
      const account = await accounts.get(userId);
      return {
        ...(await present(account)),
        ...(await twoFactor.stateOf(userId)),
        pending_email: await emailChange.pendingEmailOf(userId),
        is_verified: account.email_verified_at !== null,
        blocked_reason: account.is_blocked ? account.blocked_reason : null,
        created_at: account.created_at.toISOString(),
      };
    },

    async rename(userId: number, name: string): Promise<User> {
      await accounts.update(userId, splitName(name));
      return present(await accounts.get(userId));
    },

    /** Returns the URL. @throws AppError `unsupported_type`, `image_too_many_pixels`, `image_unreadable`. */
    async setAvatar(userId: number, bytes: Uint8Array): Promise<string> {
      const key = await storeAvatar(blobs, bytes);
      await replaceAvatar(userId, key);
      return blobs.urlOf(key);
    },

    removeAvatar: (userId: number): Promise<void> => replaceAvatar(userId, null),

    async allowExplicit(userId: number, isAllowed: boolean) {
      await accounts.update(userId, { allows_explicit: isAllowed });
      const message = isAllowed ? 'Explicit images are shown to you from now on' : 'Explicit images are veiled again';
      return { message, data: { is_allow: isAllowed } };
    },
  };
}
