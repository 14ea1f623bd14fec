/** Rectangles of cells of a sheet, and their texts in the form in which spreadsheet programs copy cells. */
import { OWN_COLUMNS } from '@kenna/contract';
import { newRow, textOf, withText, type SheetDraft } from '../run-draft.ts';

/** A cell, by its row and column counted from 0. The first columns are sku and name. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The cells between two corners. `anchor` has the focus; `head` follows the pointer or the keys. */
export interface CellRange {
  readonly anchor: Place;
  readonly head: Place;
}

export const columnsOf = ({ columns }: Pick<SheetDraft, 'columns'>): readonly string[] => [...OWN_COLUMNS, ...columns];

export const boundsOf = ({ anchor, head }: CellRange) => ({
  top: Math.min(anchor.row, head.row),
  bottom: Math.max(anchor.row, head.row),
  left: Math.min(anchor.column, head.column),
  right: Math.max(anchor.column, head.column),
});

/** Changes texts of a part of the rows. `next` returns null for a cell that stays as it is. */
function change(
  sheet: SheetDraft,
  { top, bottom, left, right }: ReturnType<typeof boundsOf>,
  next: (row: number, column: number) => string | null,
): SheetDraft {
  const columns = columnsOf(sheet);
  const rows = sheet.rows.map((row, index) => {
    if (index < top || index > bottom) return row;
    return columns.slice(left, right + 1).reduce((changed, column, place) => {
      const text = next(index - top, place);
      return text === null || text === textOf(row, column) ? changed : withText(changed, column, text);
    }, row);
  });
  return { ...sheet, rows };
}

export const cleared = (sheet: SheetDraft, range: CellRange): SheetDraft => change(sheet, boundsOf(range), () => '');

const quoted = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The texts of a range: columns are separated by tabs, rows by line breaks. */
export function copied(sheet: SheetDraft, range: CellRange): string {
  const { top, bottom, left, right } = boundsOf(range);
  const columns = columnsOf(sheet).slice(left, right + 1);
  return sheet.rows
    .slice(top, bottom + 1)
    .map((row) => columns.map((column) => quoted(textOf(row, column))).join('\t'))
    .join('\n');
}

/** A cell in quotation marks, which may contain separators. */
const QUOTED = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
/** A cell up to the next separator; a quotation mark that is not closed belongs to its text. */
const BARE = /[^\t\r\n]*/y;
const SEPARATOR = /\t|\r\n|\r|\n/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Reads copied cells. Line breaks within a cell become spaces, because a cell has one line. */
export function readCells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; ;) {
    const inQuotes = matchAt(QUOTED, text, at);
    const [whole] = inQuotes ?? matchAt(BARE, text, at) ?? [''];
    const content = inQuotes?.[1]?.replaceAll('""', '"') ?? whole;
    rows.at(-1)!.push(content.replace(/[\t\r\n]+/g, ' '));
    at += whole.length;
    const [separator] = matchAt(SEPARATOR, text, at) ?? [];
    if (separator === undefined) break;
    at += separator.length;
    if (separator !== '\t') rows.push([]);
  }
  // Programs end the last row with a line break as well.
  const last = rows.at(-1)!;
  if (rows.length > 1 && last.length === 1 && last[0] === '') rows.pop();
  return rows;
}

export interface Pasted {
  readonly sheet: SheetDraft;
  /** The cells that have got texts. */
  readonly range: CellRange;
  /** The numbers of rows and columns for which there was no room. */
  readonly leftOut: { readonly rows: number; readonly columns: number };
}

/**
 * Puts copied cells in, from the first cell of a range on. A single cell fills the whole range. Rows are added as far as the
 * plan allows them.
 */
export function pasted(sheet: SheetDraft, range: CellRange, text: string, maxRows: number): Pasted {
  const cells = readCells(text);
  const { top, bottom, left, right } = boundsOf(range);
  const width = Math.max(...cells.map((row) => row.length));
  if (cells.length === 1 && width === 1) {
    const sheetAfter = change(sheet, { top, bottom, left, right }, () => cells[0]![0]!);
    return { sheet: sheetAfter, range, leftOut: { rows: 0, columns: 0 } };
  }
  const lastRow = Math.min(top + cells.length, Math.max(maxRows, sheet.rows.length)) - 1;
  const lastColumn = Math.min(left + width, columnsOf(sheet).length) - 1;
  const missing = Math.max(0, lastRow + 1 - sheet.rows.length);
  const longer = { ...sheet, rows: [...sheet.rows, ...Array.from({ length: missing }, () => newRow())] };
  const bounds = { top, bottom: lastRow, left, right: lastColumn };
  return {
    sheet: change(longer, bounds, (row, column) => cells[row]?.[column] ?? null),
    range: { anchor: { row: top, column: left }, head: { row: lastRow, column: lastColumn } },
    leftOut: { rows: top + cells.length - 1 - lastRow, columns: left + width - 1 - lastColumn },
  };
}
