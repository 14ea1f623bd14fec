import { breakDisk, mendDisk } from '../support/disk.ts';
import { askForImages } from '../support/draw-images.ts';
import { enter, expect, test } from '../support/journey.ts';
import { LONG } from '../support/results.ts';

test('a render that fails says why, costs nothing, and succeeds when tried again', async ({
  page,
  person,
  baseURL,
}) => {
  await enter(page, person);
  await expect(page.getByText('4 prompts left', { exact: true })).toBeVisible();
  await breakDisk();
  let broken = true;
  try {
    await askForImages(baseURL!, person.token, 1, 'black leather tote');
    await page.reload();
    const band = page.getByRole('article', { name: 'black leather tote', exact: true });
    await expect(band.getByText('Not completed')).toBeVisible(LONG);
    await expect(band.getByText('The stored pictures could not be reached. Nothing was charged.')).toBeVisible();
    await expect(page.getByText('4 prompts left', { exact: true })).toBeVisible();

    await mendDisk();
    broken = false;
    await band.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(band.locator('img[srcset]')).toHaveCount(1, LONG);
    await expect(page.getByText('3 prompts left', { exact: true })).toBeVisible();
  } finally {
    if (broken) await mendDisk();
  }
});

test.describe('without scripts', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

  test('a page whose scripts cannot load says so, and loads when asked again', async ({ page }) => {
    const scripts = '**/assets/*.js';
    await page.route(scripts, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('alert').getByText('This page did not load.')).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Log In', exact: true })).toBeVisible();
  });
});
