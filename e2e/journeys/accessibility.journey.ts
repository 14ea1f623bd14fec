import { expect, expectAccessible, logIn, test } from '../support/journey.ts';

const open = [
  '/',
  '/login',
  '/signup',
  '/signup?step=info&plan=free',
  '/recover-password',
  '/password-link',
  '/set-password?token=none',
  '/thank-you',
  '/showcase',
  '/knowledge-base',
  '/no-such-page',
];
const members = [
  '/workplace/generate',
  '/workplace/remove-background',
  '/workplace/generative-fill',
  '/workplace/sketch-to-image',
  '/workplace/create-variations',
  '/workplace/backdrop-studio',
  '/workplace/adjust',
  '/workplace/my-images',
  '/workplace/collections',
  '/workplace/assistant',
  '/account/profile',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const path of open) {
      test(`${path} has no barrier`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });
    }

    test('the pages of members have no barrier', async ({ page, person }) => {
      await logIn(page, person.email);
      for (const path of members) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}

test('the workspace works on a phone', async ({ page, person }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, person.email);
  await expect(page.getByRole('button', { name: /^Create/ }).first()).toBeInViewport();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
