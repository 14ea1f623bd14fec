import { runRoutes } from '@kenna/contract';
import { call } from '../support/api.ts';
import { PHONE } from '../support/devices.ts';
import { enter, expect, expectAccessible, expectNoOverflow, test } from '../support/journey.ts';
import { LONG } from '../support/results.ts';

test('a person draws a run, changes one product, and only its picture is drawn again', async ({
  page,
  person,
  baseURL,
}) => {
  const { token } = person;
  const shot = { name: 'Front', prompt: '{colour} leather handbag', image_width: 256, image_height: 256 };
  const rows = ['cognac', 'navy'].map((colour, index) => ({ sku: `BAG-${index + 1}`, values: { colour } }));
  const body = { name: 'Autumn bags', columns: ['colour'], rows, shots: [shot] };
  await call(baseURL!, runRoutes.create, { token, body });

  await enter(page, person, '/workplace/runs');
  await page.getByRole('link', { name: /^Autumn bags/ }).click();
  await expect(page.getByText('2 pictures: 2 of 4 prompts left', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Finished · 2 products × 1 shot · 2 of 2 pictures', { exact: true })).toBeVisible(LONG);
  const first = page.getByRole('img', { name: 'BAG-1, Front', exact: true });
  const second = page.getByRole('img', { name: 'BAG-2, Front', exact: true });
  await expect(first).toBeVisible();
  await expect(second).toBeVisible();
  const [before, kept] = [await first.getAttribute('src'), await second.getAttribute('src')];
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Products', exact: true }).click();
  await page.getByLabel('colour, row 1', { exact: true }).fill('ivory');
  await expect(page.getByText('Save your changes before you start.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  // Unsaved changes outlive a visit elsewhere, and a reload.
  await page.getByRole('link', { name: 'Runs', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Runs', exact: true })).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.getByLabel('colour, row 1', { exact: true })).toHaveValue('ivory');
  await expect(page.getByLabel('colour, row 2', { exact: true })).toHaveValue('navy');
  await page.getByRole('button', { name: 'Save products', exact: true }).click();
  await expect(page.getByText('1 picture: 1 of 2 prompts left', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Shots', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Words', exact: true })).toHaveValue('{colour} leather handbag');
  await expectAccessible(page);
  await page.setViewportSize(PHONE.viewport);
  await expectNoOverflow(page);

  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  const changed = page.getByRole('table', { name: 'Pictures', exact: true }).getByText('Out of date', { exact: true });
  await expect(changed).toHaveCount(1);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(changed).toHaveCount(0, LONG);
  await expect(page.getByText('Finished · 2 products × 1 shot · 2 of 2 pictures', { exact: true })).toBeVisible(LONG);
  await expect(first).not.toHaveAttribute('src', before!);
  await expect(second).toHaveAttribute('src', kept!);
  await expectNoOverflow(page);
});

test('a person makes a run by hand, and what is typed while it is saved is not lost', async ({ page, person }) => {
  await enter(page, person, '/workplace/runs');
  await page.getByRole('button', { name: 'Start with an empty sheet', exact: true }).click();
  await expect(page.getByText('Add products before you start.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a product', exact: true }).click();
  await page.getByLabel('SKU, row 1', { exact: true }).fill('BAG-1');
  let answer: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/rows', async (route) => {
    await released;
    await route.continue();
  });
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save products', exact: true }).click();
  await page.getByLabel('name, row 1', { exact: true }).fill('red leather handbag');
  answer();
  await saved;
  await page.unroute('**/rows');
  await expect(page.getByText('Save your changes before you start.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save products', exact: true }).click();
  await expect(page.getByText('Add a shot before you start.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('name, row 1', { exact: true })).toHaveValue('red leather handbag');

  await page.getByRole('button', { name: 'Shots', exact: true }).click();
  await page.getByRole('button', { name: 'Add a shot', exact: true }).click();
  await page.getByRole('button', { name: 'Save shots', exact: true }).click();
  await expect(page.getByText('1 picture: 1 of 4 prompts left', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
});
