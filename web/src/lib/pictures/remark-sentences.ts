import type { PictureRemark } from '@kenna/contract';

/** Words of the prompt that the pictures do not show, each once. */
export const wordsNotDrawn = (remarks: readonly PictureRemark[]): readonly string[] => [
  ...new Set(remarks.filter(({ kind }) => kind === 'not_drawn').map(({ words }) => words)),
];

/** The other remarks, which are sentences, each once. */
export const otherRemarks = (remarks: readonly PictureRemark[]): readonly string[] => [
  ...new Set(remarks.filter(({ kind }) => kind !== 'not_drawn').map(({ words }) => words)),
];

/** All remarks as plain sentences; words that were not drawn form one sentence at the end. */
export function remarkSentences(remarks: readonly PictureRemark[]): readonly string[] {
  const missed = wordsNotDrawn(remarks);
  return [
    ...otherRemarks(remarks),
    ...(missed.length > 0 ? [`Not drawn: ${missed.join(', ')}. A connected engine can draw more.`] : []),
  ];
}
