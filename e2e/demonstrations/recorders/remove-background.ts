import { panel, press, resultsIn, upload } from '../tool-actions.ts';
import type { Studio } from '../studio.ts';

export async function removeBackground({ page, frame, draw, fetch }: Studio): Promise<void> {
  const bag = await draw({
    prompt: 'cognac leather handbag with gold hardware, on sand, golden hour',
    model: 'kenna3',
    seed: 7,
    image_width: 768,
    image_height: 768,
  });
  await page.goto('/workplace/remove-background');
  await upload(page, 'handbag', await fetch(bag.image_url));
  await page.getByAltText('Chosen to work on', { exact: true }).waitFor();
  await frame('remove-background-picture', panel(page, 'Image'));
  const background = page.getByRole('group', { name: 'Background', exact: true });
  await background.getByRole('radio', { name: 'Transparent', exact: true }).check({ force: true });
  await frame('remove-background-ground', background);
  await press(page, /^Remove background/);
  const band = await resultsIn(page, 2);
  await frame('remove-background-results', band);
}
