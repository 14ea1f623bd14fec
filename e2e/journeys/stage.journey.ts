/** The results of the tools fill the page: one render on the stage, the others in a filmstrip beside it. */
import type { Page } from '@playwright/test';
import { stillBox } from '../support/canvas.ts';
import { drawImages } from '../support/draw-images.ts';
import { enter, expect, expectAccessible, test } from '../support/journey.ts';
import { drawBag } from '../support/pictures.ts';
import { resultsOf } from '../support/results.ts';

const FOUR = 'black leather tote';
const ONE = 'red silk scarf, plain studio';

const band = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const pictures = (page: Page, name: string) => band(page, name).locator('img[srcset]');

test('four results fill the stage in two rows, keys show one of them, and earlier renders are in the filmstrip', async ({
  page,
  person,
  baseURL,
}) => {
  await drawImages(baseURL!, person.token, 1, ONE);
  await drawImages(baseURL!, person.token, 4, FOUR);
  await enter(page, person);
  await expect(pictures(page, FOUR)).toHaveCount(4);
  await expect(async () => {
    const boxes = await Promise.all((await pictures(page, FOUR).all()).map(stillBox));
    const tops = new Set(boxes.map(({ y }) => Math.round(y)));
    expect(tops.size).toBe(2);
    for (const { y, width, height } of boxes) {
      expect(width).toBeGreaterThan(300);
      expect(y + height).toBeLessThan(900);
    }
  }).toPass();
  await expect(band(page, ONE)).toHaveCount(0);
  await expectAccessible(page);

  await page.keyboard.press('2');
  await expect(pictures(page, FOUR)).toHaveCount(1);
  await expect.poll(async () => (await stillBox(pictures(page, FOUR))).height).toBeGreaterThan(480);
  const picker = page.getByRole('group', { name: 'Pictures of this render', exact: true });
  await expect(picker).toContainText('2 of 4');
  await picker.getByRole('button', { name: 'Next image', exact: true }).click();
  await expect(picker).toContainText('3 of 4');
  await expect(pictures(page, FOUR)).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+k');
  const action = page.getByRole('option', { name: 'Open large', exact: true });
  await expect(action).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(action).toBeHidden();
  await picker.getByRole('button', { name: 'Show all 4', exact: true }).click();
  await expect(pictures(page, FOUR)).toHaveCount(4);
  await page.keyboard.press('3');
  await expect(pictures(page, FOUR)).toHaveCount(1);
  await page.keyboard.press('3');
  await expect(pictures(page, FOUR)).toHaveCount(4);
  await page.keyboard.press('ArrowRight');
  await expect(pictures(page, ONE)).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(pictures(page, FOUR)).toHaveCount(4);
  const filmstrip = page.getByRole('complementary', { name: 'Filmstrip', exact: true });
  await filmstrip.getByRole('button', { name: `Show ${ONE}`, exact: true }).click();
  await expect(pictures(page, ONE)).toHaveCount(1);

  await page.getByRole('button', { name: 'Contact sheet', exact: true }).click();
  await expect(pictures(page, FOUR)).toHaveCount(4);
  await expect(pictures(page, ONE)).toHaveCount(1);
  await expectAccessible(page);
  await page.reload();
  await expect(pictures(page, FOUR)).toHaveCount(4);
  await expect(pictures(page, ONE)).toHaveCount(1);
});

test('an upload is large on the stage until its results replace it, and the space bar shows it again', async ({
  page,
  person,
  baseURL,
}) => {
  const bag = await drawBag(baseURL!);
  await drawImages(baseURL!, person.token, 1, ONE);
  await enter(page, person, '/workplace/remove-background');
  const filmstrip = page.getByRole('complementary', { name: 'Filmstrip', exact: true });
  await expect(filmstrip.getByRole('button', { name: 'All work', exact: true })).toBeVisible();
  await expect(filmstrip.getByRole('button', { name: `Show ${ONE}`, exact: true })).toHaveCount(0);
  const below = page.getByRole('button', { name: 'My images', exact: true });
  const place = await stillBox(below);
  await page.getByLabel('Upload an image', { exact: true }).setInputFiles(bag);
  const subject = page.getByRole('img', { name: 'Picture to work on', exact: true });
  await expect(subject).toBeVisible();
  await expect.poll(async () => (await stillBox(subject)).width).toBeGreaterThanOrEqual(320);
  expect(await stillBox(below)).toEqual(place);

  await page
    .getByRole('button', { name: /^Remove background/ })
    .last()
    .click();
  await resultsOf(page, 'Remove Background, white', 2);
  await expect(subject).toHaveCount(0);
  const before = band(page, 'Remove Background, white').getByText('Before', { exact: true });
  await expect(before).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.down('Space');
  await expect(before).toHaveCount(2);
  await page.keyboard.up('Space');
  await expect(before).toHaveCount(0);
  await expect(page.getByRole('slider', { name: 'Divider between before and after', exact: true })).toHaveCount(2);
  await expectAccessible(page);

  await filmstrip.getByRole('button', { name: 'All work', exact: true }).click();
  await filmstrip.getByRole('button', { name: `Show ${ONE}`, exact: true }).click();
  await expect(pictures(page, ONE)).toHaveCount(1);
});
