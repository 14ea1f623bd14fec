import type { Meaning, Verb } from '../vocabulary/meaning.ts';
import type { Phrase } from '../phrases/find-phrases.ts';

/** A run of phrases that asks for one edit, or for several at once. */
export interface Command {
  readonly phrases: readonly Phrase[];
  /** What separates it from the command before: a word such as "and", a comma, or the end of a sentence. */
  readonly after: 'start' | 'and' | 'comma' | 'sentence';
}

export type MeaningOf<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>;

/** The meanings of one kind, in order, each with the index of its phrase. */
export function meaningsOf<Kind extends Meaning['kind']>(
  { phrases }: Command,
  kind: Kind,
): readonly { readonly at: number; readonly meaning: MeaningOf<Kind> }[] {
  return phrases.flatMap(({ meaning }, at) =>
    meaning?.kind === kind ? [{ at, meaning: meaning as MeaningOf<Kind> }] : [],
  );
}

export const hasKind = (command: Command, ...kinds: readonly Meaning['kind'][]): boolean =>
  command.phrases.some(({ meaning }) => meaning !== null && kinds.includes(meaning.kind));

/** Index of the first phrase with one of these verbs, or -1. */
export const verbAt = ({ phrases }: Command, ...verbs: readonly Verb[]): number =>
  phrases.findIndex(({ meaning }) => meaning?.kind === 'verb' && verbs.includes(meaning.verb));

export const hasVerb = (command: Command, ...verbs: readonly Verb[]): boolean => verbAt(command, ...verbs) >= 0;

/** The factor that the degree words of a command express: "a lot" 1.7, "a bit" 0.5, none 1. */
export const degreeOf = (command: Command): number =>
  meaningsOf(command, 'degree').reduce((product, { meaning }) => product * meaning.factor, 1);

/** The percentage in the command as a share, or null. */
export function percentOf(command: Command): number | null {
  const found = meaningsOf(command, 'amount').find(({ meaning }) => meaning.unit === 'percent');
  return found ? Math.min(1, Math.abs(found.meaning.value) / 100) : null;
}
