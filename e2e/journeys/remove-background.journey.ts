import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectMessage, test } from '../support/journey.ts';
import { bringFiles, drawBag, pdfOf, pixelsOf, plainPicture, type UploadFile } from '../support/pictures.ts';
import { resultsOf } from '../support/results.ts';

const TOOL = '/workplace/remove-background';

let bag: UploadFile;
test.beforeAll(async ({ baseURL }) => {
  bag = await drawBag(baseURL!);
});

const ASKED = 'Drag and drop your image here or click to upload. Max Size : 9MB';
const chosen = (page: Page) => page.getByAltText('Chosen to work on', { exact: true });
const act = (page: Page) => page.getByRole('button', { name: /^Remove background/ }).last();

test('a picture that is dropped anywhere is cut out twice on a transparent background, with its subject unchanged', async ({
  page,
  person,
}) => {
  await enter(page, person, TOOL);
  await expect(page.getByText(ASKED)).toBeVisible();
  await expectAccessible(page);
  await bringFiles(page, 'drop', [bag]);
  await expect(chosen(page)).toBeVisible();
  await expect(page.getByText('320 × 320', { exact: true })).toBeVisible();
  await page.getByLabel('Transparent', { exact: true }).check();
  await act(page).click();

  const results = await resultsOf(page, 'Remove Background, transparent', 2);
  const before = await pixelsOf(page, bag);
  for (const result of results) {
    const after = await pixelsOf(page, result);
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    expect(after.at(0.01, 0.01)[3]).toBeLessThan(8);
    expect(after.at(0.99, 0.01)[3]).toBeLessThan(8);
    const [red, green, blue, alpha] = after.at(0.5, 0.62);
    expect(alpha).toBeGreaterThan(247);
    const [r, g, b] = before.at(0.5, 0.62);
    expect(Math.max(Math.abs(red - r), Math.abs(green - g), Math.abs(blue - b))).toBeLessThan(12);
  }
  await expectAccessible(page);
});

test('a pasted picture is cut out on a background of the typed colour', async ({ page, person }) => {
  await enter(page, person, TOOL);
  await expect(page.getByText(ASKED)).toBeVisible();
  await bringFiles(page, 'paste', [bag]);
  await expect(chosen(page)).toBeVisible();
  await page.getByRole('button', { name: 'Another background colour', exact: true }).click();
  await page.getByLabel('Colour code', { exact: true }).fill('#3a6ea5');
  await page.keyboard.press('Escape');
  await act(page).click();
  const [result] = await resultsOf(page, 'Remove Background, #3a6ea5', 2);
  const corner = (await pixelsOf(page, result!)).at(0.01, 0.01);
  expect(corner).toEqual([0x3a, 0x6e, 0xa5, 255]);
});

test('several files are uploaded at once, the first page of a PDF among them', async ({ page, person }) => {
  await enter(page, person, TOOL);
  const scan = await pdfOf(page, bag);
  await page.getByLabel('Upload an image', { exact: true }).setInputFiles([scan, bag]);
  const uploads = page.getByRole('list', { name: 'Your uploads', exact: true });
  await expect(uploads.getByRole('button')).toHaveCount(2);
  await expect(uploads.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  const page1 = await pixelsOf(page, (await chosen(page).getAttribute('src'))!);
  expect(Math.abs(page1.width / page1.height - 1)).toBeLessThan(0.01);
  const [red, , blue] = page1.at(0.5, 0.62);
  expect(red).toBeGreaterThan(blue);

  await page.getByRole('button', { name: 'Remove this picture', exact: true }).click();
  await page.getByRole('button', { name: 'My images', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'My images', exact: true });
  await expect(picker.getByText('No Record Found.')).toBeVisible();
  await picker.getByRole('tab', { name: 'My Uploads', exact: true }).click();
  await picker.getByRole('button', { name: 'Uploaded picture', exact: true }).first().click();
  await expect(chosen(page)).toBeVisible();
  await page.getByRole('link', { name: 'Upscale & facelift', exact: true }).click();
  await page.getByRole('button', { name: 'My collection', exact: true }).click();
  const collections = page.getByRole('dialog', { name: 'My collection', exact: true });
  await expect(collections.getByText('No Record Found.')).toBeVisible();
  await page.goBack();
  await expect(collections).toBeHidden();
  await expect(page).toHaveURL(/upscale-and-facelift/);
});

test('unusable files are refused with the reason', async ({ page, person }) => {
  await enter(page, person, TOOL);
  const field = page.getByLabel('Upload an image', { exact: true });
  const narrow = await plainPicture(page, 200, 900);
  const huge = { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(9 * 1024 * 1024 + 1) };
  const tooSmall = 'Unable to upload. Please ensure that your image dimensions exceed 200x200 pixels.';
  const said = page.getByRole('region', { name: 'Image', exact: true }).getByRole('alert');
  await field.setInputFiles(narrow);
  await expect(said).toHaveText(`200x900.png: ${tooSmall}`);
  await field.setInputFiles(huge);
  await expect(said).toHaveText('huge.png: The file is larger than the limit of 9 MB.');
  await act(page).click();
  await expect(said).toContainText('Choose an image first');
  await expect(page.getByText('4 prompts left', { exact: true })).toBeVisible();
});

test('a cancelled cut-out costs nothing', async ({ page, person, studio }) => {
  await enter(page, person, TOOL);
  await page.getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
  await expect(chosen(page)).toBeVisible();
  await studio.occupy();
  await act(page).click();
  const band = page.getByRole('article', { name: 'Remove Background, white', exact: true }).first();
  await band.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(band.getByText('Cancelled')).toBeVisible();
  await expect(page.getByText('4 prompts left', { exact: true })).toBeVisible();
});

test('the dialog cuts out and confirms it briefly, and Cancel discards the settings', async ({
  page,
  person,
  studio,
}) => {
  await enter(page, person, `${TOOL}?dialog=remove-background`);
  const editor = page.getByRole('dialog', { name: 'Remove Background', exact: true });
  await expect(editor.getByText('Nothing created yet')).toBeVisible();
  await expect(editor.getByText('Let’s remove the background')).toBeVisible();
  const run = editor.getByRole('button', { name: 'Remove Background', exact: true });
  await expect(run).toBeDisabled();
  await editor.getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
  await expect(chosen(page)).toBeVisible();
  await expect(editor.getByRole('img', { name: 'Picture to work on', exact: true })).toBeVisible();
  await expect(editor.getByText('Nothing created yet')).toBeHidden();
  await editor.getByLabel('Transparent', { exact: true }).check();
  await expectAccessible(page);
  await studio.occupy();
  await run.click();
  await expect(run).toBeDisabled();

  const ready = 'Your 2 pictures are ready.';
  await expectMessage(page, 'generated the prompt successfully', () => expectMessage(page, ready, studio.release));
  const result = await editor.getByRole('link', { name: 'Download', exact: true }).first().getAttribute('href');
  expect((await pixelsOf(page, result!)).at(0.01, 0.01)[3]).toBeLessThan(8);
  await expect(editor.getByText(ready)).toBeHidden();

  await editor.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(editor).toBeHidden();
  await page.goto(`${TOOL}?dialog=remove-background`);
  await expect(editor.getByText('Nothing created yet')).toBeVisible();
  await expect(editor.getByLabel('White', { exact: true })).toBeChecked();
});
