/**
 * Scrolls My Images with 100,000 pictures from the first to the last in a browser and measures the longest task of its
 * main thread.
 */
import { chromium, type Page } from '@playwright/test';
import { watchTasks } from './main-thread-tasks.ts';
import { milliseconds, type Measurement } from './report.ts';
import { IMAGES, seededLibrary } from './seeded-library.ts';
import { serveParts } from './serve-parts.ts';

/** Length in ms above which a task counts as long (https://w3c.github.io/longtasks). */
const LONG_TASK = 50;
/** Number of pictures per trace. Chromium drops the oldest events of a long trace. */
const STRETCH = 5000;

/** Scrolls to the last loaded picture, again and again, until picture number `reached` is loaded. */
const scrollTo = (page: Page, reached: number) =>
  page.evaluate(async (count) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const last = () => document.querySelector('[aria-posinset]')?.parentElement?.lastElementChild;
    while (Number(last()?.getAttribute('aria-posinset') ?? 0) < count) {
      document.querySelector('main')?.lastElementChild?.scrollIntoView({ block: 'end' });
      await frame();
    }
  }, reached);

export async function benchLibraryScroll(): Promise<Measurement> {
  const { app, person } = await seededLibrary();
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((token) => {
    localStorage.setItem('session-token', token);
  }, person.token);
  const parts = await serveParts(app.url);
  await page.goto(`${parts.listeningOrigin}/workplace/my-images`);
  await page.locator('[aria-posinset="1"]').waitFor();
  // Loading the page is not part of scrolling.
  const start = performance.now();
  let [longest, over, all] = [0, 0, 0];
  for (let reached = STRETCH; reached <= IMAGES; reached += STRETCH) {
    const stopWatching = await watchTasks(browser, LONG_TASK);
    await scrollTo(page, reached);
    const tasks = await stopWatching();
    longest = Math.max(longest, tasks.longest);
    over += tasks.over;
    all += tasks.all;
  }
  const took = performance.now() - start;
  await browser.close();
  await parts.close();
  await app.close();
  return {
    name: `Scrolling through ${IMAGES} pictures`,
    measured: `longest of ${all} tasks ${milliseconds(longest)} of the processor, ${over} over ${LONG_TASK} ms, ${milliseconds(took)} in all`,
    baseline: `${LONG_TASK} ms, above which a task is felt`,
    ratio: longest / LONG_TASK,
    target: 1,
  };
}
