const LINK =
  '(?:made|cut) (?:of|from|in)|with|in|on|at|of|from|under|over|by|against|beside|near|and|or|plus|worn with|&';
const ARTICLE = '(?:an?|the)';
/** A connecting word or article that needs a following word. */
const WAITING = new RegExp(`(?:^|(?<=[\\s,;:]))(?:(?:${LINK})(?:\\s+${ARTICLE})?|${ARTICLE})$`, 'iu');
const STARTS_LINK = new RegExp(`^(?:${LINK})(?=\\s|$)`, 'iu');
const STARTS_JOINT = /^(?:and|or|plus|&)\s+/iu;
const ENDS_JOINT = /\s+(?:and|or|&)$/iu;
const STARTS_MARK = /^[,;:.!?]/u;

/** Joins words between two texts with single spaces, and adjusts a preceding article ("a" or "an"). */
export function joinWords(left: string, words: string, right: string): string {
  const before = left.trimEnd();
  const after = right.trimStart();
  const gap = after === '' || STARTS_MARK.test(after) ? '' : ' ';
  const start = before === '' ? '' : `${withArticleFor(before, words)} `;
  return `${start}${words}${gap}${after}`;
}

const withArticleFor = (text: string, next: string): string =>
  text.replace(/(^|\s)(a)n?$/iu, (_, space: string, a: string) => `${space}${a}${/^[aeiou]/iu.test(next) ? 'n' : ''}`);

/**
 * Closes the gap after removed words: no double space, and no "with", "and" or comma left without its word. `endsTwin`
 * says whether a word of the same kind ends at an offset of `left`: removing black from "red and black dress" also
 * removes "and"; in "white shirt and black trousers" it stays.
 */
export function closeGap(left: string, right: string, endsTwin: (offset: number) => boolean): string {
  const before = left.trimEnd();
  const after = right.trimStart();
  if (STARTS_JOINT.test(after) && (before === '' || /[,;:]$/u.test(before) || WAITING.test(before))) {
    return closeGap(before, after.replace(STARTS_JOINT, ''), endsTwin);
  }
  const joint = ENDS_JOINT.exec(before);
  if (joint !== null && endsTwin(joint.index)) return closeGap(before.slice(0, joint.index), after, endsTwin);
  if ((after === '' || STARTS_MARK.test(after) || STARTS_LINK.test(after)) && WAITING.test(before)) {
    return closeGap(before.replace(WAITING, ''), after, endsTwin);
  }
  if (after === '') return before.replace(/[\s,;:]+$/u, '');
  if (/^[,;:]/u.test(after) && (before === '' || /[,;:]$/u.test(before))) {
    return closeGap(before, after.slice(1), endsTwin);
  }
  if (before === '') return after;
  return STARTS_MARK.test(after) ? `${before}${after}` : `${withArticleFor(before, after)} ${after}`;
}
