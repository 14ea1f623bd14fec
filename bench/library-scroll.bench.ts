/**
 * Scrolls My Images with 100,000 pictures from the first to the last in a browser and measures the longest task of its
 * main thread.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import Fastify, { type FastifyInstance } from 'fastify';
import { watchTasks } from './main-thread-tasks.ts';
import { milliseconds, type Measurement } from './report.ts';
import { IMAGES, seededLibrary } from './seeded-library.ts';

const WEB = path.join(import.meta.dirname, '../web/dist');
/** Length in ms above which a task counts as long (https://w3c.github.io/longtasks). */
const LONG_TASK = 50;
/** Number of pictures per trace. Chromium drops the oldest events of a long trace. */
const STRETCH = 5000;

/** A WebP file of one pixel, sent in place of every picture. */
const PICTURE = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/**
 * Serves the built web from its folder, the same picture at every picture's address, and everything else from the
 * product at `url`.
 */
async function serveParts(url: string): Promise<FastifyInstance> {
  const parts = Fastify({ forceCloseConnections: true });
  parts.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  parts.get('/files/*', (_request, reply) => reply.type('image/webp').send(PICTURE));
  parts.all('/api/*', async ({ method, headers, url: asked, body }, reply) => {
    const { authorization = '', 'content-type': type = 'application/json' } = headers;
    const sent = { method, headers: { authorization, 'content-type': type } };
    const answer = await fetch(
      new URL(asked, url),
      body instanceof Buffer ? { ...sent, body: new Uint8Array(body) } : sent,
    );
    const text = await answer.text();
    return reply
      .code(answer.status)
      .type(answer.headers.get('content-type') ?? 'application/json')
      .send(text);
  });
  parts.get('/*', (request, reply) => {
    const file = path.join(WEB, new URL(request.url, url).pathname);
    const isFile = path.extname(file) !== '' && existsSync(file);
    return reply
      .type(isFile ? (TYPES[path.extname(file)] ?? 'application/octet-stream') : 'text/html')
      .send(readFileSync(isFile ? file : path.join(WEB, 'index.html')));
  });
  await parts.listen({ host: '127.0.0.1', port: 0 });
  return parts;
}

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
    yardstick: `${LONG_TASK} ms, above which a task is felt`,
    ratio: longest / LONG_TASK,
    target: 1,
  };
}
