import type { Mail } from '../../ports/mailer.port.ts';
import { mailOf, type Recipient } from '../../shared/letter.ts';

interface Sender {
  readonly productName: string;
  /** Address without a trailing slash. */
  readonly publicUrl: string;
}

const LOST =
  'We lost a key that protected stored secrets. Nobody has read them, but we cannot read them any more either.';

/** `hasCodes`: whether recovery codes are left. */
export const secondStepMail = ({ productName, publicUrl }: Sender, recipient: Recipient, hasCodes: boolean): Mail =>
  mailOf({
    productName,
    recipient,
    subject: 'Set up the second step of your login again',
    paragraphs: [
      LOST,
      ...(hasCodes
        ? [
            'So the codes of your authenticator app no longer work. Log in with your password and one of your recovery codes.',
            'Then turn the second step off in your settings, and set it up again.',
          ]
        : [
            'So the codes of your authenticator app no longer work, and you have no recovery code left. The second step is off. To keep your account safe, your password does not work either: set a new one.',
            'Then set up the second step again in your settings.',
          ]),
    ],
    action: hasCodes
      ? { label: 'Log in', url: `${publicUrl}/login` }
      : { label: 'Set a new password', url: `${publicUrl}/recover-password` },
  });

export const webhooksMail = ({ productName, publicUrl }: Sender, recipient: Recipient, urls: readonly string[]): Mail =>
  mailOf({
    productName,
    recipient,
    subject: 'Add your webhooks again',
    paragraphs: [
      LOST,
      `So we could not sign notifications any more, and removed these addresses: ${urls.join(', ')}`,
      'Add them again in your settings. Each gets a new secret, which its receiver needs.',
    ],
    action: { label: 'Open your settings', url: `${publicUrl}/account/account-settings` },
  });
