import { runRoutes, WORKBOOK_LIMIT_BYTES } from '@kenna/contract';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../../testing/pictures.ts';
import { testApp, type TestApp } from '../../../testing/test-app.ts';
import { workbookOf } from '../../../testing/workbook.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const read = async (bytes: Uint8Array) =>
  (await app.world.user()).api.call(runRoutes.readWorkbook, { form: formOf(bytes) });

/** The size that the directory of an archive declares for its first file, changed to that of an empty one. */
function understated(archive: Uint8Array): Uint8Array {
  const bytes = Buffer.from(archive);
  const directory = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  bytes.writeUInt32LE(1, directory + 24);
  return bytes;
}

describe('a workbook that is read', () => {
  it('has the products of its first sheet, with numbers and dates as texts', async () => {
    const rows = [
      ['SKU', 'Name', 'Colour', 'Price', 'Season', null],
      ['A-1', 'Dress & coat', 'navy', 19.5, new Date('2026-09-01'), null],
      [],
      [12, 'Coat', null, 20, null],
    ];
    expect((await read(workbookOf(rows))).data).toEqual({
      columns: ['colour', 'price', 'season'],
      rows: [
        { sku: 'A-1', name: 'Dress & coat', values: { colour: 'navy', price: '19.5', season: '2026-09-01' } },
        { sku: '12', name: 'Coat', values: { price: '20' } },
      ],
      refused: [],
    });
  });

  it('refuses single rows by their place in the sheet', async () => {
    const rows = [['sku', 'name'], ['A', 'One'], [], [null, 'Two'], ['a', 'Three']];
    expect((await read(workbookOf(rows))).data).toMatchObject({
      rows: [{ sku: 'A' }],
      refused: [
        { row: 4, reason: 'It has no SKU.' },
        { row: 5, reason: 'Row 2 has the same SKU.' },
      ],
    });
  });

  it('is read to its end, however many empty rows stand between its products', async () => {
    const products = Array.from({ length: 700 }, (_, index) => [[], [], [`A-${index}`]]).flat();
    const { rows, refused } = (await read(workbookOf([['sku'], ...products]))).data;
    expect(rows.at(-1)).toMatchObject({ sku: 'A-699' });
    expect([rows.length, refused]).toEqual([700, []]);
  });

  it('has at most as many products as a run', async () => {
    const products = (count: number) => [['sku'], ...Array.from({ length: count }, (_, index) => [`A-${index}`])];
    expect((await read(workbookOf(products(1000)))).data.rows).toHaveLength(1000);
    expect(await read(workbookOf(products(1001)))).toMatchObject({
      status: 422,
      data: { fields: { image: 'It has more than 1000 products.' } },
    });
  });
});

describe('a file that is no workbook of products', () => {
  const NO_WORKBOOK = 'It is not a workbook in the XLSX format, or it is damaged. Save it as XLSX or CSV.';
  const TOO_MUCH = 'There is too much in this workbook. Copy the sheet with the products into a new one.';
  const zeros = new Uint8Array(40_000_000);

  it.each([
    ['text', () => Buffer.from('sku,name\nA,Dress'), NO_WORKBOOK],
    ['an archive of something else', () => zipSync({ 'a.xml': Buffer.from('<a/>') }), NO_WORKBOOK],
    ['half a workbook', () => workbookOf([['sku'], ['A']]).subarray(0, 900), NO_WORKBOOK],
    ['a workbook that unpacks to far more than a sheet', () => workbookOf([['sku']], { 'xl/b.xml': zeros }), TOO_MUCH],
    ['one that hides how much it unpacks to', () => understated(zipSync({ 'xl/b.xml': zeros })), NO_WORKBOOK],
    [
      'a workbook without names of columns',
      () => workbookOf([['A-1', 'Dress']]),
      /^The first row must name the columns/,
    ],
  ])('is refused with a reason: %s', async (_, bytes, reason) => {
    expect(await read(bytes())).toMatchObject({
      status: 422,
      data: { fields: { image: typeof reason === 'string' ? reason : expect.stringMatching(reason) } },
    });
  });

  it('is refused when it is larger than the limit', async () => {
    expect(await read(new Uint8Array(WORKBOOK_LIMIT_BYTES + 1))).toMatchObject({ status: 413 });
  });
});
