import { DELETION_DAYS, EMAIL_LINK_DAYS, isPaidPlan, PLAN_TABLE, RESET_LINK_MINUTES, type Plan } from '@kenna/contract';
import type { Mail } from '../../ports/mailer.port.ts';
import { mailOf, type Recipient } from '../../shared/letter.ts';

interface Sender {
  readonly productName: string;
  /** Address without a trailing slash. */
  readonly publicUrl: string;
}

const confirmUrl = (publicUrl: string, token: string) => `${publicUrl}/verify-email?token=${encodeURIComponent(token)}`;
const settingsOf = ({ publicUrl }: Sender) => ({
  label: 'Open your settings',
  url: `${publicUrl}/account/account-settings`,
});
const CONFIRM = `Please confirm that this address is yours. The link works once, for ${EMAIL_LINK_DAYS} days.`;
const NOT_YOU = 'If it was not you, set a new password at once and log out your other devices.';

export const welcomeMail = ({ productName, publicUrl }: Sender, recipient: Recipient, token: string): Mail =>
  mailOf({
    productName,
    recipient,
    subject: `Welcome to ${productName}`,
    paragraphs: [
      'Your studio is ready. Describe what you see, and look at the first pictures in a few seconds.',
      CONFIRM,
    ],
    action: { label: 'Confirm your e-mail address', url: confirmUrl(publicUrl, token) },
  });

export const verificationMail = ({ productName, publicUrl }: Sender, recipient: Recipient, token: string): Mail =>
  mailOf({
    productName,
    recipient,
    subject: `Confirm your e-mail address for ${productName}`,
    paragraphs: [CONFIRM],
    action: { label: 'Confirm your e-mail address', url: confirmUrl(publicUrl, token) },
  });

export const resetMail = ({ productName, publicUrl }: Sender, recipient: Recipient, token: string): Mail =>
  mailOf({
    productName,
    recipient,
    subject: `Set a new ${productName} password`,
    paragraphs: [
      `Somebody, hopefully you, asked for a new password. The link works once, for ${RESET_LINK_MINUTES} minutes.`,
      'If it was not you, leave this message alone: nothing changes.',
    ],
    action: { label: 'Set a new password', url: `${publicUrl}/set-password?token=${encodeURIComponent(token)}` },
  });

export const passwordChangedMail = (sender: Sender, recipient: Recipient): Mail =>
  mailOf({
    productName: sender.productName,
    recipient,
    subject: `Your ${sender.productName} password was changed`,
    paragraphs: ['Your password was changed, and every other device was logged out.', NOT_YOU],
    action: settingsOf(sender),
  });

const timeText = (at: Date): string =>
  `Time: ${at.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC.`;

interface Place {
  readonly at: Date;
  /** A readable name of the device, such as 'Firefox on Windows'. */
  readonly device: string;
  /** The network address. */
  readonly address: string;
}

/** Reports a login from a browser from which nobody has logged in to the account before. */
export const newPlaceMail = (sender: Sender, recipient: Recipient, { at, device, address }: Place): Mail =>
  mailOf({
    productName: sender.productName,
    recipient,
    subject: `A new login to your ${sender.productName} account`,
    paragraphs: [
      'Somebody, hopefully you, logged in to your account from a browser that is new to it.',
      `${timeText(at)} Browser: ${device}. Network address: ${address}.`,
      `${NOT_YOU} Your settings list all devices that are logged in.`,
    ],
    action: settingsOf(sender),
  });

/**
 * Reports that a session was ended because its token was used after it had been replaced. `device` is the one that
 * logged in to that session.
 */
export const copiedLoginMail = (
  sender: Sender,
  recipient: Recipient,
  { at, device }: Pick<Place, 'at' | 'device'>,
): Mail =>
  mailOf({
    productName: sender.productName,
    recipient,
    subject: `A login to your ${sender.productName} account was ended`,
    paragraphs: [
      'Somebody used an old copy of one of your logins. A browser replaces its login every day and forgets the old one, so it may have been stolen. To protect your account we ended this login.',
      `${timeText(at)} Browser of the login: ${device}. Please log in there again. Your other devices stay logged in.`,
      'This can also happen when you restore a browser from a backup. If you did not, set a new password at once and log out your other devices.',
    ],
    action: settingsOf(sender),
  });

export const twoFactorMail = (sender: Sender, recipient: Recipient, change: 'on' | 'off' | 'recovered'): Mail =>
  mailOf({
    productName: sender.productName,
    recipient,
    subject: change === 'recovered' ? 'A recovery code was used' : `The second step of your login is ${change}`,
    paragraphs: [
      {
        on: 'From now on, logging in asks for a code of your authenticator app.',
        off: 'From now on, your password alone opens your account.',
        recovered: 'Somebody, hopefully you, logged in with one of your recovery codes. It works no more.',
      }[change],
      NOT_YOU,
    ],
    action: settingsOf(sender),
  });

interface Deletion {
  readonly dueAt: Date;
  readonly plan: Plan;
}

export const deletionMail = (
  { productName, publicUrl }: Sender,
  recipient: Recipient,
  { dueAt, plan }: Deletion,
): Mail => {
  const day = dueAt.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return mailOf({
    productName,
    recipient,
    subject: `Your ${productName} account will be deleted`,
    paragraphs: [
      `As you asked, your account and everything in it will be deleted on ${day}, ${DELETION_DAYS} days from now.`,
      ...(isPaidPlan(plan) ? [`Your ${PLAN_TABLE[plan].name} plan is not renewed: nothing more is charged.`] : []),
      'To keep it, log in before that day. Nothing else is needed.',
    ],
    action: { label: 'Log in and keep the account', url: `${publicUrl}/login` },
  });
};

export const deletionCancelledMail = ({ productName, publicUrl }: Sender, recipient: Recipient, plan: Plan): Mail =>
  mailOf({
    productName,
    recipient,
    subject: `Your ${productName} account stays`,
    paragraphs: [
      'You logged in, so your account will not be deleted. Your pictures, collections and conversations are as they were.',
      ...(isPaidPlan(plan)
        ? [
            `A ${PLAN_TABLE[plan].name} plan that you pay for still ends with its period. Your subscription page keeps it.`,
          ]
        : []),
    ],
    action: { label: 'Open the studio', url: `${publicUrl}/workplace/generate` },
  });

export const deletedMail = ({ productName, publicUrl }: Sender, recipient: Recipient): Mail =>
  mailOf({
    productName,
    recipient,
    subject: `Your ${productName} account is deleted`,
    paragraphs: [
      'Your account, your pictures and everything else that was yours here are gone. Thank you for the time.',
    ],
    action: { label: `Visit ${productName}`, url: publicUrl },
  });
