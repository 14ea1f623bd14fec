import { expect, it } from 'vitest';
import { sheetOf } from '../run-draft.ts';
import { cleared, copied, pasted, readCells, type CellRange } from './sheet-range.ts';

const sheet = sheetOf(
  { columns: ['colour'] },
  ['A', 'B', 'C'].map((sku) => ({ sku, name: `Dress ${sku}`, values: { colour: 'navy' } })),
);
const range = (top: number, left: number, bottom = top, right = left): CellRange => ({
  anchor: { row: bottom, column: right },
  head: { row: top, column: left },
});
const textsOf = ({ rows }: typeof sheet) => rows.map(({ sku, name, values }) => [sku, name, values['colour']]);

it('copies a range as spreadsheet programs read it, and reads it back', () => {
  const said = sheetOf({ columns: [] }, [{ sku: 'A', name: 'a "wrap"\tdress', values: {} }]);
  expect(copied(sheet, range(0, 1, 1, 2))).toBe('Dress A\tnavy\nDress B\tnavy');
  expect(readCells(copied(said, range(0, 0, 0, 1)))).toEqual([['A', 'a "wrap" dress']]);
});

it.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"two\nlines"\tb', [['two lines', 'b']]],
  ['12" wide\t"open', [['12" wide', '"open']]],
  [
    'a\t\n\tb',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['', [['']]],
])('reads %j', (text, cells) => {
  expect(readCells(text)).toEqual(cells);
});

it('pastes from the first cell of the selection on, and adds rows as far as there is room', () => {
  const result = pasted(sheet, range(1, 1, 2, 2), 'one\tred\ttoo far\ntwo\tblue\nthree\tgreen\nfour\tgrey', 4);
  expect(textsOf(result.sheet)).toEqual([
    ['A', 'Dress A', 'navy'],
    ['B', 'one', 'red'],
    ['C', 'two', 'blue'],
    ['', 'three', 'green'],
  ]);
  expect(result.leftOut).toEqual({ rows: 1, columns: 1 });
  expect(result.range).toEqual({ anchor: { row: 1, column: 1 }, head: { row: 3, column: 2 } });
  expect(result.sheet.rows[0]).toBe(sheet.rows[0]);
});

it('fills a selection with one cell, and empties it', () => {
  expect(textsOf(pasted(sheet, range(0, 2, 1, 2), 'rust', 50).sheet).map(([, , colour]) => colour)).toEqual([
    'rust',
    'rust',
    'navy',
  ]);
  expect(textsOf(cleared(sheet, range(1, 1, 2, 2)))).toEqual([
    ['A', 'Dress A', 'navy'],
    ['B', '', ''],
    ['C', '', ''],
  ]);
});
