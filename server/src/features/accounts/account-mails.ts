import type { Mail } from '../../ports/mailer.port.ts';
import { mailOf, type Recipient } from '../../shared/letter.ts';

interface Sender {
  readonly productName: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

export const welcomeMail = ({ productName, publicUrl }: Sender, recipient: Recipient): Mail =>
  mailOf({
    productName,
    recipient,
    subject: `Welcome to ${productName}`,
    paragraphs: ['Your studio is ready. Describe what you see, and look at the first pictures in a few seconds.'],
    action: { label: 'Open the studio', url: `${publicUrl}/workplace/generate` },
  });

export const resetMail = ({ productName, publicUrl }: Sender, recipient: Recipient, token: string): Mail =>
  mailOf({
    productName,
    recipient,
    subject: `Set a new ${productName} password`,
    paragraphs: [
      'Somebody, hopefully you, asked for a new password. The link works once, for 30 minutes.',
      'If it was not you, leave this message alone: nothing changes.',
    ],
    action: { label: 'Set a new password', url: `${publicUrl}/set-password?token=${encodeURIComponent(token)}` },
  });
