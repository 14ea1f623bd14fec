/**
 * A product from which the pictures of the knowledge base are taken: its own server, an account and one window.
 * Screenshots show the real page; a ring marks the element that the text is about.
 */
import { renderRoutes, type ImageItem, type RenderRequest } from '@kenna/contract';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { call } from '../support/api.ts';
import { stillBox } from '../support/canvas.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { signUp } from '../support/people.ts';
import { writePicture } from './write-picture.ts';

/** The minimum width that shows the settings next to the results, so that the text is readable in a narrow column. */
const WINDOW = { width: 1024, height: 696 };
/** Height in px of the top bar, which is cropped because it shows a person's name. */
const TOP_BAR_HEIGHT = 56;
const DENSITY = 1.25;
const FRAME_SIDE = 1280;
const POLL_MS = 400;
/** Timeout for a busy machine. */
const TIMEOUT_MS = 180_000;

export interface Studio {
  readonly page: Page;
  /** Renders a picture for a demonstration to start from, by default one with Generate Image. */
  draw(asked: Partial<RenderRequest>): Promise<ImageItem>;
  fetch(address: string): Promise<Buffer>;
  /** Takes a screenshot of the workspace, with a ring around `target`. */
  frame(name: string, target?: Locator): Promise<void>;
  /** Saves a picture that the product made. */
  save(name: string, image: Pick<ImageItem, 'image_url'>, longestSide: number): Promise<void>;
}

const DEFAULT_REQUEST = {
  page: 'GenerateImage',
  model: 'kennaxl',
  seed: 8,
  image_count: 1,
  guidance_slider: 13,
} as const;

export type Recorder = (studio: Studio) => Promise<void>;

/** Starts one new product, runs each recorder in it as a new person, and removes the product afterwards. */
export async function record(recorders: readonly Recorder[]): Promise<void> {
  const { PRODUCT_NAME, CHROMIUM_PATH: executablePath } = process.env;
  await withOwnProduct(PRODUCT_NAME ? { PRODUCT_NAME } : {}, async (url) => {
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', '--disable-quic', '--no-first-run'],
    });
    try {
      for (const recorder of recorders) await recorder(await openStudio(url, browser));
    } finally {
      await browser.close();
    }
  });
}

async function openStudio(url: string, browser: Browser): Promise<Studio> {
  const { storageState } = await signUp(url);
  const page = await browser.newPage({
    baseURL: url,
    storageState,
    viewport: WINDOW,
    deviceScaleFactor: DENSITY,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  page.setDefaultTimeout(TIMEOUT_MS);
  // Another person renders the pictures to start from, so that the demonstration begins without results.
  const { token } = await signUp(url);
  const fetched = async (address: string) => Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer());
  return {
    page,
    fetch: fetched,
    async draw(asked) {
      const body = { ...DEFAULT_REQUEST, ...asked };
      const { render_id: id } = await call(url, renderRoutes.create, { token, body });
      for (;;) {
        const { status, reason, images } = await call(url, renderRoutes.get, { token, params: { id } });
        if (status === 'completed') return images[0]!;
        if (status === 'error' || status === 'cancelled') throw new Error(`${body.prompt}: ${reason ?? status}`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    async frame(name, target) {
      await settled(page);
      const remove = target ? await ring(page, target) : null;
      const clip = { x: 0, y: TOP_BAR_HEIGHT, width: WINDOW.width, height: WINDOW.height - TOP_BAR_HEIGHT };
      await writePicture(name, await page.screenshot({ clip }), FRAME_SIDE);
      await remove?.();
    },
    save: async (name, { image_url }, longestSide) => writePicture(name, await fetched(image_url), longestSide),
  };
}

/** Waits until the fonts and the visible pictures have loaded and no animation runs. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.allSettled(images.map((image) => image.decode()));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Distance in px between an element and its ring. */
const RING_DISTANCE = 6;

/** Draws a ring around an element and returns a function that removes it. */
async function ring(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await stillBox(target);
  const mark = await page.evaluateHandle(
    ({ x, y, width, height, distance }) => {
      const element = document.createElement('div');
      const edge = { left: Math.max(2, x - distance), top: Math.max(2, y - distance) };
      Object.assign(element.style, {
        position: 'fixed',
        zIndex: '9999',
        pointerEvents: 'none',
        boxSizing: 'border-box',
        left: `${edge.left}px`,
        top: `${edge.top}px`,
        width: `${Math.min(x + width + distance, window.innerWidth - 2) - edge.left}px`,
        height: `${Math.min(y + height + distance, window.innerHeight - 2) - edge.top}px`,
        border: '3px solid var(--accent)',
        borderRadius: '14px',
      });
      document.body.append(element);
      return element;
    },
    { ...box, distance: RING_DISTANCE },
  );
  return () => mark.evaluate((element) => element.remove());
}
