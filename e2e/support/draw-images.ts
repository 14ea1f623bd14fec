/** Renders pictures for a person before a journey begins. */
import { renderRoutes, type ImageItem, type RenderRequest } from '@kenna/contract';
import { expect } from '@playwright/test';
import { call } from './api.ts';
import { LONG } from './results.ts';

const BAG = 'cognac leather handbag, plain studio';

/** Side in pixels of a small picture. */
const SMALL = 256;

/** Requests square pictures without waiting for them, and returns the id of the render. */
export async function askForImages(
  url: string,
  token: string,
  count: 1 | 2 | 4,
  prompt = BAG,
  side = SMALL,
): Promise<number> {
  const body = {
    page: 'GenerateImage',
    prompt,
    model: 'kennaxl',
    seed: 7,
    image_count: count,
    image_width: side,
    image_height: side,
  } satisfies RenderRequest;
  return (await call(url, renderRoutes.create, { token, body })).render_id;
}

/** Renders square pictures and returns them, newest last. */
export async function drawImages(...asked: Parameters<typeof askForImages>): Promise<ImageItem[]> {
  const [url, token] = asked;
  const id = await askForImages(...asked);
  const render = () => call(url, renderRoutes.get, { token, params: { id } });
  await expect.poll(async () => (await render()).status, LONG).toBe('completed');
  return (await render()).images;
}
