import type { Page } from '@playwright/test';
import { windowOf } from '../support/devices.ts';
import { drawImages } from '../support/draw-images.ts';
import { enter, expect, expectAccessible, expectMessage, test } from '../support/journey.ts';
import { PASSWORD } from '../support/people.ts';

const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem');

/** Shares the collection on the page and returns its link. */
async function share(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await expectMessage(page, 'Copied', () => page.getByRole('button', { name: 'Share', exact: true }).click());
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Creates a person's first collection from the first picture of the library. */
async function collectFirst(page: Page, title: string): Promise<void> {
  await page.goto('/workplace/my-images');
  await pictures(page).first().hover();
  await pictures(page).first().getByRole('button', { name: 'Save to my collections', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'No collections yet', exact: true })
    .getByRole('button', { name: 'Create collection', exact: true })
    .click();
  await page.getByLabel('Name', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Collection has been created', exact: true })).toBeVisible();
}

test('a person collects and shares pictures, and a visitor browses the lookbook', async ({
  page,
  person,
  baseURL,
  browser,
}) => {
  await drawImages(baseURL!, person.token, 2);
  await enter(page, person, '/workplace/collections');
  await expect(
    page.getByRole('heading', {
      name: 'No collections yet. Collect images and organize them in collections.',
      exact: true,
    }),
  ).toBeVisible();
  await expectAccessible(page);

  await collectFirst(page, 'Autumn, in camel');
  await page.getByRole('button', { name: 'Stay here', exact: true }).click();
  await pictures(page).nth(1).hover();
  await pictures(page).nth(1).getByRole('button', { name: 'Save to my collections', exact: true }).click();
  const saving = page.getByRole('button', { name: 'Save: Autumn, in camel', exact: true });
  await expect(saving).toBeVisible();
  await expectAccessible(page);
  await saving.click();
  await expect(page.getByRole('button', { name: 'Saved: Autumn, in camel', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();

  await page.goto('/workplace/collections');
  await expect(page.getByRole('article').getByText(/^2 images/)).toBeVisible();
  await page.getByPlaceholder('Evening dress', { exact: true }).fill('winter');
  await expect(page.getByText('Can’t find any collection for winter. Please try another search.')).toBeVisible();
  await page.getByPlaceholder('Evening dress', { exact: true }).fill('camel');
  const found = page.getByRole('link', { name: 'Autumn, in camel', exact: true });
  await expect(found).toBeVisible();
  await expectAccessible(page);
  await found.click();
  await expect(pictures(page)).toHaveCount(2);
  await expectAccessible(page);

  const visitor = await windowOf(browser, null);
  await visitor.goto(await share(page));
  await expect(visitor.getByRole('heading', { name: 'Autumn, in camel', exact: true })).toBeVisible();
  await expect(visitor.getByText('2 images · by Vera Molnar', { exact: true })).toBeVisible();
  await expect(pictures(visitor)).toHaveCount(2);
  await expectAccessible(visitor);
  await pictures(visitor).first().getByRole('button').click();
  await expect(visitor.getByRole('dialog')).toBeVisible();
  await expectAccessible(visitor);
  await expect(visitor.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await visitor.keyboard.press('ArrowRight');
  await expect(visitor.getByRole('button', { name: 'Next image', exact: true })).toBeDisabled();
  await visitor.context().close();
});

test('a picture that is removed from its collection loses its bookmark', async ({ page, person, baseURL }) => {
  await drawImages(baseURL!, person.token, 1);
  await enter(page, person);
  await collectFirst(page, 'Bags');
  await page.getByRole('button', { name: 'Stay here', exact: true }).click();
  const bookmark = pictures(page).first().getByRole('button', { name: 'Save to my collections', exact: true });
  await pictures(page).first().hover();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await bookmark.click();
  const removing = page.getByRole('button', { name: 'Remove from collection', exact: true });
  await expect(removing).toBeVisible();
  await expectAccessible(page);
  await removing.click();
  await page.getByRole('button', { name: 'Remove: Bags', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Remove the image from the collection?', exact: true })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
});

test.describe('a private collection', () => {
  test.use({ expectedConsoleErrors: [/status of 403/] });

  test('opens for a visitor only with its password', async ({ page, person, baseURL, browser }) => {
    await drawImages(baseURL!, person.token, 1);
    await enter(page, person);
    await collectFirst(page, 'Spring line');
    await page.getByRole('button', { name: 'Open collection', exact: true }).click();
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    await page.getByRole('switch', { name: /Private/ }).click();
    await page.getByLabel('Password', { exact: true }).fill('weak');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByText(/^Your password must be at least 8 characters/)).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await expectAccessible(page);
    const update = page.getByRole('button', { name: 'Update', exact: true });
    await expectMessage(page, 'Collection Updated Successfully', () => update.click());
    await expect(page.getByText('Private', { exact: true })).toBeVisible();
    const visitor = await windowOf(browser, null);
    await visitor.goto(await share(page));
    await expect(visitor.getByRole('heading', { name: 'A private collection', exact: true })).toBeVisible();
    await expect(visitor.getByText('Spring line')).toHaveCount(0);
    await expectAccessible(visitor);
    await visitor.getByLabel('Password', { exact: true }).fill('Wrong-Silk-1');
    await visitor.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(visitor.getByText(/^That password does not open this collection. 9 tries left.$/)).toBeVisible();
    await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await visitor.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(visitor.getByRole('heading', { name: 'Spring line', exact: true })).toBeVisible();
    await expect(pictures(visitor)).toHaveCount(1);
    await visitor.context().close();
  });
});

test.describe('a collection that the server fails to read', () => {
  test.use({ expectedConsoleErrors: [/status of 500/] });

  test('is reported as unreachable rather than missing, and opens once the server answers', async ({
    page,
    person,
  }) => {
    const opening = '**/render/get/collection';
    const fault = { code: 1024, message: 'An unexpected error has occurred. Please try again', data: null };
    await page.route(opening, (route) => route.fulfill({ status: 500, json: fault }));
    await enter(page, person, '/workplace/collections');
    await page.getByRole('button', { name: 'Create new board', exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('Spring line');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('link', { name: 'Spring line', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'The collection could not be opened', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(opening);
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Spring line', exact: true })).toBeVisible();
  });
});

test.describe('a link to no collection', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('says that the collection does not exist', async ({ page }) => {
    await page.goto('/shared/no-such-collection');
    await expect(page.getByRole('heading', { name: 'Collection does not exist', exact: true })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a collection is renamed, gets another cover and is deleted, without its pictures', async ({
  page,
  person,
  baseURL,
}) => {
  await drawImages(baseURL!, person.token, 2);
  await enter(page, person);
  await collectFirst(page, 'Bags');
  await page.getByRole('button', { name: 'Stay here', exact: true }).click();
  await pictures(page).nth(1).hover();
  await pictures(page).nth(1).getByRole('button', { name: 'Save to my collections', exact: true }).click();
  await page.getByRole('button', { name: 'Save: Bags', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved: Bags', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.goto('/workplace/my-images?tab=my_collections');
  await page.getByRole('article').hover();
  await page.getByRole('button', { name: 'Edit Bags', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('B');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('collection must contain name')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Leather goods');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: 'Leather goods', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Leather goods', exact: true }).click();
  await page.getByRole('button', { name: 'Edit cover', exact: true }).click();
  const cover = page.getByRole('dialog', { name: 'Change cover', exact: true });
  await expect(cover.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await cover.getByRole('button', { pressed: false }).last().click();
  await expect(cover).toBeHidden();

  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Delete collection', exact: true }).click();
  const yes = page
    .getByRole('dialog', { name: 'Delete collection?', exact: true })
    .getByRole('button', { name: 'Delete collection', exact: true });
  await expectMessage(page, 'Collection Deleted Successfully', () => yes.click());
  await expect(page).toHaveURL(/\/workplace\/collections$/);
  await page.goto('/workplace/my-images');
  await expect(pictures(page)).toHaveCount(2);
});
