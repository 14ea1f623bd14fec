/**
 * Opens a run of 1,000 products in eight shots in a browser, scrolls through its pictures, types into its sheet, and measures
 * the longest task of the main thread.
 */
import { runRoutes } from '@kenna/contract';
import { chromium, type Page } from '@playwright/test';
import { testApp, type TestApp } from '../server/src/testing/test-app.ts';
import type { Person } from '../server/src/testing/world.ts';
import { watchTasks, type Tasks } from './main-thread-tasks.ts';
import { milliseconds, type Measurement } from './report.ts';
import { serveParts } from './serve-parts.ts';

const PRODUCTS = 1000;
const SHOTS = 8;
/** Pictures that one statement stores. */
const BATCH = 1000;
/** Length in ms above which a task counts as long (https://w3c.github.io/longtasks). */
const LONG_TASK = 50;
/** For a busy machine. */
const TIMEOUT_MS = 180_000;
const TYPED = 'ivory wool with horn buttons';

/** A run whose pictures are all made. Returns its id. */
async function seedRun({ db, world }: TestApp, owner: Person): Promise<number> {
  const rows = Array.from({ length: PRODUCTS }, (_, index) => ({
    sku: `DR-${index + 1}`,
    name: 'slip dress',
    values: { colour: 'emerald', fabric: 'silk' },
  }));
  const shots = Array.from({ length: SHOTS }, (_, index) => ({
    name: `Shot ${index + 1}`,
    prompt: `{colour} {fabric} {name} ${index}`,
  }));
  const body = { name: 'Autumn', columns: ['colour', 'fabric'], rows, shots };
  const { id } = (await owner.api.call(runRoutes.create, { body })).data.run;
  const cells = await db.selectFrom('run_cells').select('id').where('run_id', '=', id).orderBy('id').execute();
  for (let first = 0; first < cells.length; first += BATCH) {
    const some = cells.slice(first, first + BATCH);
    const pictures = await world.pictures({
      owner,
      rows: some.map(({ id: cell }) => ({
        original_key: `images/${cell.toString(16).padStart(32, '0')}/original.png`,
        variants: JSON.stringify([{ width: 320, key: `images/${cell}/320.webp` }]),
        thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
        width: 640,
        height: 960,
      })),
    });
    for (const [index, { id: cell }] of some.entries()) {
      await db
        .updateTable('run_cells')
        .set(({ ref }) => ({ state: 'done', image_id: pictures[index]!, image_key: ref('key') }))
        .where('id', '=', cell)
        .execute();
    }
  }
  await db.updateTable('runs').set({ status: 'finished' }).where('id', '=', id).execute();
  return id;
}

/** Scrolls to the end of the table, half a window in each frame, whichever ancestor of it scrolls. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const scrolls = (box: Element) =>
      box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY);
    let box = document.querySelector('[role="table"], table')?.parentElement ?? null;
    while (box !== null && !scrolls(box)) box = box.parentElement;
    const scroller = box ?? document.scrollingElement!;
    while (scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 1) {
      scroller.scrollBy(0, scroller.clientHeight / 2);
      await frame();
    }
  });

const measurement = (name: string, { longest, over, all }: Tasks): Measurement => ({
  name,
  measured: `longest of ${all} tasks ${milliseconds(longest)} of the processor, ${over} over ${LONG_TASK} ms`,
  baseline: `${LONG_TASK} ms, above which a task is felt`,
  ratio: longest / LONG_TASK,
  target: 1,
});

export async function benchRunGrid(): Promise<readonly Measurement[]> {
  const app = await testApp({ worker: false });
  const person = await app.world.user({ plan: 'pro' });
  const id = await seedRun(app, person);
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript((token) => localStorage.setItem('session-token', token), person.token);
  page.setDefaultTimeout(TIMEOUT_MS);
  const parts = await serveParts(app.url);
  await page.goto(`${parts.listeningOrigin}/workplace/runs/${id}?tab=pictures`);
  await page.getByRole('img', { name: 'DR-1, Shot 1', exact: true }).waitFor();
  // Loading the page is not part of scrolling.
  const stopScrolling = await watchTasks(browser, LONG_TASK);
  await scrollThrough(page);
  await page.getByRole('img', { name: `DR-${PRODUCTS}, Shot ${SHOTS}`, exact: true }).waitFor();
  const scrolled = await stopScrolling();

  await page.goto(`${parts.listeningOrigin}/workplace/runs/${id}?tab=products`);
  const cell = page.getByLabel('name, row 1', { exact: true });
  await cell.waitFor();
  const stopTyping = await watchTasks(browser, LONG_TASK);
  await cell.click();
  await page.keyboard.type(TYPED);
  await scrollThrough(page);
  await page.getByLabel(`name, row ${PRODUCTS}`, { exact: true }).waitFor();
  const typed = await stopTyping();
  await browser.close();
  await parts.close();
  await app.close();
  const size = `${PRODUCTS} products`;
  return [
    measurement(`Scrolling through the pictures of ${size} in ${SHOTS} shots`, scrolled),
    measurement(`Typing into the sheet of ${size}, and scrolling through it`, typed),
  ];
}
