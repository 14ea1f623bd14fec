import type { ImageItem } from '@kenna/contract';

/** Notes on the pictures of a render, such as words that could not be drawn, without duplicates. */
export const notesOf = (images: readonly Pick<ImageItem, 'note'>[]): readonly string[] => [
  ...new Set(images.flatMap(({ note }) => (note === null ? [] : [note]))),
];
