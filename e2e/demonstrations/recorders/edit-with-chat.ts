import { expect } from '@playwright/test';
import { LONG } from '../../support/results.ts';
import { upload } from '../tool-actions.ts';
import type { Studio } from '../studio.ts';

const STEPS = [
  ['make the dress navy', 'edit-with-chat-colour'],
  ['in velvet', 'edit-with-chat-cloth'],
  ['in a garden', 'edit-with-chat-place'],
] as const;

export async function editWithChat({ page, frame, draw, fetch }: Studio): Promise<void> {
  const dress = await draw({
    prompt: 'champagne satin wrap dress, knee length, studio',
    image_width: 640,
    image_height: 800,
  });
  await page.goto('/workplace/edit-with-chat');
  await upload(page, 'dress', await fetch(dress.image_url));
  await page.getByRole('toolbar', { name: 'Picture', exact: true }).waitFor();
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await message.fill(STEPS[0][0]);
  await frame('edit-with-chat-message', message.locator('..'));
  for (const [index, [words, name]] of STEPS.entries()) {
    await message.fill(words);
    await message.press('Enter');
    await expect(page.getByRole('button', { name: new RegExp(`^Step ${index + 1}:`) })).toBeVisible(LONG);
    await expect(page.locator('main img').first()).not.toHaveAttribute('src', /\/previews\//);
    await frame(name);
  }
}
