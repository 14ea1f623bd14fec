/**
 * reference = "undo" | [degree] ("more" | "less" | "again" | "too much"), alone in its message: it refers to the last
 * step.
 */
import type { Phrase } from '../phrases/find-phrases.ts';

export interface Reference {
  readonly kind: 'undo' | 'more' | 'less';
  /** Factor on the strength of the last step. */
  readonly degree: number;
}

const CARRIES: ReadonlySet<string> = new Set(['quiet', 'degree', 'direction', 'excess', 'this', 'join', 'amount']);

/** Returns null when the message names a subject itself. */
export function readReference(phrases: readonly Phrase[]): Reference | null {
  const said = phrases.filter(({ kind }) => kind !== 'stop');
  let verb: Reference['kind'] | null = null;
  let degree = 1;
  for (const { kind, meaning, senses } of said) {
    if (kind === 'unknown' || (kind === 'brief' && !senses.every((sense) => sense.kind === 'link' || sense.kind === 'quiet'))) return null; // prettier-ignore
    if (meaning === null) continue;
    if (meaning.kind === 'verb') {
      if (meaning.verb === 'undo') verb = 'undo';
      else if (meaning.verb === 'again') verb ??= 'more';
      else if (meaning.verb !== 'change') return null;
    } else if (!CARRIES.has(meaning.kind)) return null;
    else if (meaning.kind === 'direction') verb ??= meaning.sign > 0 ? 'more' : 'less';
    else if (meaning.kind === 'excess') verb ??= 'less';
    else if (meaning.kind === 'degree') degree *= meaning.factor;
    else if (meaning.kind === 'amount' && meaning.unit === 'percent')
      degree *= Math.min(2, Math.abs(meaning.value) / 100);
  }
  return verb === null ? null : { kind: verb, degree };
}
