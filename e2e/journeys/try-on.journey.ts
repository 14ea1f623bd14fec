/**
 * A person is dressed in a garment: the page shows what it found in the pictures and what is missing, and only the area
 * of the garment changes.
 */
import { imageRoutes } from '@kenna/contract';
import type { Page } from '@playwright/test';
import { call } from '../support/api.ts';
import { phoneOf } from '../support/devices.ts';
import { drawImages } from '../support/draw-images.ts';
import { enter, expect, expectAccessible, test } from '../support/journey.ts';
import { photograph } from '../support/photographs.ts';
import { bringFiles, drawBag, pixelsOf, type Pixels, type UploadFile } from '../support/pictures.ts';
import { LONG, resultOf } from '../support/results.ts';

const TOOL = '/workplace/virtual-try-on';

let bag: UploadFile;
test.beforeAll(async ({ baseURL }) => {
  bag = await drawBag(baseURL!);
});

const place = (page: Page, name: 'Person' | 'Garment') => page.getByRole('region', { name, exact: true });
const found = (page: Page, name: 'Person' | 'Garment') => place(page, name).locator('[data-part="found"]');
const create = (page: Page) => page.getByRole('button', { name: /^Create 1/ }).last();
const TITLE = 'Virtual try on';
const band = (page: Page) => page.getByRole('article', { name: TITLE, exact: true }).first();

async function upload(page: Page, name: 'Person' | 'Garment', file: UploadFile): Promise<void> {
  await place(page, name).getByLabel('Upload an image', { exact: true }).setInputFiles(file);
  await expect(place(page, name).getByAltText('Chosen to work on', { exact: true })).toBeVisible();
}

test('a picture without a person is reported before and after sending, and costs nothing', async ({
  page,
  person,
  baseURL,
}) => {
  await drawImages(baseURL!, person.token, 1);
  await enter(page, person, TOOL);
  await expect(place(page, 'Person')).toBeVisible();
  await expectAccessible(page);
  await create(page).click();
  await expect(place(page, 'Person').getByText('Choose an image first')).toBeVisible();

  await bringFiles(page, 'drop', [bag]);
  await expect(place(page, 'Person').getByText(/^No person found\./)).toBeVisible(LONG);
  await expect(page.getByText('Choose a garment first')).toBeVisible();
  await place(page, 'Garment').getByRole('button', { name: 'My images', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'My images', exact: true })
    .getByRole('button')
    .filter({ has: page.locator('img') })
    .click();
  await expect(place(page, 'Garment').getByAltText('Chosen to work on', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Dress', exact: true }).check();
  await expect(place(page, 'Person').getByText(/from head to foot/)).toBeVisible(LONG);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dress', exact: true })).toBeChecked();
  await expect(place(page, 'Person').getByAltText('Chosen to work on', { exact: true })).toBeVisible();
  await expect(place(page, 'Garment').getByAltText('Chosen to work on', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await create(page).click();
  await expect(band(page).getByText(/No person/)).toBeVisible(LONG);
  await expect(page.getByText('3 prompts left', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Swap person and garment', exact: true }).click();
  await expect(place(page, 'Garment').getByText('320 × 320', { exact: true })).toBeVisible();
});

/** Largest difference of two pixels in one channel. */
const channelDifference = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, channel) => Math.abs(value - other[channel]!)));

/** Expects that the garment has changed, and that the background, the edges and the lower body have not. */
function expectWorn(before: Pixels, after: Pixels): void {
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  expect(channelDifference(after.at(0.46, 0.4), before.at(0.46, 0.4))).toBeGreaterThan(15);
  for (const [x, y] of [...EDGES, [0.48, 0.9]] as const)
    expect(channelDifference(after.at(x, y), before.at(x, y))).toBeLessThanOrEqual(MARK);
}
/** Maximum change in levels by the invisible mark that a generated picture carries. */
const MARK = 8;
const EDGES = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((y) => [[0.03, y] as const, [0.97, y] as const]);

test('a person is dressed and compared with the original, and the result passes to other tools with its history', async ({
  page,
  person,
  baseURL,
}) => {
  // Analysing photographs takes the networks long.
  test.slow();
  const [model, shirt] = await Promise.all([photograph('man-tank-top.png'), photograph('tshirt.jpg')]);
  test.skip(model === null || shirt === null, 'The photographs are not there');
  await enter(page, person, TOOL);
  await expect(place(page, 'Person')).toBeVisible();
  await bringFiles(page, 'drop', [model!, shirt!]);
  await expect(found(page, 'Person')).toBeVisible(LONG);
  await expect(found(page, 'Garment')).toBeVisible(LONG);
  await expectAccessible(page);
  await create(page).click();
  expectWorn(await pixelsOf(page, model!), await pixelsOf(page, await resultOf(page, TITLE)));

  await band(page).hover();
  await band(page).getByRole('button', { name: 'Compare with before', exact: true }).click();
  const details = page.getByRole('complementary', { name: 'Details', exact: true });
  await expect(page.getByRole('img', { name: 'Uploaded', exact: true })).toBeVisible();
  await expect(details.getByRole('region', { name: 'Lineage', exact: true }).getByRole('listitem')).toHaveCount(2);
  await page
    .getByRole('group', { name: 'Actions', exact: true })
    .getByRole('button', { name: 'Edit', exact: true })
    .click();
  await page.getByRole('menuitem', { name: 'Edit with chat', exact: true }).click();
  // Nothing can be sent before the picture has loaded; its toolbar appears then.
  await expect(page.getByRole('toolbar', { name: 'Picture', exact: true })).toBeVisible();
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await message.fill('brighter');
  await message.press('Enter');
  await expect(message).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Step 1:/ })).toBeVisible(LONG);
  const { images } = await call(baseURL!, imageRoutes.listMine, { token: person.token });
  const lineage = await call(baseURL!, imageRoutes.lineage, { token: person.token, params: { id: images[0]!.id } });
  expect(lineage.images.map(({ tool }) => tool)).toEqual([null, 'VirtualTryOn', 'EditWithChat']);
});

test('on a phone a person is dressed by touch', async ({ browser, person }) => {
  // Analysing photographs takes the networks long.
  test.slow();
  const [model, shirt] = await Promise.all([photograph('man-tank-top.png'), photograph('tshirt.jpg')]);
  test.skip(model === null || shirt === null, 'The photographs are not there');
  const page = await phoneOf(browser, person);
  await page.goto(TOOL);
  await page.getByRole('button', { name: 'Show settings', exact: true }).tap();
  await page.getByRole('button', { name: 'Show all settings', exact: true }).tap();
  await upload(page, 'Person', model!);
  await upload(page, 'Garment', shirt!);
  await page.getByRole('radio', { name: 'Upper body', exact: true }).tap();
  await expect(found(page, 'Person')).toBeVisible(LONG);
  await expect(found(page, 'Garment')).toBeVisible(LONG);
  await expectAccessible(page);
  await expect(create(page)).toBeInViewport();
  await create(page).tap();
  // The sheet is lowered, so that it does not cover what is drawn.
  await expect(page.getByRole('button', { name: 'Show settings', exact: true })).toBeVisible();
  expectWorn(await pixelsOf(page, model!), await pixelsOf(page, await resultOf(page, TITLE)));
  await page.context().close();
});
