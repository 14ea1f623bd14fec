/**
 * Tidies text of several lines: no control characters, no white space at the ends of a line, single spaces between
 * words, and at most one empty line in a row.
 */
export const tidyMessage = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, '')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
