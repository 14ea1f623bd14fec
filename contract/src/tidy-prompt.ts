/** Normalises to one line: control characters and runs of white space become single spaces. */
export const tidyPrompt = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
