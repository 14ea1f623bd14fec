import type { ImageItem, SceneVocabulary } from '@kenna/contract';

/** Views that a picture does not show yet. Clothes are seen from the front when their words name no view. */
export function otherViews({ take, brief }: Pick<ImageItem, 'take' | 'brief'>, vocabulary: SceneVocabulary): string[] {
  const form = brief.find(({ kind }) => kind === 'form')?.name;
  const isWorn = form !== undefined && (vocabulary.attributesOf[form] ?? []).includes('waist');
  const named = brief.find(({ kind }) => kind === 'view')?.name;
  const shown = take.view ?? named ?? (isWorn ? 'front' : null);
  return (vocabulary.kinds.view ?? []).map(({ name }) => name).filter((name) => name !== shown);
}
