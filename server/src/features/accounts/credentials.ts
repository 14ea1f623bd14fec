/** Credentials: password, second step, and the devices with a session. */
import type { DeviceSession } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { hashPassword, passwordMatches } from '../../shared/security/password-hash.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { passwordChangedMail } from './account-mails.ts';
import type { AccountSettings } from './account-settings.ts';
import { accountsRepository, type AccountRow } from './accounts.repository.ts';
import { deviceName } from './device-name.ts';
import { sessionsRepository } from './sessions.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly mails: MailsService;
  readonly clock: Clock;
  readonly settings: AccountSettings;
}

/** The session of the request. */
interface Acting {
  readonly id: number;
  readonly userId: number;
}

const WRONG_PASSWORD = 'This is not your password.';

export function createCredentials({ db, mails, clock, settings }: Parts) {
  const sessions = sessionsRepository(db);

  /**
   * Returns the account after checking its password. @throws AppError `invalid_fields`, under the name of the field.
   */
  async function prove(userId: number, password: string, field = 'password'): Promise<AccountRow> {
    const account = await accountsRepository(db).get(userId);
    if (!(await passwordMatches(password, account.password_hash))) throw invalidFields({ [field]: WRONG_PASSWORD });
    return account;
  }

  return {
    prove,

    /** Ends every other session. @throws AppError `invalid_fields` when the current password is wrong. */
    async changePassword({ id, userId }: Acting, form: { current_password: string; password: string }): Promise<void> {
      const account = await prove(userId, form.current_password, 'current_password');
      const hash = await hashPassword(form.password);
      await db.transaction().execute(async (transaction) => {
        await accountsRepository(transaction).update(userId, { password_hash: hash });
        await sessionsRepository(transaction).removeOthers(userId, id);
        const recipient = { email: account.email, firstName: account.first_name };
        await mails.post(transaction, passwordChangedMail(settings, recipient));
      });
    },

    async listSessions({ id: ownId, userId }: Acting): Promise<DeviceSession[]> {
      const rows = await sessions.list(userId, clock.now());
      return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device: deviceName(device),
        created_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        is_current: id === ownId,
      }));
    },

    /** @throws AppError `not_found` when the session is not the person's own. */
    async revokeSession({ userId }: Acting, id: number): Promise<void> {
      if (!(await sessions.removeOwn(userId, id))) throw new AppError('not_found');
    },

    revokeOtherSessions: ({ id, userId }: Acting): Promise<void> => sessions.removeOthers(userId, id),
  };
}
