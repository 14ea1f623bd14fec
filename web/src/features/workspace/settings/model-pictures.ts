import type { Model } from '@kenna/contract';

const pictures = import.meta.glob<string>('../../../assets/models/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of the picture that shows a model's look; null if there is none. */
export const modelPicture = (model: Model): string | null => pictures[`../../../assets/models/${model}.webp`] ?? null;
