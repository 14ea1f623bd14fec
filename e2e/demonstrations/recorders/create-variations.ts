import { panel, press, resultsIn, upload } from '../tool-actions.ts';
import type { Studio } from '../studio.ts';

const COLOURS = ['navy', 'emerald', 'burgundy', 'camel'];

export async function createVariations({ page, frame, draw, fetch }: Studio): Promise<void> {
  const coat = await draw({
    prompt: 'trench coat in stone gabardine, double-breasted, belted, studio',
    seed: 3,
    image_width: 640,
    image_height: 800,
  });
  await page.goto('/workplace/create-variations');
  await upload(panel(page, 'Image'), 'trench coat', await fetch(coat.image_url));
  await page.getByAltText('Chosen to work on', { exact: true }).waitFor();
  await frame('create-variations-source', panel(page, 'Image'));
  const colourways = page.getByRole('textbox', { name: 'Colourways', exact: true });
  await colourways.fill(`${COLOURS.join(', ')},`);
  await page.getByRole('list', { name: 'Chosen colourways', exact: true }).waitFor();
  await frame(
    'create-variations-colourways',
    page.getByRole('list', { name: 'Chosen colourways', exact: true }).locator('..'),
  );
  await press(page, /^Create 4/);
  await frame('create-variations-results', await resultsIn(page, COLOURS.length));
}
