import { EMAIL_LINK_DAYS, EMAIL_UNDO_DAYS } from '@kenna/contract';
import type { Mail } from '../../ports/mailer.port.ts';
import { mailOf, type Recipient } from '../../shared/letter.ts';

interface Sender {
  readonly productName: string;
  /** Address without a trailing slash. */
  readonly publicUrl: string;
}

export const newAddressMail = ({ productName, publicUrl }: Sender, recipient: Recipient, token: string): Mail =>
  mailOf({
    productName,
    recipient,
    subject: `Confirm your new e-mail address for ${productName}`,
    paragraphs: [
      `You asked to use this address for your ${productName} account. The link works once, for ${EMAIL_LINK_DAYS} days.`,
      'If it was not you, leave this message alone: nothing changes.',
    ],
    action: { label: 'Use this address', url: `${publicUrl}/change-email?token=${encodeURIComponent(token)}` },
  });

/** Sent to the owner of an account whose address somebody else requested. */
export const addressTakenMail = ({ productName, publicUrl }: Sender, recipient: Recipient): Mail =>
  mailOf({
    productName,
    recipient,
    subject: `You already have a ${productName} account`,
    paragraphs: [
      'Somebody, perhaps you, asked to use this address for another account. An address belongs to one account: nothing was changed.',
    ],
    action: { label: 'Log in to your account', url: `${publicUrl}/login` },
  });

export const addressAskedMail = ({ productName, publicUrl }: Sender, recipient: Recipient, newEmail: string): Mail =>
  mailOf({
    productName,
    recipient,
    subject: `A new address for your ${productName} account`,
    paragraphs: [
      `Somebody who knows your password asked to change the address of your account to ${newEmail}. It is changed once that address is confirmed.`,
      'If it was not you, set a new password at once, log out your other devices, and cancel the change in your profile.',
    ],
    action: { label: 'Open your profile', url: `${publicUrl}/account/profile` },
  });

export const addressChangedMail = (
  { productName, publicUrl }: Sender,
  recipient: Recipient,
  { newEmail, token }: { readonly newEmail: string; readonly token: string },
): Mail =>
  mailOf({
    productName,
    recipient,
    subject: `Your ${productName} e-mail address was changed`,
    paragraphs: [
      `Your account now uses ${newEmail}. This address is not written to any more.`,
      `If it was not you, take it back with this link within ${EMAIL_UNDO_DAYS} days. It logs out every device; set a new password then.`,
    ],
    action: {
      label: 'Take my address back',
      url: `${publicUrl}/change-email?undo=${encodeURIComponent(token)}`,
    },
  });

export const undoneMail = ({ productName, publicUrl }: Sender, recipient: Recipient): Mail =>
  mailOf({
    productName,
    recipient,
    subject: `Your ${productName} e-mail address is yours again`,
    paragraphs: [
      'Your account uses this address again, and every device was logged out.',
      'Whoever changed it knew your password. Set a new one now.',
    ],
    action: { label: 'Set a new password', url: `${publicUrl}/recover-password` },
  });
