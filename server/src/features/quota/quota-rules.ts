import type { Plan } from '@kenna/contract';

export type QuotaUnit = 'prompt' | 'image';

/** The unit that a plan counts; null when it has no cap. */
export function quotaUnitOf(plan: Plan): QuotaUnit | null {
  if (plan === 'free') return 'prompt';
  if (plan === 'starter') return 'image';
  return null;
}

/** The cost of a render with `imageCount` pictures. */
export const costOf = (unit: QuotaUnit, imageCount: number): number => (unit === 'prompt' ? 1 : imageCount);

/** The refund when only `delivered` pictures of a reservation were made: a prompt is used up by its first picture. */
export function refundOf(unit: QuotaUnit, reserved: number, delivered: number): number {
  if (delivered === 0) return reserved;
  return unit === 'prompt' ? 0 : Math.max(0, reserved - delivered);
}

/** Returns true once four fifths of an allowance are used. */
export const isLow = ({ granted, left }: { readonly granted: number; readonly left: number }): boolean =>
  left <= granted / 5;
