/** My Images with 100,000 pictures, scrolled from the first to the last in a browser: how long its longest task is. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { watchTasks } from './main-thread-tasks.ts';
import { milliseconds, type Measurement } from './report.ts';
import { IMAGES, seededLibrary } from './seeded-library.ts';

const WEB = path.join(import.meta.dirname, '../web/dist');
/** Above this a person feels it (https://w3c.github.io/longtasks). */
const LONG_TASK = 50;

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#b8a99a"/></svg>';

/** The built web from its folder, every picture the same one, everything else from the server. */
async function serveParts(page: Page, url: string): Promise<void> {
  await page.route(`${url}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/files/')) return route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' });
    if (/^\/(api|app)\b/.test(pathname)) return route.continue();
    const file = path.join(WEB, pathname);
    return route.fulfill({
      path: path.extname(pathname) !== '' && existsSync(file) ? file : path.join(WEB, 'index.html'),
    });
  });
}

/** Scrolls as a hand at the end key does, until nothing more comes. */
const scrollToEnd = (page: Page, last: number) =>
  page.evaluate(async (count) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const seen = () => document.querySelector(`[aria-posinset="${count}"]`) !== null;
    while (!seen()) {
      document.querySelector('main')?.lastElementChild?.scrollIntoView({ block: 'end' });
      await frame();
    }
  }, last);

export async function benchLibraryScroll(): Promise<Measurement> {
  const { app, person } = await seededLibrary();
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((token) => {
    localStorage.setItem('session-token', token);
  }, person.token);
  await serveParts(page, app.url);
  await page.goto(`${app.url}/workplace/my-images`, { waitUntil: 'networkidle' });
  // What loading the page takes is not scrolling.
  const stopWatching = await watchTasks(browser, LONG_TASK);
  const start = performance.now();
  await scrollToEnd(page, IMAGES);
  const took = performance.now() - start;
  const { longest, over, all } = await stopWatching();
  await browser.close();
  await app.close();
  return {
    name: `Scrolling through ${IMAGES} pictures`,
    measured: `longest of ${all} tasks ${milliseconds(longest)} of the processor, ${over} over ${LONG_TASK} ms, ${milliseconds(took)} in all`,
    yardstick: `${LONG_TASK} ms, above which a task is felt`,
    ratio: longest / LONG_TASK,
  };
}
