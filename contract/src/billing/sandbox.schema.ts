import { z } from 'zod';
import { REQUIRED_TEXT } from '../constants.ts';
import { invoiceSchema, subscriptionSchema } from './billing.schema.ts';
import { PAID_PLANS } from './plans.ts';
import { isExpired, readTestCard } from './test-cards.ts';

export const sandboxRef = z.string().regex(/^[\w-]{8,80}$/);

/** A card as typed on a page of the sandbox. */
export const testCardSchema = z.strictObject({
  card_number: z
    .string(REQUIRED_TEXT)
    .min(1, REQUIRED_TEXT)
    .max(40)
    .superRefine((typed, context) => {
      const read = readTestCard(typed);
      if ('fault' in read) context.addIssue({ code: 'custom', message: read.fault });
    }),
  /** `MM/YY` */
  expiry_date: z
    .string(REQUIRED_TEXT)
    .min(1, REQUIRED_TEXT)
    .max(10)
    .refine((typed) => !isExpired(typed, new Date(0)), 'Use the format MM/YY'),
  cvv: z
    .string(REQUIRED_TEXT)
    .min(1, REQUIRED_TEXT)
    .regex(/^\d{3,4}$/, 'Enter three or four digits'),
  cardholder_name: z.string(REQUIRED_TEXT).trim().min(1, REQUIRED_TEXT).max(120),
});
export type TestCardForm = z.input<typeof testCardSchema>;

export const sandboxCheckoutSchema = z.object({
  status: z.enum(['open', 'confirming', 'completed', 'expired']),
  plan: z.enum(PAID_PLANS),
  is_monthly: z.boolean(),
  email: z.string(),
  amount_cents: z.number().int(),
  cancel_url: z.string(),
  /** Where the buyer continues after the payment; null before it. */
  success_url: z.string().nullable(),
});
export type SandboxCheckout = z.infer<typeof sandboxCheckoutSchema>;

export const sandboxPortalSchema = z.object({
  email: z.string(),
  card: z.object({ brand: z.string(), lastDigits: z.string(), expires: z.string() }).nullable(),
  subscription: subscriptionSchema.nullable(),
  invoices: z.array(invoiceSchema),
  return_url: z.string(),
});
export type SandboxPortal = z.infer<typeof sandboxPortalSchema>;
