import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { cannedServer } from '../../../testing/canned-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ImportSheet } from './import-sheet.tsx';

const READ = { columns: [], rows: [{ sku: 'A-1', name: 'Dress', values: {} }], refused: [] };

async function dialog() {
  const server = await cannedServer(({ pathname }) =>
    pathname.endsWith('/file')
      ? { body: { code: 0, message: '', data: READ } }
      : { status: 422, body: { code: 1017, message: '', data: { fields: { text: 'There are no rows.' } } } },
  );
  onTestFinished(() => server.close());
  window.happyDOM?.setURL(`${server.origin}/`);
  const taken: number[] = [];
  const page = renderPage(<ImportSheet onClose={() => undefined} onTake={({ rows }) => taken.push(rows.length)} />);
  return { ...page, taken, requested: server.requested };
}

test('a workbook is read by the server, and replaces the sheet only when the person says so', async () => {
  const { user, taken, requested } = await dialog();
  await user.upload(screen.getByLabelText('Workbook or CSV file'), new File(['PK\u0003\u0004…'], 'products.xlsx'));
  expect(await screen.findByText('1 product read')).toBeTruthy();
  expect(requested.map(({ pathname }) => pathname)).toEqual(['/api/web/run/sheet/file']);
  expect(taken).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Replace the sheet' }));
  expect(taken).toEqual([1]);
});

test('a CSV file becomes text that can still be changed, and its faults are named', async () => {
  const { user, requested } = await dialog();
  const file = new File(['sku,name\nA-1,Dress'], 'products.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Workbook or CSV file'), file);
  expect(await screen.findByDisplayValue(/A-1,Dress/)).toBeTruthy();
  expect(requested).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Read' }));
  expect(await screen.findByText('There are no rows.')).toBeTruthy();
});

test('the same file can be chosen again after it was changed', async () => {
  const { user, requested } = await dialog();
  const file = new File(['PK\u0003\u0004…'], 'products.xlsx');
  await user.upload(screen.getByLabelText('Workbook or CSV file'), file);
  expect(await screen.findByText('1 product read')).toBeTruthy();
  await user.upload(screen.getByLabelText('Workbook or CSV file'), file);
  await expect.poll(() => requested).toHaveLength(2);
});
