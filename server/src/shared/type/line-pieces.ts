/** A part of a text that no line break may part, and whether a space stands before it. */
export interface LinePiece {
  readonly text: string;
  readonly spaced: boolean;
}

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Words of a language that writes none apart; signs stay with the word before them. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike || words.length === 0) words.push(segment);
    else words.push(`${words.pop()}${segment}`);
  }
  return words;
}

export function linePieces(text: string): LinePiece[] {
  return text
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((word) =>
      (UNSPACED.test(word) ? wordsOf(word) : [word]).map((piece, index) => ({ text: piece, spaced: index === 0 })),
    );
}
