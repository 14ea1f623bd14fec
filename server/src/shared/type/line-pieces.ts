/** An unbreakable part of a text, and whether a space precedes it. */
export interface LinePiece {
  readonly text: string;
  readonly spaced: boolean;
}

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Segments text without spaces into words; punctuation stays with the preceding word. */
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
