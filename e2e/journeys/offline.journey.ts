/** What the service worker keeps for the time without a connection. The other journeys run without it. */
import type { Browser, Page } from '@playwright/test';
import { drawImages } from '../support/draw-images.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { signUp, type Person } from '../support/people.ts';
import { LONG } from '../support/results.ts';

const WORDS = 'black leather tote';

const windowWithWorker = async (browser: Browser, { storageState }: Person): Promise<Page> =>
  (await browser.newContext({ storageState, serviceWorkers: 'allow' })).newPage();

const pictureOf = (page: Page) => page.getByRole('article', { name: WORDS, exact: true }).locator('img[srcset]');
const promptOf = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true });
const bannerOf = (page: Page) => page.getByText('cannot be reached right now');

const isKept = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(async (sought) => (await caches.match(sought, { ignoreVary: true })) !== undefined, address);

/** Waits until the worker has kept the page, the list of renders, and the picture on the stage. */
async function expectKept(page: Page): Promise<void> {
  await expect(pictureOf(page)).toHaveCount(1, LONG);
  const picture = () => pictureOf(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(picture, LONG).not.toBe('');
  for (const address of ['/workplace/generate', '/api/web/authentication', '/api/web/render/list']) {
    await expect.poll(() => isKept(page, address), { ...LONG, message: `${address} is kept` }).toBe(true);
  }
  // The picture's size may change with the page's.
  await expect.poll(async () => isKept(page, await picture()), { ...LONG, message: 'the picture is kept' }).toBe(true);
}

test('a reload without the server shows the work that was seen, until the server answers and the person logs out', async ({
  browser,
}) => {
  await withOwnProduct({ LIVE_PREVIEWS: 'no' }, async (url, pause) => {
    const person = await signUp(url);
    await drawImages(url, person.token, 1, WORDS);
    const page = await windowWithWorker(browser, person);
    // On a slow line the picture is asked for before the worker begins, and arrives after that.
    await page.addInitScript(() => {
      if (navigator.serviceWorker.controller !== null) return;
      window.requestIdleCallback = (act) => {
        const isAsked = document.querySelector('article img[srcset]') !== null;
        return window.setTimeout(isAsked ? act : () => window.requestIdleCallback(act), 20);
      };
    });
    await page.route('**/files/images/**', async (route) => {
      await expect.poll(() => isKept(page, '/workplace/generate'), LONG).toBe(true);
      await route.continue();
    });
    await page.goto(`${url}/workplace/generate`, { waitUntil: 'domcontentloaded' });
    await expectKept(page);
    await page.unroute('**/files/images/**');
    await promptOf(page).fill('ivory silk scarf');

    await pause(async () => {
      await page.reload();
      await expect(promptOf(page)).toHaveValue('ivory silk scarf');
      const picture = pictureOf(page);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(bannerOf(page)).toBeVisible(LONG);
      await expectAccessible(page);

      await page.getByRole('link', { name: 'Assistant', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'This page needs a connection', exact: true })).toBeVisible(LONG);
      await page.getByRole('button', { name: 'Go back', exact: true }).click();
      await expect(promptOf(page)).toHaveValue('ivory silk scarf');

      // As if the page that was kept belonged to an earlier version.
      await page.evaluate(async () => {
        const shell = await caches.open('offline-shell');
        const text = await (await shell.match('/workplace/generate'))!.text();
        const headers = { 'content-type': 'text/html' };
        await shell.put(
          '/workplace/generate',
          new Response(text.replace('</body>', '<i id="old"></i></body>'), { headers }),
        );
      });
      await page.reload();
      await expect(page.locator('#old')).toHaveCount(1);
      await expect(bannerOf(page)).toBeVisible(LONG);
    });
    // The page loads the version of the server by itself.
    await expect(page.locator('#old')).toHaveCount(0, LONG);
    await expect(promptOf(page)).toHaveValue('ivory silk scarf');

    await page.getByRole('button', { name: /Menu of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['offline-shell']);
    await page.context().close();
  });
});
