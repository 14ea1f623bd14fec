import type { AuditEntry } from '@kenna/contract';

export interface ChangedFact {
  readonly name: string;
  /** Value before the action, null if there was none. */
  readonly before: string | null;
  readonly after: string | null;
}

const textOf = (value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Lists the fields that an action changed, without those that stayed the same. */
export function changedFacts({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedFact[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const [was, is] = [textOf(before?.[name]), textOf(after?.[name])];
    return was === is ? [] : [{ name: name.replaceAll('_', ' '), before: was, after: is }];
  });
}
