import { expect, test } from '../support/journey.ts';
import { LONG } from '../support/results.ts';
import { signUpOnPage } from '../support/sign-up-form.ts';

test('a visitor tries the prompt of a picture, finds it again after signing up, describes a dress, and keeps the results', async ({
  page,
}) => {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const expectFrame = (...words: string[]) =>
    expect.poll(() => frames.some((frame) => words.every((word) => frame.includes(word))), LONG).toBe(true);

  await page.goto('/');
  const tried = page.getByRole('button', { name: /^Try prompt: / }).first();
  const words = ((await tried.getAttribute('aria-label')) ?? '').replace('Try prompt: ', '');
  await tried.click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await signUpOnPage(page);

  await expect(page).toHaveURL(/\/workplace\/generate/);
  await expect(page.getByText('4 prompts left', { exact: true })).toBeVisible();
  await expectFrame('subscription_succeeded', 'private-render.results.');
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await expect(prompt).toHaveValue(words);
  // The picture is made and opened with the keyboard alone.
  await prompt.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('emerald silk evening dress, draped back, studio');
  await expect(page.getByRole('button', { name: /^Create 2/ })).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+Enter');

  await expect(page.getByText('3 prompts left', { exact: true })).toBeVisible();
  const band = page.getByRole('article', { name: 'emerald silk evening dress, draped back, studio', exact: true });
  await expect(band.locator('img[srcset]')).toHaveCount(2, LONG);
  await expectFrame('UserRenderResults', 'completed');

  await page.reload();
  await expect(band.locator('img[srcset]')).toHaveCount(2);
  const picture = band.locator('img[srcset]').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);

  await band
    .getByRole('button', { name: /emerald silk evening dress, draped back, studio/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Use seed', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Use seed', exact: true })).toBeHidden();
});
