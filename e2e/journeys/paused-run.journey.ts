import { readFile } from 'node:fs/promises';
import { billingRoutes, runRoutes } from '@kenna/contract';
import { unzipSync } from 'fflate';
import { signInAdmin } from '../support/admin.ts';
import { answerTo, call } from '../support/api.ts';
import { enter, expect, test } from '../support/journey.ts';
import { LONG } from '../support/results.ts';

const COLOURS = ['cognac', 'navy', 'ivory', 'olive', 'black'];

test('a person pastes products, uses up the plan, goes on after an upgrade, and exports the run', async ({
  page,
  person,
  baseURL,
}) => {
  const { token } = person;
  const shots = [{ name: 'Front', prompt: '{colour} {name}', image_width: 256, image_height: 256 }];
  const { run } = await call(baseURL!, runRoutes.create, { token, body: { name: 'Winter bags', shots } });
  await enter(page, person, `/workplace/runs/${run.id}?tab=products`);
  await page.getByRole('button', { name: 'Paste or import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste or import products', exact: true });
  const cells = COLOURS.map((colour, index) => `BAG-${index + 1}\tleather handbag\t${colour}`);
  await dialog
    .getByLabel('Cells, or the text of a CSV file', { exact: true })
    .fill(['sku\tname\tcolour', ...cells].join('\n'));
  await dialog.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(dialog.getByText('5 products read', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace the sheet', exact: true }).click();
  await expect(page.getByLabel('colour, row 5', { exact: true })).toHaveValue('black');
  await page.getByRole('button', { name: 'Save products', exact: true }).click();
  const price = '5 pictures: 5 of 4 prompts left. The run pauses when they are used up.';
  await expect(page.getByText(price, { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const pause = 'Your plan has nothing left. It goes on by itself when there is something left again.';
  await expect(page.getByText(pause, { exact: true })).toBeVisible(LONG);
  const admin = await signInAdmin(baseURL!);
  const body = { id: person.id, plan: 'pro', reason: 'A trial' } as const;
  await call(baseURL!, billingRoutes.assignPlan, { token: admin.token, body });
  // The run may have gone on by itself already, and is then refused.
  const { status } = await answerTo(baseURL!, runRoutes.resume, { token, params: { id: run.id }, body: {} });
  expect([200, 409]).toContain(status);
  await expect(page.getByText('Finished · 5 products × 1 shot · 5 of 5 pictures', { exact: true })).toBeVisible(LONG);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export (ZIP)', exact: true }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  const pictures = COLOURS.map((_colour, index) => `BAG-${index + 1}_Front.png`);
  expect(Object.keys(files)).toEqual([...pictures, 'manifest.json', 'manifest.csv']);
});
