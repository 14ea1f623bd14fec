import { panel, press, resultsIn, upload } from '../tool-actions.ts';
import { LONG } from '../../support/results.ts';
import type { Studio } from '../studio.ts';

export async function virtualTryOn({ page, frame, draw, fetch }: Studio): Promise<void> {
  const prompt = 'grey cotton T-shirt and black wool trousers';
  const person = await draw({ prompt, model: 'kenna', image_width: 640, image_height: 960 });
  const knit = 'rust wool sweater, crew neck, long sleeves, studio';
  const garment = await draw({ prompt: knit, image_width: 640, image_height: 800 });
  await page.goto('/workplace/virtual-try-on');
  await upload(panel(page, 'Person'), 'person', await fetch(person.image_url));
  await panel(page, 'Person').locator('[data-part="found"]').waitFor({ timeout: LONG.timeout });
  await frame('virtual-try-on-person', panel(page, 'Person'));
  await upload(panel(page, 'Garment'), 'garment', await fetch(garment.image_url));
  await panel(page, 'Garment').locator('[data-part="found"]').waitFor({ timeout: LONG.timeout });
  await frame('virtual-try-on-garment', panel(page, 'Garment'));
  const place = page.getByRole('group', { name: 'Where it is worn', exact: true });
  await frame('virtual-try-on-place', place);
  await press(page, /^Create 1/);
  await frame('virtual-try-on-result', await resultsIn(page, 1));
}
