/** Reads the products of a CSV file, or of cells that were copied from a spreadsheet. The first row names the columns. */
import { columnKey, OWN_COLUMNS, ROW_LIMIT, runColumnsSchema, runRowSchema, type SheetReading } from '@kenna/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { invalidFields } from '../../shared/app-error.ts';

/** A row has at most this number of characters. */
const LINE_LIMIT = 20_000;

interface ReadRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const unreadable = (text: string) => invalidFields({ text });

/** @throws AppError `invalid_fields` when the text as a whole cannot be read; single rows are refused in the answer. */
export function readSheet(text: string): SheetReading {
  const [head, ...body] = parseRows(text);
  if (head === undefined) throw unreadable('There are no rows.');
  const columns = columnsOf(head.record);
  if (body.length > ROW_LIMIT) throw unreadable(`It has more than ${ROW_LIMIT} products.`);
  const rows: SheetReading['rows'] = [];
  const refused: SheetReading['refused'] = [];
  const places = new Map<string, number>();
  for (const { record, info } of body) {
    const row = rowOf(columns, record);
    const reason = faultOf(columns, record, row) ?? repeated(places.get(row.sku.toLowerCase()));
    if (reason !== null) refused.push({ row: info.lines, sku: row.sku, reason });
    else {
      places.set(row.sku.toLowerCase(), info.lines);
      rows.push(row);
    }
  }
  return { columns: columns.filter((name) => !isOwn(name)), rows, refused };
}

const isOwn = (name: string): boolean => (OWN_COLUMNS as readonly string[]).includes(name);

/** Returns the separator that is most frequent in the first line; cells that were copied are separated by tabs. */
function delimiterOf(text: string): string {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (character: string) => line.split(character).length;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

function parseRows(text: string): readonly ReadRow[] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      trim: true,
      relax_column_count: true,
      // An inch sign within a text is no quotation mark.
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: LINE_LIMIT,
      // The header, and one row more than the maximum.
      to: ROW_LIMIT + 2,
    }) as unknown as readonly ReadRow[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw unreadable(`Row ${String(error.lines ?? 1)}: ${problemOf(error)}`);
  }
}

function problemOf({ code }: CsvError): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return `it has more than ${LINE_LIMIT} characters.`;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is not closed.';
  return 'it is not valid CSV. Check its quotation marks.';
}

function columnsOf(record: readonly string[]): string[] {
  const columns = record.map(columnKey);
  if (!columns.includes('sku')) {
    throw unreadable(`The first row must name the columns, and one of them must be sku. It has: ${columns.join(', ')}`);
  }
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) throw unreadable(`Two columns are named "${twice}".`);
  const checked = runColumnsSchema.safeParse(columns.filter((name) => !isOwn(name)));
  if (!checked.success) throw unreadable(checked.error.issues[0]!.message);
  return columns;
}

function rowOf(columns: readonly string[], record: readonly string[]): SheetReading['rows'][number] {
  const cells = columns.map((name, index) => [name, record[index] ?? ''] as const);
  const { sku = '', name = '', ...values } = Object.fromEntries(cells);
  return { sku, name, values: Object.fromEntries(Object.entries(values).filter(([, text]) => text !== '')) };
}

function faultOf(
  columns: readonly string[],
  record: readonly string[],
  row: SheetReading['rows'][number],
): string | null {
  if (row.sku === '') return 'It has no SKU.';
  if (record.length > columns.length) return `It has ${record.length} cells, but there are ${columns.length} columns.`;
  const checked = runRowSchema.safeParse(row);
  if (checked.success) return null;
  const { path, message } = checked.error.issues[0]!;
  return `${String(path.at(-1))}: ${message}.`;
}

const repeated = (line: number | undefined): string | null =>
  line === undefined ? null : `Row ${line} has the same SKU.`;
