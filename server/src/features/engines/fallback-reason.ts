import type { EngineErrorKind } from '../../ports/image-engine.port.ts';

/** Why a preferred engine did not make the picture. `unable`: it does not support the task. */
export type PassedOver = EngineErrorKind | 'unable';

const REASONS: Partial<Record<PassedOver, string>> = {
  unable: 'cannot do this',
  missing_model: 'does not have this model',
  out_of_memory: 'ran out of memory',
  busy: 'was busy',
  failed: 'failed',
  timeout: 'took too long',
};

/** Why other engines did not make the picture, such as "Studio GPU ran out of memory"; null without other engines. */
export function fallbackReason(passed: readonly { readonly title: string; readonly why: PassedOver }[]): string | null {
  if (passed.length === 0) return null;
  const distinct = [...new Map(passed.map((one) => [one.title, one])).values()];
  const reasons = distinct.map((one) => `${one.title} ${REASONS[one.why] ?? 'could not be reached'}`);
  return reasons.join(' and ');
}
