import { expect } from '@playwright/test';
import { coveredShare } from '../../support/canvas.ts';
import { LONG } from '../../support/results.ts';
import { panel, press, promptOf, upload } from '../tool-actions.ts';
import type { Studio } from '../studio.ts';

export async function generativeFill({ page, frame, draw, fetch }: Studio): Promise<void> {
  const shirt = await draw({
    prompt: 'white heavyweight cotton T-shirt, boxy fit, studio',
    image_width: 768,
    image_height: 768,
  });
  await page.goto('/workplace/generative-fill');
  await upload(panel(page, 'Image'), 't-shirt', await fetch(shirt.image_url));
  const tools = page.getByRole('toolbar', { name: 'Mask tools', exact: true });
  await tools.waitFor();
  await tools.getByRole('button', { name: 'Select', exact: true }).click();
  const find = page.getByRole('group', { name: 'Find in the picture', exact: true });
  await frame('generative-fill-tools', find);
  await find.getByRole('button', { name: 'Subject', exact: true }).click();
  await expect.poll(() => coveredShare(page), LONG).toBeGreaterThan(0.1);
  await page.keyboard.press('Escape');
  await frame('generative-fill-mask', tools);
  await promptOf(page).fill('sage green linen');
  await frame('generative-fill-words', promptOf(page));
  // While the field has the focus, its suggestions cover what is below.
  await promptOf(page).blur();
  await press(page, /^Create 1/);
  await expect(page.getByRole('radio', { name: 'Result 1', exact: true })).toBeChecked(LONG);
  await frame(
    'generative-fill-result',
    page.getByRole('button', { name: 'Continue with this', exact: true }).locator('../..'),
  );
}
