import type { Plan } from '@kenna/contract';

export interface PlanOffer {
  readonly plan: Plan;
  readonly name: string;
  readonly price: { readonly monthly: string; readonly yearly: string };
  readonly note: { readonly monthly: string; readonly yearly: string };
  readonly features: { readonly monthly: readonly string[]; readonly yearly: readonly string[] };
  readonly open: boolean;
}

const both = <Value>(value: Value) => ({ monthly: value, yearly: value });
const pro = ['Unlimited images', 'Unlimited variations', 'Unlimited 4X upscale', '50 GB storage', 'Fast GPUs'];
const enterprise = ['Everything in Pro', 'Unlimited storage', 'Faster GPUs'];

/** What can be chosen; a plan that is not `open` is shown so that nobody is surprised by it later. */
export const PLAN_OFFERS: readonly PlanOffer[] = [
  {
    plan: 'free',
    name: 'Free',
    price: both('$0'),
    note: both('No card needed'),
    features: both(['Every look and every shape', 'Full-size downloads', 'Your pictures stay yours']),
    open: true,
  },
  {
    plan: 'pro',
    name: 'Pro',
    price: { monthly: '$49', yearly: '$40' },
    note: { monthly: 'a month', yearly: 'a month, $480 billed yearly: 2 months free, save $100 a year' },
    features: both(pro),
    open: false,
  },
  {
    plan: 'enterprise',
    name: 'Enterprise',
    price: both('Custom'),
    note: both('for a house with its own needs'),
    features: {
      monthly: enterprise,
      yearly: [...enterprise, 'Custom model training', 'Dedicated support', 'API access'],
    },
    open: false,
  },
];
