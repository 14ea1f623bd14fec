/**
 * The second step of a login: a code of an authenticator app (TOTP, RFC 6238: SHA-1, six digits, thirty seconds), or
 * a recovery code. It applies once a first code has confirmed the secret; every code works once.
 */
import type { Enrolment } from '@kenna/contract';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { SecretBox } from '../../shared/security/secret-box.ts';
import { hashToken } from '../../shared/security/secret-token.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { twoFactorMail } from './account-mails.ts';
import type { AccountSettings } from './account-settings.ts';
import type { AccountRow } from './accounts.repository.ts';
import { bareCode, createRecoveryCodes } from './recovery-codes.ts';
import { twoFactorRepository, type TwoFactorRow } from './two-factor.repository.ts';

const PERIOD_SECONDS = 30;
/** How many codes before and after the current one are accepted, for inaccurate clocks and slow typing. */
const WINDOW = 1;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly mails: MailsService;
  readonly secretBox: SecretBox;
  readonly clock: Clock;
  readonly settings: AccountSettings;
}

const isOn = () => new AppError('conflict', { text: 'The second step is on already.' });
const isOff = () => new AppError('conflict', { text: 'The second step is not set up. Begin anew.' });
const placeOf = (userId: number) => ({ table: 'two_factor', id: userId }) as const;
const recipientOf = ({ email, first_name: firstName }: AccountRow) => ({ email, firstName });

export function createTwoFactor({ db, mails, secretBox, clock, settings }: Parts) {
  const totpOf = (secret: string, label = '') =>
    new TOTP({ issuer: settings.productName, label, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

  /**
   * The time step of a valid code. Returns null for a wrong code, and for every code when the secret was lost with its
   * key.
   */
  function stepOf(row: TwoFactorRow, code: string): number | null {
    const secret = secretBox.read(row, placeOf(row.user_id));
    if (secret === null) return null;
    const timestamp = clock.now().getTime();
    const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
  }

  async function spendAppCode(connection: Kysely<Tables>, row: TwoFactorRow, code: string): Promise<boolean> {
    const step = stepOf(row, code);
    return step !== null && (await twoFactorRepository(connection).spendStep(row.user_id, step));
  }

  async function writeCodes(connection: Kysely<Tables>, userId: number): Promise<string[]> {
    const codes = createRecoveryCodes();
    await twoFactorRepository(connection).replaceCodes(
      userId,
      codes.map((code) => hashToken(bareCode(code))),
    );
    return codes;
  }

  return {
    async stateOf(userId: number): Promise<{ has_two_factor: boolean; recovery_codes_left: number }> {
      const rows = twoFactorRepository(db);
      const isConfirmed = ((await rows.find(userId))?.confirmed_at ?? null) !== null;
      return { has_two_factor: isConfirmed, recovery_codes_left: isConfirmed ? await rows.countCodes(userId) : 0 };
    },

    /** Call only after the password was right. @throws AppError `otp_required`, `otp_wrong`. */
    async check(account: AccountRow, code: string | undefined): Promise<void> {
      const row = await twoFactorRepository(db).find(account.id);
      if (!row?.confirmed_at) return;
      if (code === undefined) throw new AppError('otp_required');
      if (/^\d{6}$/.test(code)) {
        if (!(await spendAppCode(db, row, code))) throw new AppError('otp_wrong');
        return;
      }
      await db.transaction().execute(async (transaction) => {
        const isSpent = await twoFactorRepository(transaction).spendCode(account.id, hashToken(bareCode(code)));
        if (!isSpent) throw new AppError('otp_wrong');
        await mails.post(transaction, twoFactorMail(settings, recipientOf(account), 'recovered'));
      });
    },

    /** @throws AppError `conflict` when the second step is already on. */
    async begin(account: AccountRow): Promise<Enrolment> {
      const secret = new Secret({ size: 20 }).base32;
      const sealed = secretBox.seal(secret, placeOf(account.id));
      if (!(await twoFactorRepository(db).begin(account.id, sealed))) throw isOn();
      const uri = totpOf(secret, account.email).toString();
      return { secret, uri, qr_svg: renderSVG(uri, { border: 2, ecc: 'M' }) };
    },

    /** Returns the recovery codes. @throws AppError `otp_wrong`, `conflict`. */
    async confirm(account: AccountRow, code: string): Promise<string[]> {
      return db.transaction().execute(async (transaction) => {
        const rows = twoFactorRepository(transaction);
        const row = await rows.find(account.id);
        if (row === null) throw isOff();
        if (row.confirmed_at !== null) throw isOn();
        if (!(await spendAppCode(transaction, row, code))) throw new AppError('otp_wrong');
        await rows.confirm(account.id, clock.now());
        await mails.post(transaction, twoFactorMail(settings, recipientOf(account), 'on'));
        return writeCodes(transaction, account.id);
      });
    },

    /** Invalidates the earlier codes. @throws AppError `conflict` when the second step is off. */
    async renewCodes({ id }: AccountRow): Promise<string[]> {
      if (!(await twoFactorRepository(db).find(id))?.confirmed_at) throw isOff();
      return db.transaction().execute((transaction) => writeCodes(transaction, id));
    },

    async disable(account: AccountRow): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const rows = twoFactorRepository(transaction);
        const wasOn = ((await rows.find(account.id))?.confirmed_at ?? null) !== null;
        await rows.remove(account.id);
        if (wasOn) await mails.post(transaction, twoFactorMail(settings, recipientOf(account), 'off'));
      });
    },
  };
}
