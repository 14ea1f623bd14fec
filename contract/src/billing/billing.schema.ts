import { z } from 'zod';
import { PLANS, signupFields, samePasswords, passwordsDiffer } from '../accounts/accounts.schema.ts';
import { reasonSchema } from '../reason.schema.ts';
import { REQUIRED_TEXT } from '../constants.ts';
import { renderLimitSchema } from '../render-limit.schema.ts';
import { PAID_PLANS } from './plans.ts';
import { userId } from '../user-id.schema.ts';

const COUNTRY_TEXT = 'Choose a country';
const country = z
  .string(REQUIRED_TEXT)
  .min(1, REQUIRED_TEXT)
  .regex(/^[A-Z]{2}$/, COUNTRY_TEXT);
const dial_code = z
  .string(REQUIRED_TEXT)
  .min(1, REQUIRED_TEXT)
  .regex(/^\+\d{1,7}$/, 'Choose a dial code such as +44');

/** The sign-up form. It has no card fields: cards are entered on the checkout page. */
export const registerSchema = z
  .strictObject({
    ...signupFields,
    plan: z.enum(['free', ...PAID_PLANS], REQUIRED_TEXT),
    is_monthly: z.boolean().default(true),
    country,
    dial_code,
    age: z.literal(true, REQUIRED_TEXT),
    have_photos_right: z.literal(true, REQUIRED_TEXT),
    /**
     * The token that a provider's own card form returned; with it, no checkout page is needed unless the bank asks for
     * a confirmation.
     */
    payment_token: z
      .string()
      .regex(/^[\w-]{4,200}$/, 'This is not a payment token')
      .refine((token) => !/\d{12,}/.test(token), 'A card number does not belong here')
      .optional(),
  })
  .refine(samePasswords, passwordsDiffer);
export type Register = z.input<typeof registerSchema>;

/** `data` of an answer with HTTP status 402: the checkout where the person can pay. */
export const paymentOwedSchema = z.object({ checkout: z.string(), checkout_url: z.string() });
export type PaymentOwed = z.infer<typeof paymentOwedSchema>;

export const verifyPaymentSchema = z.strictObject({ checkout: z.string().min(8).max(200), user_id: userId });

export const SUBSCRIPTION_STATUSES = ['active', 'past_due', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const changeSubscriptionSchema = z.strictObject({
  /** `free` cancels the subscription at the end of its paid period. */
  plan: z.enum(['free', ...PAID_PLANS]),
  is_monthly: z.boolean().default(true),
  user_id: userId,
});
export type ChangeSubscription = z.input<typeof changeSubscriptionSchema>;

const offerSchema = z.object({ plan: z.enum(PAID_PLANS), is_monthly: z.boolean() });

export const subscriptionSchema = offerSchema.extend({
  status: z.enum(SUBSCRIPTION_STATUSES),
  period_start: z.string(),
  period_end: z.string(),
  /** True when the subscription ends with its current period. */
  cancels_at_end: z.boolean(),
  /** The offer that replaces it in the next period; null when it stays the same. */
  next: offerSchema.nullable(),
  /** After a failed payment: the deadline for paying. null otherwise. */
  grace_until: z.string().nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const billingStateSchema = z.object({
  plan: z.enum(PLANS),
  /** The person's subscription; null for none. */
  subscription: subscriptionSchema.nullable(),
  /** Whether the provider has a page where this person manages cards and invoices. */
  has_portal: z.boolean(),
});
export type BillingState = z.infer<typeof billingStateSchema>;

/**
 * When a paid plan was requested without a subscription, both fields name the checkout where it is still to be paid.
 */
export const changedSubscriptionSchema = billingStateSchema.extend({
  checkout: z.string().nullable(),
  checkout_url: z.string().nullable(),
});
export type ChangedSubscription = z.infer<typeof changedSubscriptionSchema>;

/** What a change of plan would cost. */
export const changeQuoteSchema = z.object({
  /** Charged at once. */
  due_cents: z.number().int(),
  /** Credit that is left after the change; it is deducted from the next payments. */
  credit_cents: z.number().int(),
  /** The next charge after the credit was deducted; null when the plan ends instead. */
  next_cents: z.number().int().nullable(),
  next_at: z.string(),
});
export type ChangeQuote = z.infer<typeof changeQuoteSchema>;

export const INVOICE_STATUSES = ['open', 'paid', 'refunded', 'void'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export const invoiceSchema = z.object({
  id: z.number().int(),
  number: z.string(),
  description: z.string(),
  /** Negative for a refund. */
  amount_cents: z.number().int(),
  currency: z.string(),
  status: z.enum(INVOICE_STATUSES),
  issued_at: z.string(),
  /** Address of the provider's document; null where it has none and our own invoice can be downloaded. */
  url: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const QUOTA_ENTRY_KINDS = ['grant', 'refill', 'reserve', 'commit', 'release'] as const;
export type QuotaEntryKind = (typeof QUOTA_ENTRY_KINDS)[number];

export const quotaEntrySchema = z.object({
  id: z.number().int(),
  kind: z.enum(QUOTA_ENTRY_KINDS),
  unit: z.enum(['prompt', 'image']),
  amount: z.number().int(),
  render_id: z.number().int().nullable(),
  reason: z.string().nullable(),
  created_at: z.string(),
});
export type QuotaEntry = z.infer<typeof quotaEntrySchema>;

export const quotaHistorySchema = z.object({
  left: renderLimitSchema,
  /**
   * Prompts (Free) or images (Starter) allowed this month, or in total if they are never refilled; null without a cap.
   */
  allowance: z.number().int().nullable(),
  /** True once four fifths are used. */
  is_low: z.boolean(),
  /** When the monthly allowance is refilled; null where it is never refilled. */
  refills_at: z.string().nullable(),
  entries: z.array(quotaEntrySchema),
  next: z.string().nullable(),
});
export type QuotaHistory = z.infer<typeof quotaHistorySchema>;

export const enterpriseContactSchema = z.strictObject({
  name: signupFields.first_name,
  email: signupFields.email,
  company: z.string(REQUIRED_TEXT).trim().min(1, REQUIRED_TEXT).max(120, 'Use at most 120 characters'),
  message: z.string(REQUIRED_TEXT).trim().min(1, REQUIRED_TEXT).max(2000, 'Use at most 2000 characters'),
  user_id: userId,
});
export type EnterpriseContact = z.input<typeof enterpriseContactSchema>;

/** A plan that an admin assigns without payment. */
export const assignPlanSchema = z.strictObject({
  id: z.number().int().positive(),
  plan: z.enum(PLANS),
  reason: reasonSchema,
  user_id: userId,
});

export const refundSchema = z.strictObject({
  invoice_id: z.number().int(),
  /** True also ends the subscription at once. */
  end_plan: z.boolean().default(false),
  user_id: userId,
});
