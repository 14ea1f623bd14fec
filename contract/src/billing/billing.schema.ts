import { z } from 'zod';
import { PLANS, signupFields, samePasswords, passwordsDiffer } from '../accounts/accounts.schema.ts';
import { reasonSchema } from '../admin/people.schema.ts';
import { REQUIRED_TEXT } from '../constants.ts';
import { renderLimitSchema } from '../renders/renders.schema.ts';
import { PAID_PLANS } from './plans.ts';

const COUNTRY_TEXT = 'Choose a country';
const country = z
  .string(REQUIRED_TEXT)
  .min(1, REQUIRED_TEXT)
  .regex(/^[A-Z]{2}$/, COUNTRY_TEXT);
const dial_code = z
  .string(REQUIRED_TEXT)
  .min(1, REQUIRED_TEXT)
  .regex(/^\+\d{1,7}$/, 'Choose a dial code such as +44');

/** The sign-up form. It holds no card: that is entered on the checkout page. */
export const registerSchema = z
  .strictObject({
    ...signupFields,
    plan: z.enum(['free', ...PAID_PLANS], REQUIRED_TEXT),
    is_monthly: z.boolean().default(true),
    country,
    dial_code,
    age: z.literal(true, REQUIRED_TEXT),
    have_photos_right: z.literal(true, REQUIRED_TEXT),
    /** What a provider's own form gave for a card; with one, no checkout page is needed where the bank asks nothing. */
    payment_token: z
      .string()
      .regex(/^[\w-]{4,200}$/, 'This is not a payment token')
      .refine((token) => !/\d{12,}/.test(token), 'A card number does not belong here')
      .optional(),
  })
  .refine(samePasswords, passwordsDiffer);
export type Register = z.input<typeof registerSchema>;

/** `data` of a 402 that a payment settles. */
export const paymentOwedSchema = z.object({ checkout: z.string(), checkout_url: z.string() });
export type PaymentOwed = z.infer<typeof paymentOwedSchema>;

const userId = { user_id: z.number().int().optional() };

export const verifyPaymentSchema = z.strictObject({ checkout: z.string().min(8).max(200), ...userId });

export const SUBSCRIPTION_STATUSES = ['active', 'past_due', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const changeSubscriptionSchema = z.strictObject({
  /** `free` ends what is paid for with its period. */
  plan: z.enum(['free', ...PAID_PLANS]),
  is_monthly: z.boolean().default(true),
  ...userId,
});
export type ChangeSubscription = z.input<typeof changeSubscriptionSchema>;

const offerSchema = z.object({ plan: z.enum(PAID_PLANS), is_monthly: z.boolean() });

export const subscriptionSchema = offerSchema.extend({
  status: z.enum(SUBSCRIPTION_STATUSES),
  period_start: z.string(),
  period_end: z.string(),
  /** It ends with its period. */
  cancels_at_end: z.boolean(),
  /** What it becomes with the next period; null: it stays. */
  next: offerSchema.nullable(),
  /** Of a payment that failed: until when it may be mended. */
  grace_until: z.string().nullable(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const billingStateSchema = z.object({
  plan: z.enum(PLANS),
  /** null: nothing is paid for. */
  subscription: subscriptionSchema.nullable(),
  /** Whether the provider has a page for cards and invoices of this person. */
  has_portal: z.boolean(),
});
export type BillingState = z.infer<typeof billingStateSchema>;

/** A plan that was asked for without a subscription is still to be paid for: then both name its checkout. */
export const changedSubscriptionSchema = billingStateSchema.extend({
  checkout: z.string().nullable(),
  checkout_url: z.string().nullable(),
});
export type ChangedSubscription = z.infer<typeof changedSubscriptionSchema>;

/** What a change of plan costs, before it is made. */
export const changeQuoteSchema = z.object({
  /** Charged at once. */
  due_cents: z.number().int(),
  /** Paid and not used: taken off the next payments. */
  credit_cents: z.number().int(),
  /** What is charged then, with the credit taken off; null where the plan ends instead. */
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
  /** Below 0 for what was given back. */
  amount_cents: z.number().int(),
  currency: z.string(),
  status: z.enum(INVOICE_STATUSES),
  issued_at: z.string(),
  /** The provider's document; null where it has none, and ours is to be had. */
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
  /** Of the present month, or of all time where nothing is refilled; null on a plan without a cap. */
  allowance: z.number().int().nullable(),
  /** True from four fifths used. */
  is_low: z.boolean(),
  /** When a month's allowance comes back; null where none does. */
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
  ...userId,
});
export type EnterpriseContact = z.input<typeof enterpriseContactSchema>;

/** A plan that is not paid for. */
export const assignPlanSchema = z.strictObject({
  id: z.number().int().positive(),
  plan: z.enum(PLANS),
  reason: reasonSchema,
  ...userId,
});

export const refundSchema = z.strictObject({
  invoice_id: z.number().int(),
  /** Ends the subscription at once, too. */
  end_plan: z.boolean().default(false),
  ...userId,
});
