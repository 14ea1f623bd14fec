import { imageRoutes } from '@kenna/contract';
import { call } from '../support/api.ts';
import { enter, expect, test } from '../support/journey.ts';
import { plainPicture } from '../support/pictures.ts';
import { LONG } from '../support/results.ts';

test.describe('without a network', () => {
  // The browser says so.
  test.use({ expectedConsoleErrors: [/net::ERR_|WebSocket/] });

  test('a double click on Create is one render, charged once, and a lost network loses no picture', async ({
    page,
    person,
    baseURL,
    context,
  }) => {
    await enter(page, person);
    await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('black leather tote');
    await page.getByRole('button', { name: /^Create 2/ }).dblclick();
    await expect(page.getByText('3 prompts left')).toBeVisible();
    const band = page.getByRole('article', { name: 'black leather tote' });
    await expect(band).toHaveCount(1);

    await context.setOffline(true);
    const made = () => call(baseURL!, imageRoutes.listMine, { token: person.token, query: {} });
    const banner = page.getByText('cannot be reached right now');
    await expect(banner).toBeVisible();
    await expect.poll(async () => (await made()).images.length, LONG).toBe(2);
    await context.setOffline(false);
    await expect(banner).toBeHidden();

    await expect(band.locator('img[srcset]')).toHaveCount(2, LONG);
    await expect(page.getByText('3 prompts left')).toBeVisible();
  });
});

test.describe('when the network goes in the middle of an upload', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_/] });

  test('the picture is sent again from the message that tells of it', async ({ page, person }) => {
    await enter(page, person, '/workplace/remove-background');
    await page.route('**/upload-image', (route) => route.abort(), { times: 1 });
    await page.getByLabel('Upload an image').setInputFiles(await plainPicture(page, 400, 400));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByAltText('Chosen to work on')).toBeVisible();
  });
});

test.describe('when the server stops answering a visitor', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_|WebSocket/] });

  test('the page says so until it answers again, and then fetches what it missed', async ({ page }) => {
    const api = '**/api/web/**';
    await page.route(api, (route) => route.abort());
    await page.goto('/');
    // The first page came drawn; the next part of its gallery does not.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const banner = page.getByText('cannot be reached right now');
    await expect(banner).toBeVisible();
    await page.unroute(api);
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect(banner).toBeHidden();
    const pictures = page.getByRole('list', { name: 'Pictures to try' }).getByRole('listitem');
    await expect.poll(() => pictures.count()).toBeGreaterThan(10);
  });
});

test.describe('in two windows', () => {
  // What one asks while the other logs out is refused.
  test.use({ expectedConsoleErrors: [/status of 401/] });

  test('logging out in one leaves nothing on the screen of the other', async ({ page, person, context }) => {
    await enter(page, person);
    await expect(page.getByText('4 prompts left')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/workplace/generate');
    await other.getByRole('button', { name: /Menu of/ }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    // Without a way back: whoever logs in next is somebody else, perhaps.
    for (const left of [page, other]) await expect(left).toHaveURL(/\/login$/);
  });
});
