import type { Page } from '@playwright/test';
import { drawImages } from '../support/draw-images.ts';
import { enter, expect, test } from '../support/journey.ts';

const LIBRARY = '/workplace/my-images';

const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem');

test('Back closes the topmost layer, and leaves the page only when none is open', async ({ page, person, baseURL }) => {
  await drawImages(baseURL!, person.token, 1);
  await enter(page, person, '/workplace/collections');
  await page.goto(LIBRARY);
  const tile = pictures(page).first();
  const closes = async (name: string) => {
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(LIBRARY));
  };

  await tile.hover();
  await tile.getByRole('button', { name: 'Notes', exact: true }).click();
  await closes('Notes');
  await tile.hover();
  await tile.getByRole('button', { name: 'Save to my collections', exact: true }).click();
  await closes('No collections yet');
  await tile.hover();
  await tile.getByRole('button', { name: 'More', exact: true }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();

  await tile
    .getByRole('link')
    .or(tile.getByRole('button', { name: /leather handbag/ }))
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: /leather handbag/ });
  await expect(viewer.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await page.keyboard.press('d');
  await closes('Save as');
  await expect(viewer).toBeVisible();
  await viewer.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Report', exact: true }).click();
  await closes('Are you sure you want to report and immediately delete this image?');
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(LIBRARY));
  await page.goBack();
  await expect(page).toHaveURL(/collections$/);
});
