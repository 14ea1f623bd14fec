import type { CellReview, CellState } from '@kenna/contract';

/** One picture of a run in the manifest of its export. */
export interface ManifestLine {
  /** Name of the file; null when there is no picture. */
  readonly file: string | null;
  readonly sku: string;
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  readonly shot: string;
  readonly state: CellState;
  /** Why there is no picture, or why it failed the last time. */
  readonly reason: string | null;
  /** The owner's opinion of the picture. */
  readonly review: CellReview | null;
  /** Words and seed of the picture, which may be older than those of the sheet when it is stale. */
  readonly words: string | null;
  readonly seed: number | null;
  readonly image_id: number | null;
  /** SHA-256 of the file, in hex; null when there is none. */
  readonly sha256: string | null;
}

/** Spreadsheet programs read a text that begins like this as a formula, so it is preceded by an apostrophe (OWASP). */
const FORMULA = /^[=+\-@\t\r]/;

function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value === null ? '' : FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as RFC 4180 describes it. */
export const csvTable = (head: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string =>
  [head, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/** With the columns of the sheet between those of every run. */
export function manifestCsv(columns: readonly string[], lines: readonly ManifestLine[]): string {
  const own = [
    'file',
    'sku',
    'name',
    ...columns,
    'shot',
    'state',
    'reason',
    'review',
    'words',
    'seed',
    'image_id',
    'sha256',
  ];
  const rows = lines.map(({ file, sku, name, values, shot, state, reason, review, words, seed, image_id, sha256 }) => [
    file,
    sku,
    name,
    ...columns.map((column) => values[column] ?? ''),
    ...[shot, state, reason, review, words, seed, image_id, sha256],
  ]);
  return csvTable(own, rows);
}
