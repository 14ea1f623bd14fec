import { TAKE_FIELDS, type ImageItem, type SceneTake, type SceneVocabulary, type TakeField } from '@kenna/contract';
import { pictureTitle } from './picture-title.ts';

export interface TakeWord {
  readonly field: TakeField;
  readonly label: string;
  readonly hex?: string;
}

/** What a picture shows differently from its words, each in the vocabulary's own name; before that is known, plainly. */
export function takeWords(take: SceneTake, vocabulary: SceneVocabulary | undefined): TakeWord[] {
  return TAKE_FIELDS.flatMap((field) => {
    const value = take[field];
    if (value === undefined) return [];
    const words = vocabulary?.kinds[field] ?? [];
    const known = words.find(({ name, hex }) => name === value || (field === 'colour' && hex === value));
    const hex = known?.hex ?? (value.startsWith('#') ? value : undefined);
    return [{ field, label: known?.label ?? value.replaceAll('-', ' '), ...(hex !== undefined && { hex }) }];
  });
}

/** `back view, navy`; empty for a picture that shows its words. */
export const takeTitle = (take: SceneTake, vocabulary: SceneVocabulary | undefined): string =>
  takeWords(take, vocabulary)
    .map(({ label }) => label)
    .join(', ');

/** The words of a picture with its take: what it shows, for those who do not see it. */
export const shownTitle = (
  image: Pick<ImageItem, 'prompt' | 'take' | 'tool'>,
  vocabulary: SceneVocabulary | undefined,
): string => [pictureTitle(image), takeTitle(image.take, vocabulary)].filter(Boolean).join(', ');
