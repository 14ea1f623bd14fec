/** A picture gets other colours, is blended with a second one, and passes through three tools. */
import type { Page } from '@playwright/test';
import { drawImages } from '../support/draw-images.ts';
import { enter, expect, expectAccessible, test } from '../support/journey.ts';
import { drawBag, pixelsOf, plainPicture, type UploadFile } from '../support/pictures.ts';
import { resultOf, resultsOf } from '../support/results.ts';

const TOOL = '/workplace/create-variations';

let bag: UploadFile;
test.beforeAll(async ({ baseURL }) => {
  bag = await drawBag(baseURL!, 'tote bag');
});

const source = (page: Page, name: 'Image' | 'Blend with') => page.getByRole('region', { name, exact: true });
const create = (page: Page, count: number) => page.getByRole('button', { name: new RegExp(`^Create ${count}`) }).last();
const colourways = (page: Page) => page.getByRole('textbox', { name: 'Colourways', exact: true });

test('an uploaded bag is rendered in a named colour and in a hexadecimal one', async ({ page, person }) => {
  await enter(page, person, TOOL);
  await source(page, 'Image').getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
  await expect(source(page, 'Image').getByText(/^Image size too small/)).toBeVisible();
  await expect(create(page, 4)).toBeVisible();

  await colourways(page).fill('navy, #1f8a4c, blurple,');
  await expect(page.getByText(/^No colour is called blurple/)).toBeVisible();
  await colourways(page).fill('terrac');
  await page.getByRole('button', { name: 'Add terracotta', exact: true }).click();
  await expect(create(page, 3)).toBeVisible();
  await page.getByRole('button', { name: 'Remove terracotta', exact: true }).click();
  await expect(page.getByText('2 of 8', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await create(page, 2).click();
  const results = await resultsOf(page, 'Create Variations, navy, #1f8a4c', 2);
  const [navy, green] = [await pixelsOf(page, results[0]!), await pixelsOf(page, results[1]!)];
  const was = await pixelsOf(page, bag);
  expect([navy.width, navy.height]).toEqual([320, 320]);
  expect(navy.at(0.5, 0.62)[2]).toBeGreaterThan(navy.at(0.5, 0.62)[0]);
  expect(green.at(0.5, 0.62)[1]).toBeGreaterThan(green.at(0.5, 0.62)[0] + 10);
  for (const picture of [navy, green]) {
    const corner = picture.at(0.02, 0.05);
    was.at(0.02, 0.05).forEach((value, channel) => expect(Math.abs(corner[channel]! - value)).toBeLessThan(6));
  }
});

test('a second picture shows both sliders and offers two results', async ({ page, person }) => {
  await enter(page, person, TOOL);
  await source(page, 'Image').getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
  await expect(source(page, 'Image').getByAltText('Chosen to work on', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Blend guidance', { exact: true })).toBeHidden();
  const zone = source(page, 'Blend with').getByText(/^Drag and drop your image here/);
  const chooser = page.waitForEvent('filechooser');
  await zone.click();
  await (await chooser).setFiles(await plainPicture(page, 600, 600));
  await expect(source(page, 'Blend with').getByAltText('Chosen to work on', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Blend guidance', { exact: true })).toHaveValue('0.5');
  await expect(page.getByLabel('Control guidance', { exact: true })).toHaveValue('1');
  await expect(create(page, 2)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Control guidance', { exact: true })).toHaveValue('1');
  await source(page, 'Blend with').getByRole('button', { name: 'Remove this picture', exact: true }).click();
  await expect(page.getByLabel('Blend guidance', { exact: true })).toBeHidden();
});

test('a rendered picture passes through variations to a backdrop, and its lineage shows each step', async ({
  page,
  person,
  baseURL,
}) => {
  const [made] = await drawImages(baseURL!, person.token, 1);
  await enter(page, person, `/workplace/my-images?image=${made!.id}`);
  await page
    .getByRole('group', { name: 'Actions', exact: true })
    .getByRole('button', { name: 'Edit', exact: true })
    .click();
  await page.getByRole('menuitem', { name: 'Variations', exact: true }).click();
  await expect(page).toHaveURL(/create-variations\?edit_image=1/);
  await expect(source(page, 'Image').getByAltText('Chosen to work on', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('burgundy velvet');
  await page.getByLabel('1 image', { exact: true }).check();
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByRole('switch', { name: /^HD quality/ }).uncheck();
  await create(page, 1).click();
  await resultOf(page, 'burgundy velvet');
  const varied = page.getByRole('article', { name: 'burgundy velvet', exact: true });
  await varied.hover();
  await varied.getByRole('button', { name: 'Tools', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Create Backdrop', exact: true }).click();

  await expect(page).toHaveURL(/backdrop-studio\?edit_image=1/);
  await expect(page.getByRole('button', { name: /^Picture, 256 × 256 at 64, 64, 100 %/ })).toBeVisible();
  await page.getByLabel('1 image', { exact: true }).check();
  await page.getByRole('button', { name: /^Expand Canvas 1/ }).click();
  const pixels = await pixelsOf(page, await resultOf(page, 'Create Backdrop'));
  expect([pixels.width, pixels.height]).toEqual([384, 384]);
  await page.getByRole('article', { name: 'Create Backdrop', exact: true }).locator('img[srcset]').click();
  const lineage = page.getByRole('region', { name: 'Lineage', exact: true });
  await expect(lineage.getByRole('listitem')).toHaveText(['Created', 'A variation', 'A new backdrop']);
});
