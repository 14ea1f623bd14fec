import { readFile } from 'node:fs/promises';
import { renderRoutes, type RenderRequest } from '@kenna/contract';
import type { Page } from '@playwright/test';
import { call } from '../support/api.ts';
import { enter, expect, expectAccessible, test } from '../support/journey.ts';
import { LONG } from '../support/results.ts';

test('a product is rotated in 3-D on the page and downloaded as a 3-D file', async ({ page, person, baseURL }) => {
  const body = {
    page: 'GenerateImage',
    prompt: 'silver ring with an emerald',
    model: 'kennaxl',
    seed: 12,
    image_count: 1,
    image_width: 300,
    image_height: 300,
  } satisfies RenderRequest;
  await call(baseURL!, renderRoutes.create, { token: person.token, body });
  await enter(page, person);
  const band = page.getByRole('article', { name: body.prompt, exact: true });
  await band.locator('img[srcset]').first().click(LONG);

  await page.getByRole('button', { name: '3-D', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Turn round', exact: true }).click();
  const layer = page.getByRole('dialog', { name: 'Turn round', exact: true });
  const canvas = layer.getByRole('img', { name: /in three dimensions/ });
  await expect(canvas).toHaveAttribute('data-shown', 'true', LONG);
  await expect.poll(async () => coloursOf(page, await canvas.screenshot())).toBeGreaterThan(50);
  const front = await canvas.screenshot();

  await canvas.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await canvas.screenshot()).equals(front)).toBe(false);
  await expectAccessible(page);
  await page.goBack();
  await expect(layer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Use seed', exact: true })).toBeVisible();

  await page.getByRole('button', { name: '3-D', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download 3-D file', exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('silver-ring-with-an-emerald-12.glb');
  expect((await readFile(await download.path())).subarray(0, 4).toString('latin1')).toBe('glTF');
});

/** Number of different colours in a picture. */
async function coloursOf(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, png.toString('base64'));
}
