/**
 * Measures strokes on the mask canvas and the sketch canvas at 2048 x 2048 pixels with eight pen positions per frame.
 * It compares the main thread's processor time per frame with that of drawing a line of the same width on a plain
 * canvas.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { freePort } from '../e2e/support/free-port.ts';
import { signUp } from '../e2e/support/people.ts';
import { startProduct } from '../e2e/support/product-process.ts';
import { watchTasks } from './main-thread-tasks.ts';
import { milliseconds, type Measurement } from './report.ts';

const SIDE = 2048;
const FRAMES = 180;
/** Positions per frame: a pen reports 480 a second, a display shows 60 frames. */
const POSITIONS_PER_FRAME = 8;
/** Time budget of a frame in ms at 60 frames a second. */
const FRAME_MS = 1000 / 60;

const CANVASES = [
  { name: 'The mask canvas', tool: '/workplace/generative-fill' },
  { name: 'The sketch canvas', tool: '/workplace/sketch-to-image' },
] as const;

/** Moves a pressed pen along a spiral over an element, with `POSITIONS_PER_FRAME` positions per frame. */
const stroke = (page: Page, selector: string) =>
  page.evaluate(
    async ([target, frames, positions]) => {
      const element = document.querySelector<HTMLElement>(target)!;
      const { left, top, width, height } = element.getBoundingClientRect();
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const send = (type: string, step: number) => {
        const turn = (step / (frames * positions)) * 12 * Math.PI;
        const reach = 0.05 + (0.4 * step) / (frames * positions);
        const at = {
          clientX: left + width * (0.5 + reach * Math.cos(turn)),
          clientY: top + height * (0.5 + reach * Math.sin(turn)),
        };
        const pen = {
          pointerId: 1,
          pointerType: 'pen',
          pressure: 1,
          button: type === 'pointermove' ? -1 : 0,
          buttons: 1,
        };
        element.dispatchEvent(new PointerEvent(type, { ...at, ...pen, bubbles: true, cancelable: true }));
      };
      await frame();
      send('pointerdown', 0);
      for (let now = 0; now < frames; now++) {
        await frame();
        for (let place = 1; place <= positions; place++) send('pointermove', now * positions + place);
      }
      send('pointerup', frames * positions);
      await frame();
    },
    [selector, FRAMES, POSITIONS_PER_FRAME] as const,
  );

/** Replaces the page by a canvas of the same size that only draws plain lines with round ends. */
const openBare = (page: Page, size: { readonly shown: number; readonly tip: number }) =>
  page.setContent(`<canvas id="bare" width="${SIDE}" height="${SIDE}" style="width: ${size.shown}px"></canvas><script>
    const canvas = document.getElementById('bare'), context = canvas.getContext('2d');
    context.lineCap = 'round';
    context.lineWidth = ${size.tip};
    let waiting = [], last = null;
    const scale = ${SIDE} / ${size.shown};
    const draw = () => {
      for (const at of waiting) {
        context.beginPath();
        context.moveTo(last.x, last.y);
        context.lineTo(at.x, at.y);
        context.stroke();
        last = at;
      }
      waiting = [];
    };
    const note = ({ offsetX, offsetY }) => {
      const at = { x: offsetX * scale, y: offsetY * scale };
      last ??= at;
      if (waiting.push(at) === 1) requestAnimationFrame(draw);
    };
    canvas.addEventListener('pointermove', note);
  </script>`);

interface Cost {
  readonly perFrame: number;
  readonly longest: number;
}

async function costOf(browser: Browser, page: Page, selector: string): Promise<Cost> {
  // The first stroke compiles code and is not measured.
  await stroke(page, selector);
  const stopWatching = await watchTasks(browser, FRAME_MS);
  await stroke(page, selector);
  const { total, longest } = await stopWatching();
  return { perFrame: total / FRAMES, longest };
}

/** A plain PNG of `SIDE` x `SIDE` pixels, in base64. */
const picture = (page: Page) =>
  page.evaluate(async (side) => {
    const canvas = new OffscreenCanvas(side, side);
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#b9a58c';
    context.fillRect(0, 0, side, side);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    return btoa(String.fromCharCode(...bytes));
  }, SIDE);

/** Width of the canvas in CSS pixels, and width of the brush tip in pixels of the canvas. */
const sizesOf = (page: Page) =>
  page.evaluate((side) => {
    const shown = document.querySelector('[data-part="sheet"]')!.getBoundingClientRect().width;
    const tip = document.querySelector<HTMLElement>('[data-part="ring"]')!.offsetWidth;
    return { shown, tip: (tip * side) / shown };
  }, SIDE);

export async function benchCanvas(): Promise<Measurement[]> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-bench-'));
  const product = await startProduct({ port: await freePort(), environment: { DATA_DIR: dataDir } });
  const { storageState } = await signUp(product.url);
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const page = await browser.newPage({ storageState, viewport: { width: 1440, height: 1000 } });
  const measured: Measurement[] = [];
  for (const { name, tool } of CANVASES) {
    await page.goto(`${product.url}${tool}`);
    const file = { name: 'sheet.png', mimeType: 'image/png', buffer: Buffer.from(await picture(page), 'base64') };
    await page.getByLabel('Upload an image').setInputFiles(file);
    await page.getByAltText('Chosen to work on').waitFor();
    await page.locator('[data-part="stage"]').hover();
    const ours = await costOf(browser, page, '[data-part="stage"]');
    const sizes = await sizesOf(page);
    const bare = await browser.newPage();
    await openBare(bare, sizes);
    const baseline = await costOf(browser, bare, '#bare');
    await bare.close();
    measured.push({
      name: `${name}, a frame of a stroke ${sizes.tip.toFixed(0)} pixels wide`,
      measured: `${milliseconds(ours.perFrame)} of processor time`,
      baseline: `${milliseconds(baseline.perFrame)} for the same line on a bare canvas`,
      ratio: ours.perFrame / baseline.perFrame,
    });
    measured.push({
      name: `${name}, its longest task`,
      measured: `${milliseconds(ours.longest)} of processor time (bare: ${milliseconds(baseline.longest)})`,
      baseline: `${milliseconds(FRAME_MS)}, a frame of 60 a second`,
      ratio: ours.longest / FRAME_MS,
      target: 1,
    });
  }
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
  return measured;
}
