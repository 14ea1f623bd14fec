import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderRoutes } from '@kenna/contract';
import { call } from '../support/api.ts';
import { expect, logIn, test } from '../support/journey.ts';

const files = path.join(process.env.E2E_DATA_DIR!, 'files');

/** A disk on which nothing can be written: where the folder was, there is a file. */
async function breakDisk(): Promise<void> {
  await mkdir(files, { recursive: true });
  await rename(files, `${files}.away`);
  await writeFile(files, '');
}

async function mendDisk(): Promise<void> {
  await rm(files);
  await rename(`${files}.away`, files);
}

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
