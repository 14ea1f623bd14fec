/** Pictures of a person, drawn by the product before a journey begins. */
import { renderRoutes, type ImageItem } from '@kenna/contract';
import { expect } from '@playwright/test';
import { call } from './api.ts';
import { LONG } from './results.ts';

const BAG = 'cognac leather handbag, plain studio';

/** Small ones, newest last. */
export async function drawImages(url: string, token: string, count: 1 | 2 | 4, prompt = BAG): Promise<ImageItem[]> {
  const body = {
    ...({ page: 'GenerateImage', prompt, model: 'kennaxl', seed: 7 } as const),
    ...{ image_count: count, image_width: 256, image_height: 256 },
  };
  const { render_id } = await call(url, renderRoutes.create, { token, body });
  const render = () => call(url, renderRoutes.get, { token, params: { id: render_id } });
  await expect.poll(async () => (await render()).status, LONG).toBe('completed');
  return (await render()).images;
}
