import { adjustRoutes } from '@kenna/contract';
import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, expectMessage, test } from '../support/journey.ts';
import { confirmAddress } from '../support/mails.ts';
import type { Person } from '../support/people.ts';
import { drawBag, pixelsOf, type UploadFile } from '../support/pictures.ts';

const TOOL = '/workplace/adjust';
const SAVED = 'Saved as a new version';

let bag: UploadFile;
test.beforeAll(async ({ baseURL }) => {
  bag = await drawBag(baseURL!);
});

const stageOf = (page: Page) =>
  page.getByRole('group', { name: 'Picture. Hold it down to see the original.', exact: true });
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });

async function openBag(page: Page, person: Person): Promise<void> {
  await enter(page, person, TOOL);
  await page.getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
  await expect(slider(page, 'Exposure')).toBeVisible();
  await expect(stageOf(page)).toHaveAttribute('data-shown', 'true');
}

/** Saves and returns the address of the new version. */
async function save(page: Page): Promise<string> {
  await expectMessage(page, SAVED, () => page.getByRole('button', { name: 'Save', exact: true }).click());
  await page
    .getByRole('button', { name: /^Version/ })
    .first()
    .click();
  const viewer = page.getByRole('group', { name: 'Actions', exact: true });
  const address = await viewer.getByRole('link', { name: 'Download', exact: true }).getAttribute('href');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  return address!;
}

/** Samples the picture on the stage at points of its frame. */
async function seenOn(page: Page) {
  const stage = stageOf(page);
  const read = (name: string) => stage.evaluate((element, property) => element.style.getPropertyValue(property), name);
  const [left, top, scale] = (await Promise.all(['--left', '--top', '--scale'].map(read))).map(parseFloat);
  const shown = await pixelsOf(page, { name: '', mimeType: 'image/png', buffer: await stage.screenshot() });
  return (x: number, y: number, width: number, height: number) =>
    shown.at((left! + x * width * scale!) / shown.width, (top! + y * height * scale!) / shown.height);
}

test('the downloaded file matches the adjustments on the stage', async ({ page, person }) => {
  await openBag(page, person);
  const plain = await pixelsOf(page, bag);
  await slider(page, 'Exposure').fill('70');
  await slider(page, 'Temperature').fill('85');
  await slider(page, 'Shadows').fill('80');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('radio', { name: 'retro', exact: true }).check();
  await slider(page, 'Opacity').fill('60');
  await expectAccessible(page);

  const file = await pixelsOf(page, await save(page));
  expect([file.width, file.height]).toEqual([plain.width, plain.height]);
  // The stage is drawn after the page has changed.
  await expect(async () => {
    const seen = await seenOn(page);
    for (const [x, y] of PLACES) {
      const [stage, saved] = [seen(x, y, file.width, file.height), file.at(x, y)];
      for (const channel of [0, 1, 2]) expect(Math.abs(stage[channel]! - saved[channel]!)).toBeLessThan(14);
    }
  }).toPass();
  const changes = PLACES.map(([x, y]) => Math.abs(file.at(x, y)[2] - plain.at(x, y)[2]));
  expect(changes.reduce((sum, change) => sum + change, 0)).toBeGreaterThan(60);
});

/** Points of the picture above the toolbar, which covers the lower edge. */
const PLACES = [
  [0.1, 0.1],
  [0.5, 0.5],
  [0.42, 0.6],
  [0.58, 0.55],
  [0.9, 0.2],
  [0.5, 0.75],
  [0.2, 0.7],
] as const;

test('a picture is cropped, rotated and straightened, with undo and redo that survive a reload', async ({
  page,
  person,
}) => {
  await openBag(page, person);
  await page.getByRole('button', { name: 'Crop', exact: true }).click();
  await page.getByRole('button', { name: 'Rotate right', exact: true }).click();
  await page.getByLabel('5:4 Landscape', { exact: true }).check();
  await expect(page.getByRole('button', { name: 'Crop, 320 × 256 pixels', exact: true })).toBeVisible();
  await page.getByLabel('Custom', { exact: true }).check();
  await page.getByLabel('Width', { exact: true }).fill('20');
  await expect(page.getByText('At least 64')).toBeVisible();
  await page.getByLabel('Width', { exact: true }).fill('200');
  await page.getByLabel('Height', { exact: true }).fill('160');
  const box = page.getByRole('button', { name: 'Crop, 200 × 160 pixels', exact: true });
  await box.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await page.keyboard.press('Control+y');
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeDisabled();
  await page.reload();
  await expect(stageOf(page)).toHaveAttribute('data-shown', 'true');

  const file = await pixelsOf(page, await save(page));
  expect([file.width, file.height]).toEqual([200, 160]);
  const plain = await pixelsOf(page, bag);
  // The frame was rotated to the right, and its crop lies 16 pixels left of the centre.
  const place = { x: 44 + 100, y: 80 + 80 };
  const expected = plain.at(place.y / 319, (319 - place.x) / 319);
  const found = file.at(100 / 199, 80 / 159);
  for (const channel of [0, 1, 2]) expect(Math.abs(found[channel]! - expected[channel]!)).toBeLessThan(3);
});

test('the dialog saves a version of an opened picture and asks before unsaved work is discarded', async ({
  page,
  person,
  baseURL,
}) => {
  await confirmAddress(baseURL!, person.email);
  await openBag(page, person);
  await slider(page, 'Saturation').fill('0');
  await save(page);
  await page.getByRole('button', { name: /^Version/ }).click();
  await page
    .getByRole('group', { name: 'Actions', exact: true })
    .getByRole('button', { name: 'Edit', exact: true })
    .click();
  await page.getByRole('menuitem', { name: 'Adjust', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust', exact: true });
  await expect(dialog.getByRole('slider', { name: 'Saturation', exact: true })).toHaveValue('0');
  await dialog.getByRole('slider', { name: 'Contrast', exact: true }).fill('80');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'More', exact: true }).click();
  const submit = page.getByRole('menuitem', { name: 'Submit for Kenna Showcase', exact: true });
  await expectMessage(page, 'submitted to the Kenna showcase team', () => submit.click());
  await expect(submit).toBeHidden();
  await dialog.getByRole('slider', { name: 'Contrast', exact: true }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing', exact: true }).click();
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(adjustRoutes.adjust.path)) saves.push(request.url());
  });
  await dialog.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Adjusted').first()).toBeVisible();
  // The second click of a double click saves nothing.
  expect(saves).toHaveLength(1);
});

test.describe('a picture that is gone', () => {
  test.use({ expectedConsoleErrors: [/status of 40[34]/] });

  test('is named, and another one can be chosen', async ({ page, person }) => {
    await openBag(page, person);
    await page.evaluate(() => {
      const gone = { state: { url: `${location.origin}/files/gone.png` }, version: 1 };
      localStorage.setItem('adjust-source', JSON.stringify(gone));
    });
    await page.reload();
    await expect(page.getByText('This picture can’t be opened.')).toBeVisible();
    await page.getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
    await expect(stageOf(page)).toHaveAttribute('data-shown', 'true');
  });
});
