import type { Page } from '@playwright/test';
import { PHONE } from '../support/devices.ts';
import { enter, expect, expectAccessible, expectMessage, test } from '../support/journey.ts';
import { bringFiles, drawBag, pixelsOf, plainPicture, type Pixels, type UploadFile } from '../support/pictures.ts';
import { LONG, resultOf, resultsOf } from '../support/results.ts';

const TOOL = '/workplace/upscale-and-facelift';

let bag: UploadFile;
test.beforeAll(async ({ baseURL }) => {
  bag = await drawBag(baseURL!);
});

const chosen = (page: Page) => page.getByAltText('Chosen to work on', { exact: true });
const places = Array.from({ length: 40 * 40 }, (_, at) => [(at % 40) / 39, Math.floor(at / 40) / 39] as const);

/** Mean absolute difference of two pictures in the green channel, 0 to 255. */
function difference(one: Pixels, other: Pixels): number {
  const each = places.map(([x, y]) => Math.abs(one.at(x, y)[1] - other.at(x, y)[1]));
  return each.reduce((sum, value) => sum + value, 0) / each.length;
}

/**
 * Share of horizontal pixel pairs that differ, although nearest-neighbour upscaling would make them equal. It is 0 for
 * that method, and in uniform areas for any.
 */
function addedDetail({ width, height, at }: Pixels): number {
  let own = 0;
  for (let y = 0; y < height; y += 16) {
    for (let x = 0; x + 1 < width; x += 2) {
      if (at(x / (width - 1), y / (height - 1))[1] !== at((x + 1) / (width - 1), y / (height - 1))[1]) own += 1;
    }
  }
  return own / ((height / 16) * (width / 2));
}

test('an uploaded picture is upscaled to twice its size with added detail, and compared', async ({ page, person }) => {
  await enter(page, person, TOOL);
  await page.getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
  await expect(page.getByText('640 × 640', { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^Upscale/ })
    .last()
    .click();

  const band = page.getByRole('article', { name: 'Upscale & Facelift, 2X', exact: true });
  const result = await resultOf(page, 'Upscale & Facelift, 2X');
  const before = await pixelsOf(page, bag);
  const after = await pixelsOf(page, result);
  expect([after.width, after.height]).toEqual([640, 640]);
  expect(difference(before, after)).toBeLessThan(8);
  expect(addedDetail(after)).toBeGreaterThan(0.1);

  await band.hover();
  await band.getByRole('button', { name: 'Compare with before', exact: true }).click();
  // The stage behind the viewer has a divider as well.
  const divider = page
    .getByRole('dialog', { name: 'Upscaled', exact: true })
    .getByRole('slider', { name: 'Divider between before and after', exact: true });
  await divider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuenow', '55');
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(page.getByText('125 %', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Side by side', exact: true }).click();
  await expect(page.getByText('Uploaded', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test('a picture passes from tool to tool, and its lineage shows each step', async ({ page, person }) => {
  await enter(page, person, '/workplace/remove-background');
  await page.getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
  await expect(chosen(page)).toBeVisible();
  await page.getByLabel('Transparent', { exact: true }).check();
  await page
    .getByRole('button', { name: /^Remove background/ })
    .last()
    .click();
  const cut = page.getByRole('article', { name: 'Remove Background, transparent', exact: true });
  await resultsOf(page, 'Remove Background, transparent', 2);
  await cut.hover();
  await cut.getByRole('button', { name: 'Tools', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Upscale & Facelift', exact: true }).click();

  await expect(page).toHaveURL(/upscale-and-facelift\?edit_image=1/);
  await expect(chosen(page)).toBeVisible();
  await page
    .getByRole('button', { name: /^Upscale/ })
    .last()
    .click();
  const large = page.getByRole('article', { name: 'Upscale & Facelift, 2X', exact: true });
  const pixels = await pixelsOf(page, await resultOf(page, 'Upscale & Facelift, 2X'));
  expect(pixels.width).toBe(640);
  expect(pixels.at(0.01, 0.01)[3]).toBeLessThan(8);

  await large.locator('img[srcset]').click();
  const lineage = page.getByRole('region', { name: 'Lineage', exact: true });
  await expect(lineage.getByRole('listitem')).toHaveText(['Uploaded', 'Background removed', 'Upscaled']);
  await lineage.getByRole('button', { name: 'Uploaded', exact: true }).click();
  await expect(page.getByText('Uploaded picture', { exact: true })).toBeVisible();

  const viewer = page.getByRole('dialog', { name: 'Uploaded picture', exact: true });
  await viewer.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Remove background', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Remove Background', exact: true });
  await expect(editor.getByAltText('Picture to work on', { exact: true })).toBeVisible();
  await expect(editor.getByText('Nothing created yet')).toBeHidden();
  await page.goBack();
  await expect(editor).toBeHidden();
  await expect(page.getByText('Uploaded picture', { exact: true })).toBeVisible();
});

test('a size beyond the maximum is refused in the panel and when it is sent', async ({ page, person }) => {
  await enter(page, person, TOOL);
  await page.getByLabel('Upload an image', { exact: true }).setInputFiles(await plainPicture(page, 3000, 300));
  await expect(page.getByText('This image has already reached its maximum dimensions')).toBeVisible();
  const upscale = page.getByRole('button', { name: /^Upscale/ }).last();
  await expectMessage(page, 'Cannot Upscale. This image has reached its maximum dimensions', () => upscale.click());

  await page.getByRole('button', { name: 'Remove this picture', exact: true }).click();
  await bringFiles(page, 'paste', [await plainPicture(page, 2400, 2400)]);
  await expect(page.getByText(/your request may take longer than expected/)).toBeVisible();
  await page.getByLabel('4X', { exact: true }).check();
  await expect(page.getByText(/9600 × 9600, more than the 36 megapixels/)).toBeVisible();
  await page.getByRole('button', { name: 'Use 2X', exact: true }).click();
  await expect(page.getByText('4800 × 4800', { exact: true })).toBeVisible();
  await expect(page.getByText('4 prompts left', { exact: true })).toBeVisible();
});

test('the dialog upscales a pasted picture, and Save shows it', async ({ page, person }) => {
  await enter(page, person, `${TOOL}?dialog=upscale`);
  const editor = page.getByRole('dialog', { name: 'Upscale & Facelift', exact: true });
  await expect(editor.getByText('Choose a picture to make it larger')).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await bringFiles(page, 'paste', [bag]);
  await expect(chosen(page)).toBeVisible();
  await expect(editor.getByText('Uses 1 prompt · 3 left after this', { exact: true })).toBeVisible();
  await editor.getByLabel('Apply face enhance', { exact: true }).check();
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Upscale', exact: true }).click();
  await expect(editor.getByRole('slider', { name: 'Divider between before and after', exact: true })).toBeVisible(LONG);
  await page.setViewportSize(PHONE.viewport);
  await expect(editor.getByRole('button', { name: 'Upscale', exact: true })).toBeInViewport();
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor).toBeHidden();
  await expect(page).toHaveURL(/image=\d+/);
  await expect(page.getByRole('region', { name: 'Lineage', exact: true })).toBeVisible();
});
