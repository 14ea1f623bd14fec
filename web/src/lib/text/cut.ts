/** Returns the first `length` graphemes of a text, followed by an ellipsis if anything was cut off. */
export function cut(text: string, length: number): string {
  const characters = [...new Intl.Segmenter().segment(text)];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}…`;
}
