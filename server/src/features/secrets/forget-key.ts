/**
 * Gives up the secrets of a lost key. No account becomes easier to enter by that: a second step stays on, for recovery
 * codes only, and where none is left, the person sets a new password by mail. Everybody concerned gets a mail.
 */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { sealedPrefix } from '../../shared/security/secret-box.ts';
import { hashPassword } from '../../shared/security/password-hash.ts';
import { createSecretToken } from '../../shared/security/secret-token.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { secondStepMail, webhooksMail } from './secrets-mails.ts';
import { secretsRepository } from './secrets.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly mails: Pick<MailsService, 'post'>;
  readonly settings: { readonly productName: string; readonly publicUrl: string };
}

interface ForgottenSecrets {
  readonly secondSteps: number;
  /** Number of people whose second step was reset and who had no recovery code left. */
  readonly closed: number;
  readonly webhooks: number;
}

/** Runs as one transaction. The caller makes sure that the key is lost, and that no process is running. */
export function forgetKey({ db, mails, settings }: Parts, keyId: string): Promise<ForgottenSecrets> {
  const prefix = sealedPrefix(keyId);
  return db.transaction().execute(async (transaction) => {
    const secrets = secretsRepository(transaction);
    const people = await secrets.forgetSecondFactors(prefix);
    const closed = people.filter(({ codesLeft }) => codesLeft === 0);
    const unknownPasswordHash = await hashPassword(createSecretToken());
    for (const { id } of closed) await secrets.closeAccount(id, unknownPasswordHash);
    for (const { codesLeft, ...recipient } of people) {
      await mails.post(transaction, secondStepMail(settings, recipient, codesLeft > 0));
    }
    const webhooks = await secrets.forgetWebhooks(prefix);
    for (const owned of Map.groupBy(webhooks, ({ id }) => id).values()) {
      const urls = owned.map(({ url }) => url);
      await mails.post(transaction, webhooksMail(settings, owned[0]!, urls));
    }
    await secrets.forgetRealtime(prefix);
    await secrets.forgetSigningIdentity(prefix);
    await secrets.unregister([keyId]);
    return { secondSteps: people.length, closed: closed.length, webhooks: webhooks.length };
  });
}
