/** Reads the products of a CSV file, or of cells that were copied from a spreadsheet. The first row names the columns. */
import { ROW_LIMIT, type SheetReading } from '@kenna/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { productsOf, unreadableText, type SheetRow } from './sheet-rows.ts';

/** A row has at most this number of characters. */
const LINE_LIMIT = 20_000;

interface ReadRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** @throws AppError `invalid_fields` when the text as a whole cannot be read; single rows are refused in the answer. */
export const readSheet = (text: string): SheetReading => productsOf(parseRows(text), unreadableText);

/** Returns the separator that is most frequent in the first line; cells that were copied are separated by tabs. */
function delimiterOf(text: string): string {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (character: string) => line.split(character).length;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

function parseRows(text: string): SheetRow[] {
  try {
    const rows = parse(text, {
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
    return rows.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw unreadableText(`Row ${String(error.lines ?? 1)}: ${problemOf(error)}`);
  }
}

function problemOf({ code }: CsvError): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return `it has more than ${LINE_LIMIT} characters.`;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is not closed.';
  return 'it is not valid CSV. Check its quotation marks.';
}
