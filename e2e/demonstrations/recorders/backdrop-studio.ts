import { panel, press, promptOf, resultsIn, upload } from '../tool-actions.ts';
import type { Studio } from '../studio.ts';

export async function backdropStudio({ page, frame, draw, fetch }: Studio): Promise<void> {
  const bottle = await draw({
    prompt: 'amber glass perfume bottle with gold cap, studio',
    image_width: 512,
    image_height: 512,
  });
  await page.goto('/workplace/backdrop-studio');
  await upload(panel(page, 'Image'), 'perfume', await fetch(bottle.image_url));
  const canvas = page.getByRole('group', { name: 'Canvas', exact: true });
  await canvas.waitFor();
  await page.getByRole('button', { name: /^Landscape/ }).click();
  await frame('backdrop-studio-canvas', page.getByRole('group', { name: 'Shape of the canvas', exact: true }));
  await promptOf(page).fill('on marble, window light');
  await frame('backdrop-studio-words', promptOf(page));
  // While the field has the focus, its suggestions cover what is below.
  await promptOf(page).blur();
  await page.getByRole('radio', { name: '2 images', exact: true }).check({ force: true });
  await press(page, /^Expand Canvas/);
  await frame('backdrop-studio-results', await resultsIn(page, 2));
}
