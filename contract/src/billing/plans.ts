import { PLANS, type Plan } from '../accounts/accounts.schema.ts';

export const PAID_PLANS = ['starter', 'pro'] as const;
/** A plan that can be bought on the page; an enterprise plan's price is negotiated. */
export type PaidPlan = (typeof PAID_PLANS)[number];

interface Price {
  readonly monthlyCents: number;
  /** Price of the whole year, in cents. */
  readonly yearlyCents: number;
}

export interface PlanEntry {
  readonly planType: Plan;
  readonly name: string;
  /** Price of the plan; null when it is negotiated. */
  readonly price: Price | null;
  /** Bytes of originals, the bin included; null: unlimited. */
  readonly storageBytes: number | null;
  readonly note: { readonly monthly: string; readonly yearly: string };
  readonly features: { readonly monthly: readonly string[]; readonly yearly: readonly string[] };
}

export const CURRENCY = 'usd';

const GB = 1_000_000_000;
const STORAGE = { free: GB, starter: 10 * GB, pro: 50 * GB };
const storageText = (bytes: number) => `${bytes / GB} GB storage`;

const both = <Value>(value: Value) => ({ monthly: value, yearly: value });
const enterprise = ['Everything in Pro', 'Unlimited storage', 'Faster GPUs'];

/** The plans, with their prices, limits and features. The server, the invoices and the plan cards use this table. */
export const PLAN_TABLE: Readonly<Record<Plan, PlanEntry>> = {
  free: {
    planType: 'free',
    name: 'Free',
    price: { monthlyCents: 0, yearlyCents: 0 },
    note: both('No card needed'),
    storageBytes: STORAGE.free,
    features: both([
      'Every tool of the studio',
      'Full-size downloads',
      'Collections to share',
      storageText(STORAGE.free),
    ]),
  },
  starter: {
    planType: 'starter',
    name: 'Starter',
    price: { monthlyCents: 1900, yearlyCents: 18_000 },
    note: { monthly: 'a month', yearly: 'a month, $180 billed yearly: save $48 a year' },
    storageBytes: STORAGE.starter,
    features: both(['200 images a month', 'Everything in Free', storageText(STORAGE.starter), 'Served before Free']),
  },
  pro: {
    planType: 'pro',
    name: 'Pro',
    price: { monthlyCents: 4900, yearlyCents: 48_000 },
    note: { monthly: 'a month', yearly: 'a month, $480 billed yearly: 2 months free, save $100 a year' },
    storageBytes: STORAGE.pro,
    features: both([
      'Unlimited images',
      'Unlimited variations',
      'Unlimited 4X upscale',
      storageText(STORAGE.pro),
      'Fast GPUs',
    ]),
  },
  enterprise: {
    planType: 'enterprise',
    name: 'Enterprise',
    price: null,
    note: both('for a house with its own needs'),
    storageBytes: null,
    features: {
      monthly: enterprise,
      yearly: [...enterprise, 'Custom model training', 'Dedicated support', 'API access'],
    },
  },
};

/** Explanations of the features whose names do not explain themselves. */
export const FEATURE_NOTES: Readonly<Partial<Record<string, string>>> = {
  'Fast GPUs': 'While people wait, your renders get a larger share of the engines than those of Starter and Free.',
  'Faster GPUs': 'While people wait, your renders get the largest share of the engines.',
  'Custom model training':
    'A model trained on your own pieces and offered in your studio. Ask for it with "Talk to us".',
  'Dedicated support': 'One person who knows your house and answers by e-mail.',
  'API access':
    'Limits that are agreed on, and help to connect your systems. Ask for it with "Talk to us"; keys with the usual limits are in every account.',
};

/** What can be bought: a plan, with monthly or yearly payment. */
export interface Offer {
  readonly plan: PaidPlan;
  readonly is_monthly: boolean;
}

/** Price of one billing period, in cents. */
export function priceOf({ plan, is_monthly: isMonthly }: Offer): number {
  const { monthlyCents, yearlyCents } = PLAN_TABLE[plan].price ?? { monthlyCents: 0, yearlyCents: 0 };
  return isMonthly ? monthlyCents : yearlyCents;
}

/** A price as text; whole dollars have no cents: `$49`, `$8.17`. */
export const priceText = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;

export const offerName = ({ plan, is_monthly: isMonthly }: Offer): string =>
  `${PLAN_TABLE[plan].name}, ${isMonthly ? 'monthly' : 'yearly'}`;

export const isPaidPlan = (plan: Plan): plan is PaidPlan => (PAID_PLANS as readonly Plan[]).includes(plan);

/**
 * When a change of offer takes effect: at once for more (a higher plan, or the same plan paid yearly), at the end of
 * the paid period for less.
 */
export function changeKind(from: Offer, to: Offer): 'none' | 'now' | 'at_period_end' {
  const rise = PLANS.indexOf(to.plan) - PLANS.indexOf(from.plan);
  if (rise !== 0) return rise > 0 ? 'now' : 'at_period_end';
  if (from.is_monthly === to.is_monthly) return 'none';
  return to.is_monthly ? 'at_period_end' : 'now';
}
