/**
 * Measures live previews in a browser, as a person sees them: all but the last letter of a prompt is filled in,
 * the last one is typed once the page is idle, and the clock stops when the picture of exactly these words is on the page. The page waits
 * 250 ms after a key for the next one; the budget counts from the end of this wait, when the preview is requested. The
 * last measurements are colours, cloths and lights of a finished picture, requested as previews of its scene.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { renderRoutes } from '@kenna/contract';
import { chromium, type Page } from '@playwright/test';
import { call } from '../e2e/support/api.ts';
import { freePort } from '../e2e/support/free-port.ts';
import { signUp } from '../e2e/support/people.ts';
import { startProduct } from '../e2e/support/product-process.ts';
import { median, milliseconds, type Measurement } from './report.ts';

/** Budgets in ms from the request to the picture: for the median, and for the 95th percentile. */
const BUDGET_MEDIAN = 300;
const BUDGET_P95 = 500;
/** Budget in ms for another colour, cloth or light of a finished picture. */
const BUDGET_SWATCH = 150;

/** Milliseconds for which a person looks at a picture before writing other words. */
const LOOK = 1500;

const PROMPTS = [
  'emerald silk evening dress',
  'camel wool coat',
  'red leather handbag',
  'white linen shirt',
  'blue denim jeans',
  'black leather boots',
  'striped cotton sweater',
  'pleated midi skirt',
  'green velvet blazer',
  'straw hat',
  'silver watch',
  'perfume bottle on marble',
  'trench coat in sage gabardine',
  'beige knit cardigan',
  'gold hoop earrings',
  'floral summer dress',
  'tan suede loafers',
  'navy puffer jacket',
  'ceramic vase',
  'plaid flannel shirt',
];

/** What a person picks beside a finished picture. */
const PICKS = {
  colour: ['#2f4f4f', '#8b1a1a', '#1f2a44', '#c9a227', '#556b2f', '#6a4c93', '#d2691e', '#2a9d8f'],
  fabric: ['satin', 'velvet', 'linen', 'denim', 'wool', 'leather'],
  light: ['soft', 'hard', 'golden-hour', 'overcast', 'low-key', 'window-shadow'],
} as const;

interface Times {
  /** From the last key to the picture, in ms. */
  readonly fromKey: number;
  /** From the request of the preview to the picture, in ms. */
  readonly fromRequest: number;
}

async function timeOf(page: Page, prompt: string): Promise<Times> {
  const field = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await field.fill(prompt.slice(0, -1));
  await page.locator('figure[aria-label="Live preview"][aria-busy="false"]').waitFor();
  const shown = page.evaluate(
    (name) =>
      new Promise<Times>((resolve) => {
        const look = (pressed: number, shown: number | null) => {
          const picture = [...document.images].find(({ alt, naturalWidth }) => alt === name && naturalWidth > 0);
          const seen = shown ?? (picture ? performance.now() : null);
          const request = performance
            .getEntriesByType('resource')
            .findLast((entry) => /render\/preview$/.test(entry.name) && entry.startTime >= pressed);
          // A request is listed only after its last byte, which may be later than its picture.
          if (seen === null || !request) return requestAnimationFrame(() => look(pressed, seen));
          resolve({ fromKey: seen - pressed, fromRequest: seen - request.startTime });
        };
        window.addEventListener('keydown', () => look(performance.now(), null), { once: true, capture: true });
      }),
    `Live preview of ${prompt}`,
  );
  await field.press('End');
  await field.press(prompt.slice(-1));
  return shown;
}

const p95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!;

function typing(times: readonly Times[]): Measurement[] {
  const fromRequest = times.map((time) => time.fromRequest);
  const fromKey = times.map((time) => time.fromKey);
  const measure = (name: string, of: (values: readonly number[]) => number, budget: number): Measurement => ({
    name: `Live preview of typed words, ${name} of ${times.length}`,
    measured: `${milliseconds(of(fromRequest))} from the request to the picture on the page, ${milliseconds(of(fromKey))} from the key`,
    baseline: `a budget of ${budget} ms from the request`,
    ratio: of(fromRequest) / budget,
    target: 1,
  });
  return [measure('median', median, BUDGET_MEDIAN), measure('95th percentile', p95, BUDGET_P95)];
}

/** Time to the answer of previews that show a finished picture in another colour, cloth or light. */
async function swatches(url: string, token: string): Promise<Measurement[]> {
  const words = { page: 'GenerateImage' as const, prompt: 'emerald silk evening dress' };
  await call(url, renderRoutes.create, { token, body: { ...words, image_count: 1 } });
  const id = await finishedImage(url, token);
  const measurements: Measurement[] = [];
  for (const [field, values] of Object.entries(PICKS)) {
    const times: number[] = [];
    for (const value of values) {
      const from = performance.now();
      const body = { ...words, scene_image_id: id, takes: [{ [field]: value }] };
      await call(url, renderRoutes.preview, { token, body });
      times.push(performance.now() - from);
    }
    measurements.push({
      name: `Live preview of another ${field} of a finished picture, median of ${times.length}`,
      measured: `${milliseconds(median(times))} to the answer of the server`,
      baseline: `a budget of ${BUDGET_SWATCH} ms`,
      ratio: median(times) / BUDGET_SWATCH,
      target: 1,
    });
  }
  return measurements;
}

async function finishedImage(url: string, token: string): Promise<number> {
  for (;;) {
    const { renders } = await call(url, renderRoutes.list, { token });
    const [render] = renders;
    const image = render?.images[0];
    if (image) return image.id;
    if (render?.reason) throw new Error(`The picture to recolour was not drawn: ${render.reason}`);
    await setTimeout(200);
  }
}

export async function benchLive(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-bench-'));
  const product = await startProduct({ port: await freePort(), environment: { DATA_DIR: dataDir } });
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  try {
    const person = await signUp(product.url);
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: person.storageState,
    });
    const page = await context.newPage();
    // When the buffer is full the browser drops further entries, and the newest one would belong to an earlier prompt.
    await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000));
    await page.goto(`${product.url}/workplace/generate`);
    // The first drawing loads the engine and is not measured.
    await timeOf(page, 'cotton dress');
    const times: Times[] = [];
    for (const prompt of PROMPTS) {
      await setTimeout(LOOK);
      times.push(await timeOf(page, prompt));
    }
    await page.goto('about:blank');
    return [...typing(times), ...(await swatches(product.url, person.token))];
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
