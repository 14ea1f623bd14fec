import type { Mail } from '../../ports/mailer.port.ts';
import { mailOf, type Recipient } from '../../shared/letter.ts';
import type { QuotaUnit } from './quota-rules.ts';

interface Sender {
  readonly productName: string;
  readonly publicUrl: string;
}

interface Allowance {
  readonly unit: QuotaUnit;
  readonly granted: number;
  readonly left: number;
}

export const quotaMail = (
  { productName, publicUrl }: Sender,
  recipient: Recipient,
  { unit, granted, left }: Allowance,
): Mail =>
  mailOf({
    productName,
    recipient,
    subject: `${Math.max(0, left)} of ${granted} ${unit}s left`,
    paragraphs: [
      `You have used most of your plan: ${Math.max(0, left)} of ${granted} ${unit}s are left.`,
      unit === 'image'
        ? 'They come back with the next month. Pro has no limit.'
        : 'Starter gives you images every month, and Pro has no limit.',
    ],
    action: { label: 'See the plans', url: `${publicUrl}/account/subscriptions` },
  });
