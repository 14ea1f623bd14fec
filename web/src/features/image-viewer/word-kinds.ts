import type { BriefChip, SceneVocabulary, VocabularyEntry } from '@kenna/contract';
import { titleOfName } from '../../lib/text/title-of-name.ts';

export interface WordKind {
  /** A kind of word that `correctPrompt` accepts. */
  readonly kind: string;
  readonly title: string;
  readonly words: readonly VocabularyEntry[];
}

const PIECE_KINDS = ['colour', 'fabric', 'pattern'];
const PICTURE_KINDS = ['detail', 'setting', 'light', 'view', 'staging', 'build', 'pose', 'finish', 'mood'];
/** A picture has at most one word of each of these kinds, so a second one is not offered. */
const SINGLE_KINDS = new Set(['setting', 'light', 'view', 'staging', 'build', 'pose', 'finish']);

/**
 * Kinds of words that can be added to a picture: first those of the piece, which depend on its form, then those of the
 * whole picture.
 */
export function wordKindsOf(vocabulary: SceneVocabulary, chips: readonly BriefChip[]): WordKind[] {
  const presentKinds = new Set(
    chips.map(({ kind, name }) => (kind === 'attribute' ? (name.split('=')[0] ?? '') : kind)),
  );
  const form = chips.find(({ kind }) => kind === 'form')?.name;
  const ofKind = (kind: string): WordKind => ({ kind, title: titleOfName(kind), words: vocabulary.kinds[kind] ?? [] });
  const attributes = (form === undefined ? [] : (vocabulary.attributesOf[form] ?? []))
    .filter((attribute) => !presentKinds.has(attribute))
    .map((name) => ({ kind: 'attribute', title: titleOfName(name), words: vocabulary.attributes[name] ?? [] }));
  const picture = PICTURE_KINDS.filter((kind) => !(SINGLE_KINDS.has(kind) && presentKinds.has(kind)));
  return [...PIECE_KINDS.map(ofKind), ...attributes, ...picture.map(ofKind)].filter(({ words }) => words.length > 0);
}
