import { parsingFault } from './content-fault.ts';

export type Argument = string | number | boolean | readonly Argument[];

export interface Predicate {
  /** Name of the predicate, such as `at`, `fulltext`, `date.after`. */
  readonly name: string;
  /** Field that is compared, such as `document.type` or `my.lesson.uid`; empty for `similar`. */
  readonly path: string;
  readonly values: readonly Argument[];
  /** Column of the predicate in the parameter, from 1. */
  readonly column: number;
}

const TOKEN =
  /\s*(?:(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d+(?:\.\d+)?)(?![\w-])|(?<name>[\w.-]+)|(?<mark>[[\](),]))/y;

interface Token {
  readonly kind: 'string' | 'number' | 'name' | 'mark' | 'end';
  readonly text: string;
  readonly column: number;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const column = TOKEN.lastIndex + 1 + /^\s*/.exec(text.slice(TOKEN.lastIndex))![0].length;
    const groups = TOKEN.exec(text)?.groups;
    if (!groups)
      throw parsingFault(`[function] unexpected ${JSON.stringify(text.slice(column - 1, column + 9))}`, column);
    const [kind, value] = Object.entries(groups).find(([, found]) => found !== undefined)!;
    tokens.push({ kind: kind as Token['kind'], text: value, column });
  }
  return [...tokens, { kind: 'end', text: 'the end', column: text.length + 1 }];
}

/**
 * Parses one `q` parameter: `[[at(document.type, "lesson")][fulltext(document, "mask")]]`.
 * @throws ContentFault `parsing-error` with the column of the error.
 */
export function parsePredicates(text: string): Predicate[] {
  const tokens = tokensOf(text);
  let next = 0;
  const peek = () => tokens[next]!;
  function take(expected?: string): Token {
    const token = peek();
    if (token.kind === 'end' || (expected !== undefined && token.text !== expected)) {
      throw parsingFault(
        `[function] unexpected ${token.text}${expected ? `, expected ${expected}` : ''}`,
        token.column,
      );
    }
    next += 1;
    return token;
  }
  /** Parses comma-separated items up to the closing character. */
  function list<Item>(close: string, item: () => Item): Item[] {
    const items: Item[] = [];
    while (peek().text !== close) {
      if (items.length > 0) take(',');
      items.push(item());
    }
    take(close);
    return items;
  }
  function argument(): Argument {
    const { kind, text: value, column } = take();
    if (kind === 'string') return value.slice(1, -1).replaceAll('\\"', '"');
    if (kind === 'number') return Number(value);
    if (value === '[') return list(']', argument);
    if (kind === 'name') return value === 'true' || value === 'false' ? value === 'true' : value;
    throw parsingFault(`[function] unexpected ${value}`, column);
  }
  function predicate(): Predicate {
    take('[');
    const { text: name, column } = take();
    take('(');
    const hasPath = peek().kind === 'name';
    const all = list(')', argument);
    take(']');
    return hasPath
      ? { name, path: String(all[0]), values: all.slice(1), column }
      : { name, path: '', values: all, column };
  }

  take('[');
  const predicates: Predicate[] = [];
  while (peek().text === '[') predicates.push(predicate());
  take(']');
  if (peek().kind !== 'end') throw parsingFault(`[function] unexpected ${peek().text}`, peek().column);
  return predicates;
}
