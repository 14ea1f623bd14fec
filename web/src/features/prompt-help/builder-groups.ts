import type { SceneVocabulary, VocabularyEntry } from '@kenna/contract';
import { findFirst, findWords } from './find-words.ts';
import type { BuiltPrompt } from './written-words.ts';

/** One thing that can be said, and the words for it. */
export interface BuilderGroup {
  readonly kind: string;
  readonly title: string;
  readonly words: readonly VocabularyEntry[];
  /** Shown when more of the piece is asked for. */
  readonly isDetail: boolean;
}

/** Of the attributes that a piece can have, those that say most of it, in the order in which one would tell them. */
const ESSENTIAL = [
  ...['silhouette', 'neckline', 'sleeve', 'length', 'leg', 'brim', 'heel', 'toe', 'shaft'],
  ...['gem', 'stoneCut', 'chain', 'watchBand', 'shape', 'glaze', 'frost'],
];

const TITLES: Readonly<Record<string, string>> = { form: 'Garment or product' };

/** `sleeveShape` reads "Sleeve shape". */
const titleOf = (kind: string): string =>
  TITLES[kind] ??
  kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** The piece that a prompt is about: what the builder wrote, else the first that was typed; null for none. */
export function formOf({ text, written }: BuiltPrompt, vocabulary: SceneVocabulary): string | null {
  const forms = vocabulary.kinds['form'] ?? [];
  const label = written.find(({ kind }) => kind === 'form')?.words ?? findFirst(text, labelsOf(forms))?.words;
  return forms.find((form) => form.label === label)?.name ?? null;
}

/** What can be said of a piece and its picture; attributes by what the piece can have. */
export function builderGroups(vocabulary: SceneVocabulary, form: string | null): readonly BuilderGroup[] {
  const { kinds, attributes, attributesOf } = vocabulary;
  const ofKind = (kind: string): BuilderGroup => ({
    kind,
    title: titleOf(kind),
    words: kinds[kind] ?? [],
    isDetail: false,
  });
  const can = form === null ? [] : (attributesOf[form] ?? []);
  const names = [...ESSENTIAL.filter((name) => can.includes(name)), ...can.filter((name) => !ESSENTIAL.includes(name))];
  const ofThePiece = names.map((name) => ({
    kind: name,
    title: titleOf(name),
    words: attributes[name] ?? [],
    isDetail: !ESSENTIAL.includes(name),
  }));
  return [
    ...['form', 'fabric', 'colour', 'pattern'].map(ofKind),
    ...ofThePiece,
    ...['setting', 'light', 'view', 'mood'].map(ofKind),
  ].filter(({ words }) => words.length > 0);
}

/** What a chip says under its group's title: "long" under Sleeve, for "long sleeves". */
export function chipLabel({ title }: BuilderGroup, label: string): string {
  const last = title.split(' ').at(-1)!.toLowerCase();
  return label.replace(new RegExp(`(?<=\\S) ${last}s?$`, 'u'), '');
}

/** The words of a group that were typed, so that they need not be written as well. */
export const typedWords = ({ text, written }: BuiltPrompt, { words }: BuilderGroup): ReadonlySet<string> =>
  new Set(labelsOf(words).filter((label) => findWords(typedOnly(text, written), label) !== null));

/** The text without what the builder wrote; what is left keeps apart. */
const typedOnly = (text: string, written: BuiltPrompt['written']): string =>
  written.toReversed().reduce((rest, { start, end }) => `${rest.slice(0, start)};${rest.slice(end)}`, text);

export const labelsOf = (words: readonly VocabularyEntry[]): readonly string[] => words.map(({ label }) => label);
