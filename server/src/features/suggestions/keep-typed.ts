/** List markers before a line, and quotation marks around it. */
const DECORATION = /^\s*(?:[-*•]|\d+[.)])\s+|^["“'`]+|["”'`]+$/g;

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * A suggested line with the typed text exactly at its beginning; null for a line that does not start with it. Case and
 * white space may differ in the suggestion; the typed form is used.
 */
export function keepTyped(typed: string, line: string): string | null {
  if (line.startsWith(typed) && typed !== '') return line.trimEnd();
  const said = line.replace(DECORATION, '').replace(DECORATION, '').trim();
  const start = folded(typed);
  if (said === '' || /^```/.test(said)) return null;
  if (start === '') return said;
  if (!folded(said).startsWith(start)) return null;
  const rest = restAfter(said, start.length);
  const gap = /\s$/.test(typed) ? rest.trimStart() : rest;
  return `${typed}${gap}`;
}

/** The text after the first `count` characters, where a run of white space counts as one. */
function restAfter(text: string, count: number): string {
  let seen = 0;
  let at = 0;
  while (seen < count && at < text.length) {
    const isSpace = /\s/.test(text[at]!);
    at += 1;
    while (isSpace && /\s/.test(text[at] ?? '')) at += 1;
    seen += 1;
  }
  return text.slice(at);
}
