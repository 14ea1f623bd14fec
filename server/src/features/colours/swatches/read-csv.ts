/**
 * Reads CSV files of colours: a name, and a code, or numbers for R, G and B (0 to 255), or for L, a and b (CIE, D50).
 * With a header the columns may be in any order; without one, the first text is the name.
 */
import { hexSchema, SWATCH_LIMIT } from '@kenna/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { ofLab, ofRgb, type Converted } from './convert-colour.ts';
import { unreadableFile, type Swatch, type SwatchFile } from './swatch.ts';

/** Maximum number of characters of a row. */
const ROW_LIMIT = 4000;

interface Row {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Indices of columns; null where the header names no such column. */
interface Columns {
  readonly name: number | null;
  readonly hex: number | null;
  readonly rgb: readonly number[] | null;
  readonly lab: readonly number[] | null;
}

/** @throws AppError `invalid_fields` with the number of the row that cannot be read. */
export function readCsv(bytes: Buffer): SwatchFile {
  const text = decode(bytes);
  const delimiter = delimiterOf(text);
  const rows = parseRows(text, delimiter);
  if (rows.length > SWATCH_LIMIT + 1) throw unreadableFile(`The file has more than ${SWATCH_LIMIT} rows.`);
  const [first] = rows;
  if (first === undefined) throw unreadableFile('The file is empty.');
  const columns = columnsOf(first.record);
  const swatches: Swatch[] = [];
  const skipped: SwatchFile['skipped'][number][] = [];
  for (const { record, info } of columns === null ? rows : rows.slice(1)) {
    const place = `Row ${info.lines}`;
    // Programs that write a decimal comma separate columns by semicolons or tabs.
    const numbered = delimiter === ',' ? record : record.map((cell) => cell.replace(/^(-?\d+),(\d+)$/, '$1.$2'));
    const read = columns === null ? readPlain(numbered) : readNamed(numbered, columns);
    const name = read.name;
    if (typeof read.colour === 'string') skipped.push({ place, name, reason: read.colour });
    else swatches.push({ place, name, ...read.colour });
  }
  return { swatches, skipped };
}

function decode(bytes: Buffer): string {
  if (bytes.includes(0) && bytes[0] !== 0xff && bytes[0] !== 0xfe) {
    throw unreadableFile('This is neither an ASE file nor a text file. Use ASE or CSV.');
  }
  try {
    const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Spreadsheet programs on Windows write this encoding; it has a character for every byte.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator that is most frequent in the first line. */
function delimiterOf(text: string): string {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (character: string) => line.split(character).length;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}

function parseRows(text: string, delimiter: string): readonly Row[] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      info: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: ROW_LIMIT,
      // One more than the maximum is enough to know that there are too many.
      to: SWATCH_LIMIT + 2,
    }) as unknown as readonly Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw unreadableFile(`Row ${String(error.lines ?? 1)}: ${problemOf(error)}`);
  }
}

function problemOf({ code }: CsvError): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return `it has more than ${ROW_LIMIT} characters.`;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is not closed.';
  return 'it is not valid CSV. Check its quotation marks.';
}

const NAME = /^(?:name|title|label|swatch|colou?r|(?:swatch|colou?r)[ _-]?name|nom|nombre|nome|farbe|farbname)$/i;
const CODE = /^(?:#|code|hex|html|web|rgb[ _-]?hex|(?:hex|html|web|colou?r)[ _-]?(?:code|value|colou?r))$/i;
/** Names of columns of single values. */
const RGB = [/^(?:r|red|rgb[ _-]?r)$/i, /^(?:g|green|rgb[ _-]?g)$/i, /^(?:b|blue|rgb[ _-]?b)$/i];
const LAB = [/^(?:l\*?|lightness|lab[ _-]?l)$/i, /^(?:a\*?|lab[ _-]?a)$/i, /^(?:b\*?|lab[ _-]?b)$/i];

/** Returns null when the first row is no header: when it contains a colour, or names no column of colours. */
function columnsOf(record: readonly string[]): Columns | null {
  if (record.some((cell) => isNumber(cell) || codeOf(cell) !== null)) return null;
  const columns = { hex: indexOf(record, CODE), rgb: groupOf(record, RGB), lab: groupOf(record, LAB) };
  if (columns.hex === null && columns.rgb === null && columns.lab === null) return null;
  const isColour = (index: number) => index === columns.hex || [columns.rgb, columns.lab].flat().includes(index);
  const other = record.findIndex((_, index) => !isColour(index));
  return { ...columns, name: indexOf(record, NAME) ?? (other < 0 ? null : other) };
}

function indexOf(record: readonly string[], pattern: RegExp, from = 0): number | null {
  const found = record.findIndex((cell, index) => index >= from && pattern.test(cell));
  return found < 0 ? null : found;
}

/** Three columns in this order: of "R, G, B, L, a, b" the last is the b of Lab. */
function groupOf(record: readonly string[], patterns: readonly RegExp[]): readonly number[] | null {
  const found: number[] = [];
  for (const pattern of patterns) {
    const index = indexOf(record, pattern, (found.at(-1) ?? -1) + 1);
    if (index === null) return null;
    found.push(index);
  }
  return found;
}

/** The colour of a row, or a sentence why there is none. */
interface ReadRow {
  readonly name: string;
  readonly colour: Converted | string;
}

const NO_COLOUR = 'It has no colour: a code such as #1f2a44, or numbers for R, G and B.';

function readNamed(record: readonly string[], { name: at, hex, rgb, lab }: Columns): ReadRow {
  const name = at === null ? '' : (record[at] ?? '');
  const code = hex === null ? '' : (record[hex] ?? '');
  if (code !== '') return { name, colour: codeOf(code) ?? `"${code.slice(0, 20)}" is no colour code.` };
  const [asRgb, asLab] = [cellsOf(record, rgb), cellsOf(record, lab)];
  return { name, colour: asRgb !== null ? rgbOf(asRgb) : asLab !== null ? labOf(asLab) : NO_COLOUR };
}

/** The cells of a group of columns; null when the row has none of them. */
function cellsOf(record: readonly string[], group: readonly number[] | null): readonly string[] | null {
  const cells = group?.map((index) => record[index] ?? '') ?? [];
  return cells.some((cell) => cell !== '') ? cells : null;
}

/** Reads a row of a file without header. */
function readPlain(record: readonly string[]): ReadRow {
  const code = record.findIndex((cell) => codeOf(cell) !== null);
  const isTriple = (_: string, index: number) =>
    record.length >= index + 3 && record.slice(index, index + 3).every(isNumber);
  const triple = record.findIndex(isTriple);
  const name = record.find((cell, index) => index !== code && cell !== '' && !isNumber(cell)) ?? '';
  if (code >= 0) return { name, colour: codeOf(record[code]!)! };
  return { name, colour: triple < 0 ? NO_COLOUR : rgbOf(record.slice(triple, triple + 3)) };
}

const isNumber = (cell: string): boolean => /^-?\d+(?:\.\d+)?$/.test(cell);

/** Digits alone are a code only when there are six of them, so that 128 stays a number. */
function codeOf(cell: string): Converted | null {
  const { success, data } = hexSchema.safeParse(cell);
  return success && (cell.startsWith('#') || cell.length === 6) ? { hex: data, loss: null } : null;
}

function rgbOf(cells: readonly string[]): Converted | string {
  const values = cells.map((cell) => (isNumber(cell) ? Number(cell) : NaN));
  const said = `${cells.join(', ')}`.slice(0, 40);
  if (!values.every((value) => value >= 0 && value <= 255)) {
    return `R, G and B must be numbers from 0 to 255, but they are ${said}. Columns of Lab need a header: L, a, b.`;
  }
  return ofRgb([values[0]! / 255, values[1]! / 255, values[2]! / 255]);
}

function labOf(cells: readonly string[]): Converted | string {
  const [l = NaN, a = NaN, b = NaN] = cells.map((cell) => (isNumber(cell) ? Number(cell) : NaN));
  if (!(l >= 0 && l <= 100 && Math.abs(a) <= 128 && Math.abs(b) <= 128)) {
    const said = cells.join(', ').slice(0, 40);
    return `L must be from 0 to 100, and a and b from -128 to 127, but they are ${said}.`;
  }
  return ofLab([l, a, b]);
}
