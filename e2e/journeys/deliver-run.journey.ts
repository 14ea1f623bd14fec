import { runRoutes } from '@kenna/contract';
import { call } from '../support/api.ts';
import { PHONE } from '../support/devices.ts';
import { enter, expect, expectAccessible, expectNoOverflow, test } from '../support/journey.ts';
import { LONG } from '../support/results.ts';

test('a person delivers a run to a channel and sees what its checks have found', async ({ page, person, baseURL }) => {
  const { token } = person;
  const panel = { prompt: '{name}', image_width: 256, image_height: 256 };
  const shots = [
    { ...panel, name: 'On white', background_type: '#ffffff' },
    { ...panel, name: 'On slate', background_type: '#404850' },
  ];
  const rows = [{ sku: 'BAG-1', name: 'cognac leather handbag' }];
  const { run } = await call(baseURL!, runRoutes.create, { token, body: { name: 'Spring bags', rows, shots } });
  await call(baseURL!, runRoutes.start, { token, params: { id: run.id }, body: {} });

  await enter(page, person, `/workplace/runs/${run.id}`);
  await expect(page.getByText('Finished · 1 product × 2 shots · 2 of 2 pictures', { exact: true })).toBeVisible(LONG);
  await page.getByRole('button', { name: 'Deliver', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Deliver', exact: true });
  await expect(dialog.getByText('Example: BAG-1_On-white_amazon.jpg', { exact: true })).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Amazon', exact: true }).uncheck();
  await dialog.getByRole('checkbox', { name: 'A channel of your own', exact: true }).check();
  await dialog.getByLabel('Width in pixels', { exact: true }).fill('320');
  await dialog.getByLabel('Height in pixels', { exact: true }).fill('320');
  await dialog.getByLabel('File names', { exact: true }).fill('{sku}-{number}');
  await expect(dialog.getByText('Example: BAG-1-1.jpg', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Deliver (ZIP)', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('spring-bags-delivery.zip');
  const checks = dialog.getByRole('region', { name: 'Checks', exact: true });
  await expect(checks).toBeVisible(LONG);
  await expect(checks.getByText('1 file passed every check. 1 file was left out.', { exact: true })).toBeVisible();
  await expect(checks.getByRole('listitem')).toHaveText(/^BAG-1-2\.jpg.*Draw this shot on a plain white background/);
  await expectAccessible(page);
  await page.setViewportSize(PHONE.viewport);
  await expectNoOverflow(page);
});
