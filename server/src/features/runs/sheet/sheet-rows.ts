import { columnKey, OWN_COLUMNS, ROW_LIMIT, runColumnsSchema, runRowSchema, type SheetReading } from '@kenna/contract';
import { invalidFields } from '../../../shared/app-error.ts';

export interface SheetRow {
  readonly cells: readonly string[];
  /** Place of the row in the file, from 1. */
  readonly line: number;
}

/** The sheet as a whole cannot be read, which the person reads beside this field of the request. */
export type Unreadable = (text: string) => Error;

export const unreadableText: Unreadable = (text) => invalidFields({ text });
export const unreadableFile: Unreadable = (text) => invalidFields({ image: text });

/**
 * Turns the rows of a sheet into columns and products. The first row names the columns; rows that are no product are refused
 * in the answer.
 */
export function productsOf([head, ...body]: readonly SheetRow[], unreadable: Unreadable): SheetReading {
  if (head === undefined) throw unreadable('There are no rows.');
  const columns = columnsOf(head.cells, unreadable);
  if (body.length > ROW_LIMIT) throw unreadable(`It has more than ${ROW_LIMIT} products.`);
  const rows: SheetReading['rows'] = [];
  const refused: SheetReading['refused'] = [];
  const places = new Map<string, number>();
  for (const { cells, line } of body) {
    const row = rowOf(columns, cells);
    const reason = faultOf(columns, cells, row) ?? repeated(places.get(row.sku.toLowerCase()));
    if (reason !== null) refused.push({ row: line, sku: row.sku, reason });
    else {
      places.set(row.sku.toLowerCase(), line);
      rows.push(row);
    }
  }
  return { columns: columns.filter((name) => !isOwn(name)), rows, refused };
}

const isOwn = (name: string): boolean => (OWN_COLUMNS as readonly string[]).includes(name);

function columnsOf(cells: readonly string[], unreadable: Unreadable): string[] {
  const columns = cells.map(columnKey);
  if (!columns.includes('sku')) {
    throw unreadable(`The first row must name the columns, and one of them must be sku. It has: ${columns.join(', ')}`);
  }
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) throw unreadable(`Two columns are named "${twice}".`);
  const checked = runColumnsSchema.safeParse(columns.filter((name) => !isOwn(name)));
  if (!checked.success) throw unreadable(checked.error.issues[0]!.message);
  return columns;
}

function rowOf(columns: readonly string[], cells: readonly string[]): SheetReading['rows'][number] {
  const texts = columns.map((name, index) => [name, cells[index] ?? ''] as const);
  const { sku = '', name = '', ...values } = Object.fromEntries(texts);
  return { sku, name, values: Object.fromEntries(Object.entries(values).filter(([, text]) => text !== '')) };
}

function faultOf(
  columns: readonly string[],
  cells: readonly string[],
  row: SheetReading['rows'][number],
): string | null {
  if (row.sku === '') return 'It has no SKU.';
  if (cells.length > columns.length) return `It has ${cells.length} cells, but there are ${columns.length} columns.`;
  const checked = runRowSchema.safeParse(row);
  if (checked.success) return null;
  const { path, message } = checked.error.issues[0]!;
  return `${String(path.at(-1))}: ${message}.`;
}

const repeated = (line: number | undefined): string | null =>
  line === undefined ? null : `Row ${line} has the same SKU.`;
