import { runRoutes } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('a sheet that is read', () => {
  const read = async (text: string) => (await app.world.user()).api.call(runRoutes.readSheet, { body: { text } });

  it('has the columns of its first row, from CSV and from cells of a spreadsheet', async () => {
    const columns = ['colour', 'fabric_name'];
    const rows = [
      { sku: 'A-1', name: 'Dress, long', values: { colour: 'navy', fabric_name: '5" lace' } },
      { sku: 'A-2', name: 'Coat', values: { colour: 'rust' } },
    ];
    const csv = 'SKU;Name;Colour;Fabric name\r\nA-1;"Dress, long";navy;5" lace\r\n\r\nA-2;Coat;rust;\r\n';
    const copied = 'Colour\tSKU\tFabric name\tName\nnavy\tA-1\t5" lace\tDress, long\nrust\tA-2\t\tCoat';
    expect((await read(csv)).data).toEqual({ columns, rows, refused: [] });
    expect((await read(copied)).data).toEqual({ columns, rows, refused: [] });
  });

  it('refuses single rows by their place and name', async () => {
    const long = 'x'.repeat(301);
    const text = `sku,name\nA,One\n,Two\na,Three\nB,${long}\nC,Four,navy\nD,Five`;
    expect((await read(text)).data).toMatchObject({
      rows: [{ sku: 'A' }, { sku: 'D' }],
      refused: [
        { row: 3, sku: '', reason: 'It has no SKU.' },
        { row: 4, sku: 'a', reason: 'Row 2 has the same SKU.' },
        { row: 5, sku: 'B', reason: 'name: Use at most 300 characters.' },
        { row: 6, sku: 'C', reason: 'It has 3 cells, but there are 2 columns.' },
      ],
    });
  });

  it.each([
    ['', 'There are no rows.'],
    [
      'name,colour\nDress,navy',
      'The first row must name the columns, and one of them must be sku. It has: name, colour',
    ],
    ['sku,colour,Colour\nA,navy,rust', 'Two columns are named "colour".'],
    ['sku,what?\nA,b', 'Use letters, digits, _ and -'],
    ['sku,name\nA,"Dress', 'Row 2: a quotation mark is not closed.'],
  ])('is refused as a whole: %j', async (text, reason) => {
    expect(await read(text)).toMatchObject({ status: 422, data: { fields: { text: reason } } });
  });
});
