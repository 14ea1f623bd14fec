/** Actions that every tool shares: uploading a picture, pressing the main button, waiting for the results. */
import { expect, type Locator, type Page } from '@playwright/test';
import { seenAt, type Place } from '../support/canvas.ts';
import { LONG } from '../support/results.ts';

export const panel = (page: Page, label: string): Locator => page.getByRole('region', { name: label, exact: true });

export const promptOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Prompt', exact: true });

export async function upload(place: Page | Locator, name: string, buffer: Buffer): Promise<void> {
  await place
    .getByLabel('Upload an image', { exact: true })
    .first()
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer });
}

export const press = (page: Page, action: RegExp): Promise<void> =>
  page.getByRole('button', { name: action, exact: true }).last().click();

/** Waits until the newest render shows `count` pictures and returns it. */
export async function resultsIn(page: Page, count: number): Promise<Locator> {
  const band = page.getByRole('article').first();
  await expect(band.locator('img[srcset]')).toHaveCount(count, LONG);
  await expect(page.getByText('In progress')).toHaveCount(0, LONG);
  return band;
}

/** Draws a line on a canvas through points given as shares of its sides. */
export async function drawThrough(page: Page, places: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const [first, ...rest] = (await Promise.all(places.map(([x, y]) => seenAt(page, { x, y })))) as [Place, ...Place[]];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.up();
}
