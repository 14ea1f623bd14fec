import type { Meaning, Verb } from '../vocabulary/meaning.ts';
import type { Phrase } from '../phrases/find-phrases.ts';

/** A stretch of a message that asks for one thing, or for several at once. */
export interface Command {
  readonly phrases: readonly Phrase[];
  /** Something parts it from the command before: a word such as "and", a comma, or the end of a sentence. */
  readonly after: 'start' | 'and' | 'comma' | 'sentence';
}

export type MeaningOf<Kind extends Meaning['kind']> = Extract<Meaning, { kind: Kind }>;

/** The meanings of one kind, in order, with the places of their phrases. */
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

/** Place of the first of these verbs, or -1. */
export const verbAt = ({ phrases }: Command, ...verbs: readonly Verb[]): number =>
  phrases.findIndex(({ meaning }) => meaning?.kind === 'verb' && verbs.includes(meaning.verb));

export const hasVerb = (command: Command, ...verbs: readonly Verb[]): boolean => verbAt(command, ...verbs) >= 0;

/** What the degrees of a command come to: "a lot" 1.7, "a bit" 0.5, none 1. */
export const degreeOf = (command: Command): number =>
  meaningsOf(command, 'degree').reduce((product, { meaning }) => product * meaning.factor, 1);

/** The share that a percentage names, or null. */
export function percentOf(command: Command): number | null {
  const found = meaningsOf(command, 'amount').find(({ meaning }) => meaning.unit === 'percent');
  return found ? Math.min(1, Math.abs(found.meaning.value) / 100) : null;
}
