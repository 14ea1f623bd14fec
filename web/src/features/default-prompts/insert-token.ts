interface Edited {
  readonly text: string;
  /** Where the caret goes. */
  readonly caret: number;
}

/** Puts a placeholder in place of what is selected, with the spaces that it needs around it. */
export function insertToken(text: string, [start, end]: readonly [number, number], token: string): Edited {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const left = before === '' || /[\s[(]$/u.test(before) ? '' : ' ';
  const right = after === '' || /^[\s,.;:\])]/u.test(after) ? '' : ' ';
  return { text: `${before}${left}${token}${right}${after}`, caret: before.length + left.length + token.length };
}
