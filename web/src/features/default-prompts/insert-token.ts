interface Edited {
  readonly text: string;
  /** Position of the caret after the insertion. */
  readonly caret: number;
}

/** Replaces the selected text by a placeholder, with spaces around it where they are missing. */
export function insertToken(text: string, [start, end]: readonly [number, number], token: string): Edited {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const left = before === '' || /[\s[(]$/u.test(before) ? '' : ' ';
  const right = after === '' || /^[\s,.;:\])]/u.test(after) ? '' : ' ';
  return { text: `${before}${left}${token}${right}${after}`, caret: before.length + left.length + token.length };
}
