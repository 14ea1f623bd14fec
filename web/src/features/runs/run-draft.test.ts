import { expect, it } from 'vitest';
import { newRow, newShot, sentRecipe, sentSheet, sheetOf, withCell, withColumn } from './run-draft.ts';

const sheet = sheetOf({ columns: ['colour'] }, [{ sku: 'A', name: 'Dress', values: { colour: 'navy' } }]);

it('adds a column by the name that the words use, and none twice', () => {
  expect(withColumn(sheet, ' Fabric Name ')?.columns).toEqual(['colour', 'fabric_name']);
  expect([withColumn(sheet, 'Colour'), withColumn(sheet, 'SKU'), withColumn(sheet, ' ')]).toEqual([null, null, null]);
});

it('sends the texts of the columns that there are, without rows that are empty', () => {
  const changed = withCell(withCell(sheet, sheet.rows[0]!.key, 'name', 'Coat'), sheet.rows[0]!.key, 'old', 'x');
  expect(sentSheet({ ...changed, rows: [...changed.rows, newRow()] })).toEqual({
    columns: ['colour'],
    rows: [{ sku: 'A', name: 'Coat', values: { colour: 'navy' }, photographs: [] }],
  });
});

it('makes a new shot like the last one, which stays the same shot', () => {
  const first = { ...newShot([]), id: 7, prompt: '{colour} coat' };
  const { shots } = sentRecipe([first, newShot([first])]);
  expect(shots.map(({ id, name, prompt }) => [id, name, prompt])).toEqual([
    [7, 'Shot 1', '{colour} coat'],
    [undefined, 'Shot 2', '{colour} coat'],
  ]);
});
