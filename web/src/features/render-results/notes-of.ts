import type { ImageItem } from '@kenna/contract';

/** What is to be known of the pictures of a render, such as words that could not be drawn; each said once. */
export const notesOf = (images: readonly Pick<ImageItem, 'note'>[]): readonly string[] => [
  ...new Set(images.flatMap(({ note }) => (note === null ? [] : [note]))),
];
