import { accountRoutes, imageRoutes, renderResultsChannel, renderRoutes } from '@kenna/contract';
import type { Route } from '@playwright/test';
import { call } from '../support/api.ts';
import { paint } from '../support/canvas.ts';
import { continueButton, openFill } from '../support/fill.ts';
import { enter, expect, test } from '../support/journey.ts';
import { opensChannel } from '../support/open-channel.ts';
import { drawBag, plainPicture } from '../support/pictures.ts';
import { PASSWORD } from '../support/people.ts';
import { LONG } from '../support/results.ts';

test.describe('without a network', () => {
  // The browser logs the lost network.
  test.use({ expectedConsoleErrors: [/net::ERR_|WebSocket/] });

  test('a double click on Create makes one render, charged once, and no picture is lost without a network', async ({
    page,
    person,
    baseURL,
    context,
  }) => {
    await enter(page, person);
    await page.getByRole('textbox', { name: 'Prompt', exact: true }).fill('black leather tote');
    await page.getByRole('button', { name: /^Create 2/ }).dblclick();
    await expect(page.getByText('3 prompts left', { exact: true })).toBeVisible();
    const band = page.getByRole('article', { name: 'black leather tote', exact: true });
    await expect(band).toHaveCount(1);

    await context.setOffline(true);
    const made = () => call(baseURL!, imageRoutes.listMine, { token: person.token, query: {} });
    const banner = page.getByText('cannot be reached right now');
    await expect(banner).toBeVisible();
    await expect.poll(async () => (await made()).images.length, LONG).toBe(2);
    await context.setOffline(false);
    await expect(banner).toBeHidden();

    await expect(band.locator('img[srcset]')).toHaveCount(2, LONG);
    await expect(page.getByText('3 prompts left', { exact: true })).toBeVisible();
  });
});

test.describe('when the network is lost during an upload', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_/] });

  test('the picture is sent again with the button in the error message', async ({ page, person }) => {
    await enter(page, person, '/workplace/remove-background');
    await page.route('**/upload-image', (route) => route.abort(), { times: 1 });
    await page.getByLabel('Upload an image', { exact: true }).setInputFiles(await plainPicture(page, 400, 400));
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(page.getByAltText('Chosen to work on', { exact: true })).toBeVisible();
  });
});

test.describe('when the server stops answering a visitor', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_|WebSocket/] });

  test('the page shows a banner until the server answers again, and then fetches what it missed', async ({ page }) => {
    const api = '**/api/web/**';
    await page.route(api, (route) => route.abort());
    await page.goto('/');
    // The server rendered the first page of the gallery; the next one has to be fetched.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const banner = page.getByText('cannot be reached right now');
    await expect(banner).toBeVisible();
    // The page also tries by itself, so the server answers only once the button has been pressed.
    let answer = () => {};
    const pressed = new Promise<void>((resolve) => (answer = resolve));
    await page.route(api, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Try now', exact: true }).click();
    answer();
    await expect(banner).toBeHidden();
    const pictures = page.getByRole('list', { name: 'Pictures to try', exact: true }).getByRole('listitem');
    await expect.poll(() => pictures.count()).toBeGreaterThan(10);
  });
});

test.describe('when the answer to a request is lost', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_/] });

  test('retrying in a dialog repeats the same fill, charged once', async ({ page, person, baseURL }) => {
    await openFill(page, person, await drawBag(baseURL!));
    const { images } = await call(baseURL!, imageRoutes.listUploads, { token: person.token });
    await page.goto(`/workplace/my-images?image=${images[0]!.id}&dialog=generative-fill`);
    await paint(page, { x: 0.35, y: 0.6 }, { x: 0.65, y: 0.6 });
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/api/web/render', lose, { times: 1 });
    const make = page
      .getByRole('dialog', { name: 'Generative Fill', exact: true })
      .getByRole('button', { name: 'Create 1', exact: true });
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/web/render'));
    await make.click();
    await lost;
    await make.click();
    await expect(continueButton(page)).toBeEnabled(LONG);
    const { jobs } = await call(baseURL!, renderRoutes.jobs, { token: person.token });
    expect(jobs).toHaveLength(1);
    await expect(page.getByText('3 prompts left', { exact: true })).toBeVisible();
  });
});

test('a page with a key that the realtime server no longer knows fetches the new one', async ({ page, person }) => {
  await page.route(
    '**/api/web/product*',
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.replace(/"key":"[^"]*"/, '"key":"an-old-key"') });
    },
    { times: 1 },
  );
  const keys: string[] = [];
  page.on('websocket', (socket) => keys.push(/\/app\/([^?]*)/.exec(socket.url())![1]!));
  const live = opensChannel(page, renderResultsChannel(person.id));
  await enter(page, person);
  await live;
  expect(keys).toEqual(['an-old-key', expect.stringMatching(/^[0-9a-f]{20}$/)]);
});

test.describe('in two windows', () => {
  // Requests of one window that arrive after the logout in the other are refused.
  test.use({ expectedConsoleErrors: [/status of 401/] });

  test('Create on the home page after the session has ended leads to the login and back, with the prompt preserved', async ({
    page,
    person,
    baseURL,
  }) => {
    await enter(page, person, '/');
    await expect(page.getByRole('button', { name: /Menu of/ })).toBeVisible();
    const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
    await prompt.fill('emerald silk evening dress');
    await call(baseURL!, accountRoutes.logout, { token: person.token });
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page).toHaveURL(/\/login\?next=%2F$/);
    await page.getByLabel('E-mail', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(prompt).toHaveValue('emerald silk evening dress');
  });

  test('a session that is ended on another device leaves the page at once', async ({ page, person, baseURL }) => {
    const live = opensChannel(page, renderResultsChannel(person.id));
    await enter(page, person);
    await live;
    await call(baseURL!, accountRoutes.logout, { token: person.token });
    // The page may hear of it from the socket, or from a refused request, which remembers the page.
    await expect(page).toHaveURL(/\/login(\?|$)/);
  });

  test('logging out in one also logs out the other', async ({ page, person, context }) => {
    await enter(page, person);
    await expect(page.getByText('4 prompts left', { exact: true })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/workplace/generate');
    await other.getByRole('button', { name: /Menu of/ }).click();
    await other.getByRole('menuitem', { name: 'Logout', exact: true }).click();
    // No return path is remembered, because the next person to log in may be somebody else.
    for (const left of [page, other]) await expect(left).toHaveURL(/\/login$/);
  });
});
