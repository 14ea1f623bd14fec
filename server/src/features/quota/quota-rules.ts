import { PLANS, type Plan } from '@kenna/contract';

export type QuotaUnit = 'prompt' | 'image';

/** What a plan counts, or null when it is not capped. */
export function quotaUnitOf(plan: Plan): QuotaUnit | null {
  if (plan === 'free') return 'prompt';
  if (plan === 'starter') return 'image';
  return null;
}

/** Higher plans are served sooner. */
export const priorityOf = (plan: Plan): number => PLANS.indexOf(plan);

/** What a render of `imageCount` pictures costs in a unit. */
export const costOf = (unit: QuotaUnit, imageCount: number): number => (unit === 'prompt' ? 1 : imageCount);

/** What goes back when `delivered` pictures arrived of a reservation: a prompt is spent by its first picture. */
export function refundOf(unit: QuotaUnit, reserved: number, delivered: number): number {
  if (delivered === 0) return reserved;
  return unit === 'prompt' ? 0 : Math.max(0, reserved - delivered);
}

/** True once four fifths of an allowance are used. */
export const isLow = ({ granted, left }: { readonly granted: number; readonly left: number }): boolean =>
  left <= granted / 5;
