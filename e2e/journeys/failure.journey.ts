import { renderRoutes } from '@kenna/contract';
import { call } from '../support/api.ts';
import { breakDisk, mendDisk } from '../support/disk.ts';
import { expect, logIn, test } from '../support/journey.ts';

test('a render that fails says why, costs nothing, and succeeds when tried again', async ({
  page,
  person,
  baseURL,
}) => {
  await logIn(page, person.email);
  await expect(page.getByText('4 prompts left')).toBeVisible();
  await breakDisk();
  let broken = true;
  try {
    const body = {
      page: 'GenerateImage' as const,
      prompt: 'black leather tote',
      image_count: 1 as const,
      image_width: 256,
      image_height: 256,
    };
    await call(baseURL!, renderRoutes.create, { token: person.token, body });
    await page.reload();
    const band = page.getByRole('article', { name: 'black leather tote' });
    await expect(band.getByText('Not completed')).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText('4 prompts left')).toBeVisible();

    await mendDisk();
    broken = false;
    await band.getByRole('button', { name: 'Try again' }).click();
    await expect(band.locator('img[srcset]')).toHaveCount(1, { timeout: 90_000 });
    await expect(page.getByText('3 prompts left')).toBeVisible();
  } finally {
    if (broken) await mendDisk();
  }
});
