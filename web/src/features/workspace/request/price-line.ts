import type { Plan } from '@kenna/contract';

/** Cost of an action: the free plan counts prompts, the starter plan counts images, and other plans count nothing. */
export function priceLine(plan: Plan, left: number | null, images: number): string {
  if ((plan !== 'free' && plan !== 'starter') || left === null) return 'Included in your plan';
  const [cost, unit] = plan === 'free' ? [1, 'prompt'] : [images, 'image'];
  const uses = `Uses ${cost} ${unit}${cost === 1 ? '' : 's'}`;
  if (left < cost) return `${uses} · ${left} left`;
  return `${uses} · ${left - cost} left after this`;
}
