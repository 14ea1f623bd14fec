/** Packshots of a run from photographs in a ZIP archive, to the export. */
import { ERRORS, runRoutes } from '@kenna/contract';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import { call } from '../support/api.ts';
import { PHONE } from '../support/devices.ts';
import { enter, expect, expectAccessible, expectNoOverflow, test } from '../support/journey.ts';
import { drawBag, pixelsOf } from '../support/pictures.ts';
import { LONG } from '../support/results.ts';

const SIDE = 320;

test('photographs of a ZIP archive become packshots of the products that they name', async ({
  page,
  person,
  baseURL,
}) => {
  const { token } = person;
  const steps = [
    { page: 'RemoveBackground' as const },
    { page: 'Backdrop' as const, background_type: '#ffffff', image_width: SIDE, image_height: SIDE },
  ];
  const rows = ['BAG-1', 'BAG-2'].map((sku) => ({ sku }));
  const body = { name: 'Packshots', rows, shots: [{ name: 'Packshot', photograph: 1, steps }] };
  const { run } = await call(baseURL!, runRoutes.create, { token, body });
  const { buffer } = await drawBag(baseURL!);
  const photograph = new Uint8Array(buffer);
  const zip = zipSync({
    'BAG-1.png': photograph,
    'shop/BAG-2_front.png': photograph,
    '../BAG-1_2.png': photograph,
    'BAG-2_care.txt': strToU8('Wash by hand'),
  });

  await enter(page, person, `/workplace/runs/${run.id}?tab=products`);
  await page.getByRole('button', { name: 'Add photographs', exact: true }).click();
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], 'photographs.zip', { type: 'application/zip' }));
      return transfer;
    },
    [...zip],
  );
  await page
    .getByText('Drop pictures, folders or a ZIP archive here', { exact: true })
    .dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('2 photographs for 2 products', { exact: true })).toBeVisible();
  await expect(page.getByText('../BAG-1_2.png: Its name points outside the ZIP archive.')).toBeVisible();
  await expect(page.getByText(`BAG-2_care.txt: ${ERRORS.unsupported_type.text}`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Upload 2 photographs', exact: true }).click();
  await expect(page.getByText('2 of 2 photographs added', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Photograph 1, row 2', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save products', exact: true }).click();
  await expect(page.getByText('2 pictures in 4 steps: 4 of 4 prompts left', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Shots', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Move step 2 up', exact: true })).toBeEnabled();
  await expectAccessible(page);
  await page.setViewportSize(PHONE.viewport);
  await expectNoOverflow(page);

  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Finished · 2 products × 1 shot · 2 of 2 pictures', { exact: true })).toBeVisible(LONG);
  await expect(page.getByRole('img', { name: 'BAG-1, Packshot', exact: true })).toBeVisible();
  const made = await call(baseURL!, runRoutes.rows, { token, params: { id: run.id }, query: {} });
  for (const { cells } of made.rows) {
    const packshot = await pixelsOf(page, cells[0]!.image!.image_url);
    expect([packshot.width, packshot.height]).toEqual([SIDE, SIDE]);
    expect(packshot.at(0.02, 0.02).slice(0, 3)).toEqual([255, 255, 255]);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export (ZIP)', exact: true }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  const pictures = rows.map(({ sku }) => `${sku}_Packshot.png`);
  expect(Object.keys(files)).toEqual([...pictures, 'manifest.json', 'manifest.csv']);
});
