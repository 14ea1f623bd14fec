/**
 * Names of delivered files, from a pattern such as `{sku}_{shot}_{channel}`. The page shows an example while it is
 * typed.
 */
import { columnKey, fillWords, OWN_COLUMNS, placeholdersOf, type RowWords } from '../fill-words.ts';

export const DEFAULT_PATTERN = '{sku}_{shot}_{channel}';
export const PATTERN_LIMIT = 120;
/** Beside the columns of the sheet. `number` counts the shots of a product from 1. */
export const NAME_PARTS = [...OWN_COLUMNS, 'shot', 'channel', 'number'] as const;

/** Characters of a name, without its ending. */
const NAME_LIMIT = 120;
/** Windows cannot store files with these names. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const MARKS = /\p{M}+/gu;

export interface NamedFile extends RowWords {
  readonly shot: string;
  readonly channel: string;
  readonly number: number;
}

/** Parts in braces that are neither a column of the sheet nor one of `NAME_PARTS`. */
export function unknownParts(pattern: string, columns: readonly string[]): string[] {
  const known = new Set<string>([...NAME_PARTS, ...columns.map(columnKey)]);
  return placeholdersOf(pattern).filter((part) => !known.has(part));
}

/**
 * Letters without marks, digits, `.`, `_` and `-`: every file system, store and marketplace accepts them. Whatever else
 * a text contains becomes a hyphen.
 */
function safe(text: string): string {
  const plain = text.normalize('NFKD').replace(MARKS, '');
  const kept = plain.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+|[.-]+$/g, '');
  const name = kept.slice(0, NAME_LIMIT) || 'unnamed';
  return RESERVED.test(name) ? `${name}-file` : name;
}

/** The name of a file without its ending. Two files may get the same one. */
export function deliveryName(pattern: string, { sku, name, values, shot, channel, number }: NamedFile): string {
  const row = { sku, name, values: { ...values, shot, channel, number: String(number) } };
  return safe(fillWords(pattern, row).words);
}
