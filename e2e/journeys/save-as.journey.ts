import { readFile } from 'node:fs/promises';
import { collectionRoutes, noteRoutes, type ImageItem } from '@kenna/contract';
import type { Download, Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { call } from '../support/api.ts';
import { drawImages } from '../support/draw-images.ts';
import { enter, expect, expectAccessible, expectMessage, test } from '../support/journey.ts';

const MAGIC: Record<string, RegExp> = {
  JPG: /^ffd8ff/,
  PNG: /^89504e470d0a1a0a/,
  SVG: /^3c3f786d6c/,
  WEBP: /^52494646.{8}57454250/,
  AVIF: /^.{8}66747970(61766966|6d696631)/,
  TIFF: /^(49492a00|4d4d002a)/,
};

const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());
const pictures = (page: Page): Locator =>
  page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem');

async function openSaveAs(page: Page, { id }: ImageItem): Promise<Locator> {
  await page.goto(`/workplace/my-images?image=${id}`);
  return askToSave(page);
}

async function askToSave(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as', exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Selects an option by its label with `force`, because the native control is covered by its visible part. */
const choose = (dialog: Locator, name: string | RegExp) =>
  dialog.getByRole('radio', { name, exact: true }).check({ force: true });

async function save(page: Page, dialog: Locator, action = 'Save'): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: action, exact: true }).click(),
  ]);
  return download;
}

test('a picture is saved in each format, with a descriptive file name and its metadata', async ({
  page,
  person,
  baseURL,
}) => {
  const [image] = await drawImages(baseURL!, person.token, 1);
  await enter(page, person);
  let dialog = await openSaveAs(page, image!);
  await expectAccessible(page);
  for (const [format, magic] of Object.entries(MAGIC)) {
    await choose(dialog, format);
    const act = () => save(page, dialog);
    const download = await (format === 'SVG' ? expectMessage(page, 'SVG will download in 1 seconds', act) : act());
    expect(download.suggestedFilename()).toBe(`cognac-leather-handbag-plain-studio-7.${format.toLowerCase()}`);
    const bytes = await bytesOf(download);
    expect(bytes.subarray(0, 16).toString('hex')).toMatch(magic);
    // PNG compresses text chunks, so only the keyword of the chunk can be searched for.
    const mark = format === 'PNG' ? 'XML:com.adobe.xmp' : 'digitalsourcetype/algorithmicMedia';
    expect(bytes.includes(mark)).toBe(true);
    dialog = await askToSave(page);
  }
});

test('a picture is saved for a sales channel with the keyboard, and a transparent background requires a cutout', async ({
  page,
  person,
  baseURL,
}) => {
  const [image] = await drawImages(baseURL!, person.token, 1);
  await enter(page, person, '/workplace/my-images');
  await pictures(page).first().hover();
  await pictures(page).first().getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as', exact: true });
  await expect(dialog.getByRole('radio', { name: /^Transparent/ })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Original/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: /^Square/ })).toBeChecked();
  await choose(dialog, /^Story/);
  await expect(dialog.getByRole('radio', { name: 'Fill the frame', exact: true })).toBeChecked();
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('cognac-leather-handbag-plain-studio-7-story.jpg');
  // The start-of-frame segment of a baseline or progressive JPEG contains height and width. Segments are passed by their
  // lengths, because the random bytes of a signature in front of it can look like its marker.
  const bytes = await bytesOf(download);
  let frame = 2;
  while (![0xc0, 0xc2].includes(bytes[frame + 1]!)) frame += 2 + bytes.readUInt16BE(frame + 2);
  expect([bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]).toEqual([1080, 1920]);
  await openSaveAs(page, image!);
  await page.getByRole('button', { name: 'remove the background', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Remove Background', exact: true })).toBeVisible();
});

test('a selection and a whole collection are downloaded as archives, and the collection as a PDF', async ({
  page,
  person,
  baseURL,
}) => {
  const { token } = person;
  const images = await drawImages(baseURL!, token, 2);
  const { collection } = await call(baseURL!, collectionRoutes.create, { token, body: { title: 'Été à Paris' } });
  const held = { collection_id: collection.id, image_ids: images.map(({ id }) => id) };
  await call(baseURL!, collectionRoutes.addImage, { token, body: held });
  const note = { image_id: images[0]!.id, text: 'Style 4711', visibility: 'link' } as const;
  await call(baseURL!, noteRoutes.add, { token, body: note });
  await enter(page, person);

  await page.goto('/workplace/my-images');
  await pictures(page).first().hover();
  await pictures(page).first().getByRole('checkbox').click();
  await pictures(page).nth(1).getByRole('checkbox').click();
  await page
    .getByRole('toolbar', { name: 'Selected pictures', exact: true })
    .getByRole('button', { name: 'Download', exact: true })
    .click();
  const chosen = page.getByRole('dialog', { name: 'Download 2 images', exact: true });
  await expect(chosen).toBeVisible();
  await expectAccessible(page);
  const archive = await expectMessage(page, ' is complete', () => save(page, chosen, 'Download ZIP'));
  const selection = unzipSync(await bytesOf(archive));
  expect(Object.keys(selection).sort()).toEqual(
    ['cognac-leather-handbag-plain-studio-7.png', 'cognac-leather-handbag-plain-studio-8.png'].sort(),
  );

  await page.goto(`/workplace/collections/${collection.id}`);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Contact sheet/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Contact sheet', exact: true });
  await sheet.getByRole('switch', { name: /^Notes/ }).check({ force: true });
  await expect(sheet.getByText('2 pages', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const printed = await save(page, sheet, 'Download PDF');
  expect(printed.suggestedFilename()).toBe('ete-a-paris.pdf');
  expect((await bytesOf(printed)).subarray(0, 5).toString()).toBe('%PDF-');

  // The rest is done by a visitor who is not logged in and has the link.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/shared/${collection.short_link}`);
  const [taken] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all', exact: true }).click(),
  ]);
  expect(Object.keys(unzipSync(await bytesOf(taken)))).toHaveLength(2);
  await pictures(page).first().getByRole('button').click();
  // The prompts of this collection are hidden, and the names of pictures contain none.
  const one = await save(page, page.getByRole('dialog'), 'Download');
  expect(one.suggestedFilename()).toMatch(/^generate-image-\d+\.png$/);
  expect((await bytesOf(one)).subarray(0, 8).toString('hex')).toMatch(MAGIC['PNG']!);
});
