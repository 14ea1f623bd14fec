import { screen, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { sheetOf, type SheetDraft } from '../run-draft.ts';
import { PhotographsDialog } from './photographs-dialog.tsx';
import { UploadFailed, type UploadPhotograph } from './use-photograph-uploads.ts';

const picture = (name: string) => new File(['a picture'], name);

/** The dialog over a sheet of these products; `photographs` tells the names of the files that each one has got. */
function dialog(skus: readonly string[], refuse: (name: string) => boolean = () => false) {
  const uploaded: string[] = [];
  const upload: UploadPhotograph = async ({ name }) => {
    if (refuse(name)) throw new UploadFailed('Your storage is full.');
    return { id: uploaded.push(name), image: null };
  };
  let shown: SheetDraft = sheetOf(
    { columns: [] },
    skus.map((sku) => ({ sku, name: '', values: {} })),
  );
  const Page = () => {
    const [sheet, setSheet] = useState(shown);
    shown = sheet;
    return (
      <PhotographsDialog sheet={sheet} maxRows={50} upload={upload} onChange={setSheet} onClose={() => undefined} />
    );
  };
  const photographs = () =>
    shown.rows.map((row) => [row.sku, row.photographs.map(({ id }) => uploaded[id - 1])] as const);
  return { ...renderPage(<Page />), photographs };
}

const choose = () => screen.getByLabelText('Pictures or ZIP archive');
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('pictures and those of a ZIP archive are added to the products that they name, and nothing else is hidden', async () => {
  const { user, photographs } = dialog(['A-1', 'A-2', 'A-3']);
  const zip = new File(
    [zipSync({ 'shop/A-2.png': strToU8('a picture'), '../A-3.jpg': strToU8('x') }).slice()],
    'all.zip',
  );
  await user.upload(choose(), [picture('A-1_back.jpg'), picture('A-1.jpg'), picture('other.jpg'), zip]);
  expect(await screen.findByText('3 photographs for 2 products')).toBeTruthy();
  expect(listed('Files that match no product')).toEqual(['other.jpg']);
  expect(listed('Files left out')).toEqual(['../A-3.jpg: Its name points outside the ZIP archive.']);
  expect(listed('Products without a photograph')).toEqual(['A-3']);
  await user.click(screen.getByRole('button', { name: 'Upload 3 photographs' }));
  expect(await screen.findByText('3 of 3 photographs added')).toBeTruthy();
  expect(photographs()).toEqual([
    ['A-1', ['A-1.jpg', 'A-1_back.jpg']],
    ['A-2', ['A-2.png']],
    ['A-3', []],
  ]);
});

test('an empty sheet gets a product for each file', async () => {
  const { user, photographs } = dialog([]);
  await user.upload(choose(), [picture('B.jpg'), picture('A.jpg')]);
  await user.click(await screen.findByRole('button', { name: 'Upload 2 photographs' }));
  expect(await screen.findByText('2 of 2 photographs added')).toBeTruthy();
  expect(photographs()).toEqual([
    ['A', ['A.jpg']],
    ['B', ['B.jpg']],
  ]);
});

test('an upload that fails is named with the reason, and can be tried again', async () => {
  let isFull = true;
  const { user, photographs } = dialog(['A', 'B'], (name) => isFull && name === 'B.jpg');
  await user.upload(choose(), [picture('A.jpg'), picture('B.jpg')]);
  await user.click(await screen.findByRole('button', { name: 'Upload 2 photographs' }));
  const again = await screen.findByRole('button', { name: 'Retry the failed ones' });
  expect(listed('Failed photographs')).toEqual(['B.jpg: Your storage is full.']);
  isFull = false;
  await user.click(again);
  expect(await screen.findByText('1 of 1 photograph added')).toBeTruthy();
  expect(photographs()).toEqual([
    ['A', ['A.jpg']],
    ['B', ['B.jpg']],
  ]);
});
