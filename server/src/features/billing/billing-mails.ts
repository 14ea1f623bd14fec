import { priceText, PLAN_TABLE, type EnterpriseContact, type Plan } from '@kenna/contract';
import type { Mail } from '../../ports/mailer.port.ts';
import { mailOf, type Recipient } from '../../shared/letter.ts';

export interface BillingSender {
  readonly productName: string;
  /** Address without a trailing slash. */
  readonly publicUrl: string;
}

interface ReceiptLine {
  readonly number: string;
  readonly description: string;
  readonly amountCents: number;
  readonly issuedAt: Date;
}

const dayText = (date: Date) => date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A button to the page of the subscription. */
const subscriptionsLink = ({ publicUrl }: BillingSender, label: string) => ({
  label,
  url: `${publicUrl}/account/subscriptions`,
});

export const receiptMail = (sender: BillingSender, recipient: Recipient, line: ReceiptLine): Mail =>
  mailOf({
    productName: sender.productName,
    recipient,
    subject: `Your ${sender.productName} receipt ${line.number}`,
    paragraphs: [
      `Thank you. We received ${priceText(line.amountCents)} for ${line.description} on ${dayText(line.issuedAt)}.`,
      `The number of this receipt is ${line.number}.`,
    ],
    action: subscriptionsLink(sender, 'See your invoices'),
  });

export const refundMail = (sender: BillingSender, recipient: Recipient, line: ReceiptLine): Mail =>
  mailOf({
    productName: sender.productName,
    recipient,
    subject: `Your payment ${line.number} was given back`,
    paragraphs: [
      `We gave back ${priceText(line.amountCents)} for ${line.description}. Banks take a few days to show it.`,
    ],
    action: subscriptionsLink(sender, 'See your invoices'),
  });

export const failedPaymentMail = (sender: BillingSender, recipient: Recipient, graceUntil: Date): Mail =>
  mailOf({
    productName: sender.productName,
    recipient,
    subject: 'Your payment did not go through',
    paragraphs: [
      'Your bank refused the payment for your plan. Nothing changes for now.',
      `Please check your card by ${dayText(graceUntil)}. After that your account goes on with the free plan; your pictures stay.`,
    ],
    action: subscriptionsLink(sender, 'Check your card'),
  });

export const endedMail = (sender: BillingSender, recipient: Recipient, plan: Plan): Mail =>
  mailOf({
    productName: sender.productName,
    recipient,
    subject: `Your ${PLAN_TABLE[plan].name} plan has ended`,
    paragraphs: ['Your account goes on with the free plan. Your pictures, collections and links stay as they are.'],
    action: subscriptionsLink(sender, 'See the plans'),
  });

export const cancelledMail = (sender: BillingSender, recipient: Recipient, plan: Plan, endsAt: Date): Mail =>
  mailOf({
    productName: sender.productName,
    recipient,
    subject: `Your ${PLAN_TABLE[plan].name} plan ends on ${dayText(endsAt)}`,
    paragraphs: [
      `Your ${PLAN_TABLE[plan].name} plan is cancelled. You keep it until ${dayText(endsAt)}, and nothing more is charged.`,
      'After that your account goes on with the free plan. Your pictures, collections and links stay as they are.',
      'If it was not you, or you change your mind, keep the plan on your subscription page before that day.',
    ],
    action: subscriptionsLink(sender, 'See your subscription'),
  });

export const resumedMail = (sender: BillingSender, recipient: Recipient, plan: Plan, renewsAt: Date): Mail =>
  mailOf({
    productName: sender.productName,
    recipient,
    subject: `Your ${PLAN_TABLE[plan].name} plan goes on`,
    paragraphs: [`Your ${PLAN_TABLE[plan].name} plan is not cancelled any more. It renews on ${dayText(renewsAt)}.`],
    action: subscriptionsLink(sender, 'See your subscription'),
  });

/** Sent to the people who run the installation. */
export const enterpriseMail = (
  sender: BillingSender,
  admin: string,
  { name, email, company, message }: EnterpriseContact,
): Mail =>
  mailOf({
    productName: sender.productName,
    recipient: { email: admin, firstName: 'admin' },
    subject: `Enterprise: ${company}`,
    paragraphs: [`${name} of ${company} asks for an enterprise plan.`, message],
    action: { label: `Answer ${email}`, url: `mailto:${email}` },
  });
