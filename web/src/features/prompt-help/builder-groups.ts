import type { SceneVocabulary, VocabularyEntry } from '@kenna/contract';
import { titleOfName } from '../../lib/text/title-of-name.ts';
import { findFirst, findWords } from './find-words.ts';
import type { BuiltPrompt } from './written-words.ts';

/** A group of words of which one can be chosen, such as the colours. */
export interface BuilderGroup {
  readonly kind: string;
  readonly title: string;
  readonly words: readonly VocabularyEntry[];
  /** True for attributes that are hidden until more are asked for, a search is typed, or one of them is chosen. */
  readonly isDetail: boolean;
}

/** Attributes that describe a piece best, in the order in which a person would name them. */
const ESSENTIAL = [
  ...['silhouette', 'neckline', 'sleeve', 'length', 'leg', 'brim', 'heel', 'toe', 'shaft'],
  ...['gem', 'stoneCut', 'chain', 'watchBand', 'shape', 'glaze', 'frost'],
];

const TITLES: Readonly<Record<string, string>> = { form: 'Garment or product' };

const titleOf = (kind: string): string => TITLES[kind] ?? titleOfName(kind);

/**
 * Name of the piece that a prompt describes: the one that the builder wrote, otherwise the first that was typed; null
 * for none.
 */
export function formOf({ text, written }: BuiltPrompt, vocabulary: SceneVocabulary): string | null {
  const forms = vocabulary.kinds['form'] ?? [];
  const label = written.find(({ kind }) => kind === 'form')?.words ?? findFirst(text, labelsOf(forms))?.words;
  return forms.find((form) => form.label === label)?.name ?? null;
}

/** Groups of words for a piece and its picture. The attributes depend on the piece. */
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

/** Label of a chip without the words of its group's title: "long" for "long sleeves" in the group Sleeve. */
export function chipLabel({ title }: BuilderGroup, label: string): string {
  const last = title.split(' ').at(-1)!.toLowerCase();
  return label.replace(new RegExp(`(?<=\\S) ${last}s?$`, 'u'), '');
}

/** Words of a group that were typed, so that the builder need not write them. */
export const typedWords = ({ text, written }: BuiltPrompt, { words }: BuilderGroup): ReadonlySet<string> =>
  new Set(labelsOf(words).filter((label) => findWords(typedOnly(text, written), label) !== null));

/** The text without the words of the builder. A semicolon in their place keeps the typed words around them apart. */
const typedOnly = (text: string, written: BuiltPrompt['written']): string =>
  written.toReversed().reduce((rest, { start, end }) => `${rest.slice(0, start)};${rest.slice(end)}`, text);

export const labelsOf = (words: readonly VocabularyEntry[]): readonly string[] => words.map(({ label }) => label);
