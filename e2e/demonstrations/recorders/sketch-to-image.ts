import { drawThrough, promptOf, press, resultsIn } from '../tool-actions.ts';
import type { Studio } from '../studio.ts';

/** The right half of a dress; the canvas mirrors it. */
const NECK = [[0.5, 0.235], [0.525, 0.228], [0.545, 0.2]] as const; // prettier-ignore
const STRAP = [[0.545, 0.2], [0.548, 0.165], [0.57, 0.162], [0.572, 0.2]] as const; // prettier-ignore
const SIDE = [[0.572, 0.2], [0.566, 0.25], [0.575, 0.28], [0.562, 0.33], [0.556, 0.365]] as const; // prettier-ignore
const WAIST = [[0.5, 0.372], [0.53, 0.37], [0.556, 0.365]] as const; // prettier-ignore
const SKIRT = [[0.556, 0.365], [0.59, 0.45], [0.635, 0.58], [0.675, 0.72]] as const; // prettier-ignore
const HEM = [[0.675, 0.72], [0.62, 0.74], [0.56, 0.748], [0.5, 0.75]] as const; // prettier-ignore

export async function sketchToImage({ page, frame }: Studio): Promise<void> {
  await page.goto('/workplace/sketch-to-image');
  const tools = page.getByRole('toolbar', { name: 'Drawing tools', exact: true });
  await tools.waitFor();
  await page.getByLabel('Width, px', { exact: true }).fill('768');
  await page.getByLabel('Height, px', { exact: true }).fill('768');
  for (const line of [NECK, STRAP, SIDE, WAIST]) await drawThrough(page, line);
  await frame('sketch-to-image-lines', tools);
  for (const line of [SKIRT, HEM]) await drawThrough(page, line);
  await promptOf(page).fill('Rust linen sun dress, studio, soft light');
  await frame('sketch-to-image-words', promptOf(page));
  // While the field has the focus, its suggestions cover what is below.
  await promptOf(page).blur();
  await press(page, /^Convert 2/);
  const band = await resultsIn(page, 2);
  await band.scrollIntoViewIfNeeded();
  await frame('sketch-to-image-results', band);
}
