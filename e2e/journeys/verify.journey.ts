import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { drawImages } from '../support/draw-images.ts';
import { enter, expect, expectAccessible, expectMessage, test } from '../support/journey.ts';

async function saveAs(page: Page, id: number): Promise<Buffer> {
  await page.goto(`/workplace/my-images?image=${id}`);
  await expectHistory(page);
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as', exact: true });
  await dialog.getByRole('radio', { name: 'WEBP', exact: true }).check({ force: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  return readFile(await download.path());
}

/** Opens how the shown picture was made, and closes it again without closing the picture. */
async function expectHistory(page: Page): Promise<void> {
  const pin = page.getByRole('button', { name: 'CR, content credentials', exact: true });
  await pin.click();
  const history = page.getByRole('dialog', { name: 'CR, content credentials', exact: true });
  await expect(history.getByText(/^Created with .* Computed from a description/)).toBeVisible();
  await expect(history.getByText('Author: Atelier Lace', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);
  await expect(pin).toBeVisible();
}

const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'image/webp') =>
  page.getByLabel('Picture to verify', { exact: true }).setInputFiles({ name, mimeType, buffer });
const verdict = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('a saved picture tells a visitor how it was made, by whom, and whether it was changed', async ({
  page,
  person,
  baseURL,
  browser,
}) => {
  // The picture is large enough for its invisible mark to survive a website.
  const [image] = await drawImages(baseURL!, person.token, 1, 'cognac leather handbag, plain studio', 768);
  await enter(page, person);
  await page.goto('/account/account-settings');
  await page.getByLabel('Author', { exact: true }).fill('Atelier Lace');
  const credentials = page.getByRole('region', { name: 'Content credentials', exact: true });
  await expectMessage(page, 'Content credentials saved', () =>
    credentials.getByRole('button', { name: 'Save', exact: true }).click(),
  );
  const file = await saveAs(page, image!.id);

  const context = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });
  const visitor = await context.newPage();
  await visitor.goto('/verify');
  await expect(visitor.getByText(/, up to 32 MB\. It is checked, not stored\.$/)).toBeVisible();
  await choose(visitor, 'handbag.webp', file);
  await expect(verdict(visitor, 'Signed by Kenna, unchanged since')).toBeVisible();
  await expect(visitor.getByText('Author: Atelier Lace', { exact: true })).toBeVisible();
  await expect(
    visitor.getByText(/^Created with .* Computed from a description, without a trained network\.$/),
  ).toBeVisible();
  await expectAccessible(visitor);

  const changed = Buffer.from(file);
  // This byte is in the middle of the pixels, which come before the credentials.
  const at = Math.floor(file.indexOf('C2PA') / 2);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  await choose(visitor, 'changed.webp', changed);
  await expect(verdict(visitor, 'Changed since it was signed')).toBeVisible();
  // A website makes the picture smaller, compresses it and removes its credentials.
  await choose(visitor, 'shared.jpg', await sharp(file).resize(640).jpeg({ quality: 80 }).toBuffer(), 'image/jpeg');
  await expect(verdict(visitor, 'Made with Kenna, according to its invisible mark')).toBeVisible();
  await expectAccessible(visitor);
  await choose(visitor, 'no-picture.webp', Buffer.from('no picture'));
  await expect(visitor.getByText(/^This file type is not accepted\./)).toBeVisible();
  await context.close();
});
