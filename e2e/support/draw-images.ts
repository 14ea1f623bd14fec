/** Renders pictures for a person before a journey begins. */
import { renderRoutes, type ImageItem, type RenderRequest } from '@kenna/contract';
import { expect } from '@playwright/test';
import { call } from './api.ts';
import { LONG } from './results.ts';

const BAG = 'cognac leather handbag, plain studio';

/** Requests small pictures without waiting for them, and returns the id of the render. */
export async function askForImages(url: string, token: string, count: 1 | 2 | 4, prompt = BAG): Promise<number> {
  const body = {
    page: 'GenerateImage',
    prompt,
    model: 'kennaxl',
    seed: 7,
    image_count: count,
    image_width: 256,
    image_height: 256,
  } satisfies RenderRequest;
  return (await call(url, renderRoutes.create, { token, body })).render_id;
}

/** Renders small pictures and returns them, newest last. */
export async function drawImages(url: string, token: string, count: 1 | 2 | 4, prompt = BAG): Promise<ImageItem[]> {
  const id = await askForImages(url, token, count, prompt);
  const render = () => call(url, renderRoutes.get, { token, params: { id } });
  await expect.poll(async () => (await render()).status, LONG).toBe('completed');
  return (await render()).images;
}
