import type { EngineErrorKind } from '../../ports/image-engine.port.ts';

/** Why a preferred engine did not make the picture. `unable`: it does not support the task. */
export type PassedOver = EngineErrorKind | 'unable';

const REASONS: Partial<Record<PassedOver, string>> = {
  unable: 'cannot do this',
  missing_model: 'does not have this model',
  out_of_memory: 'ran out of memory',
  busy: 'was busy',
};

/** Such as "Studio GPU ran out of memory, so the built-in engine made this." */
export function fallbackNote(
  passed: readonly { readonly title: string; readonly why: PassedOver }[],
  title: string,
): string {
  const distinct = [...new Map(passed.map((one) => [one.title, one])).values()];
  const reasons = distinct.map((one) => `${one.title} ${REASONS[one.why] ?? 'could not be reached'}`);
  return `${reasons.join(' and ')}, so ${title} made this.`;
}
