import { renderRoutes } from '@kenna/contract';
import { call } from '../support/api.ts';
import { breakDisk, mendDisk } from '../support/disk.ts';
import { enter, expect, test } from '../support/journey.ts';
import { LONG } from '../support/results.ts';

test('a render that fails says why, costs nothing, and succeeds when tried again', async ({
  page,
  person,
  baseURL,
}) => {
  await enter(page, person);
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
    await expect(band.getByText('Not completed')).toBeVisible(LONG);
    await expect(page.getByText('4 prompts left')).toBeVisible();

    await mendDisk();
    broken = false;
    await band.getByRole('button', { name: 'Try again' }).click();
    await expect(band.locator('img[srcset]')).toHaveCount(1, LONG);
    await expect(page.getByText('3 prompts left')).toBeVisible();
  } finally {
    if (broken) await mendDisk();
  }
});
