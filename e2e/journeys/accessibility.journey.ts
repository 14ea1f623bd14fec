import type { Locator, Page } from '@playwright/test';
import { signInAdmin } from '../support/admin.ts';
import { PHONE } from '../support/devices.ts';
import {
  enter,
  expect,
  expectAccessible,
  expectAccessibleColours,
  expectNoOverflow,
  test,
} from '../support/journey.ts';

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
  '/verify',
  '/knowledge-base',
  '/knowledge-base/tutorial/generate',
  // The whole list would take as long to check as all other pages.
  '/knowledge-base/drawings?find=dress',
  '/knowledge-base/faq',
  '/knowledge-base/overview?search=mask',
  '/content-guidelines',
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
  '/workplace/runs',
  '/workplace/my-images',
  '/workplace/collections',
  '/workplace/assistant',
  '/account/profile',
  '/account/subscriptions',
  '/account/account-settings',
];
const adminPages = [
  '/admin/prompt/list',
  '/admin/explore/prompt/list',
  '/admin/people',
  '/admin/reports',
  '/admin/engines',
  '/admin/health',
  '/admin/backups',
  '/admin/audit',
];

/**
 * Number of files, scripts and styles, that a page may name at once. Naming them is one task of the browser, before the
 * first of them runs. The longest list, that of My images, has 90; the limit leaves room for a few more, so that a page
 * stands out that begins to name what it does not show.
 */
const MAX_FILES = 110;

/** Largest sum of layout shifts until a page stands still, as browsers score them; Core Web Vitals call 0.1 good. */
const MAX_SHIFT = 0.02;

const WIDE = { width: 1440, height: 900 };
const SMALLER = [{ width: 820, height: 1180 }, PHONE.viewport];

/** Adds up the layout shifts of every page that is opened. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { readonly shifts: { readonly sum: number } }).shifts.sum);

/**
 * Checks pages for violations of accessibility rules: all rules in the light scheme on a wide window, those about colour in
 * the dark one, and all rules in the dark one on a tablet and a phone. Adds up how far their parts move while they load, and counts the files that they name.
 */
async function expectNoViolations(page: Page, heading: Locator, paths: readonly string[]): Promise<void> {
  await watchShifts(page);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await expect(heading).toBeVisible();
      await expectAccessible(page);
      expect(await shiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT);
      // By now the page's own content is there. A page that names none would pass unmeasured.
      const files = await page.locator('link:is([rel="modulepreload"], [rel="stylesheet"])').count();
      expect(files).toBeGreaterThan(0);
      expect(files).toBeLessThan(MAX_FILES);
      // People write in any script, so every text field must detect the direction of its text.
      await expect(page.locator(':is(textarea, input[type="search"]):not([dir="auto"])')).toHaveCount(0);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
      await expectAccessibleColours(page);
      for (const size of SMALLER) {
        await page.setViewportSize(size);
        await expectNoOverflow(page);
        await expectAccessible(page);
      }
      await page.setViewportSize(WIDE);
    });
  }
}

test('the pages of visitors are accessible', async ({ page }) => {
  await expectNoViolations(page, page.getByRole('heading', { level: 1 }), open);
});

test('the pages of members are accessible', async ({ page, person }) => {
  await enter(page, person);
  await expectNoViolations(page, page.getByRole('heading').first(), members);
});

test('the admin pages are accessible', async ({ page, baseURL }) => {
  await enter(page, await signInAdmin(baseURL!));
  await expectNoViolations(page, page.getByRole('heading', { level: 1 }), adminPages);
});

test('the command palette and the list of keys are accessible', async ({ page, person }) => {
  await enter(page, person);
  const { keyboard } = page;
  await expect(page.getByRole('button', { name: /^Search or go to…/ })).toBeVisible();
  await keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Command palette', exact: true });
  await expect(palette.getByRole('option', { name: 'Backdrop studio', exact: true })).toBeVisible();
  await expectAccessible(page);
  await keyboard.type('backdrop stu');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/workplace\/backdrop-studio$/);
  await expect(palette).toBeHidden();
  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the workspace works on a phone', async ({ page, person }) => {
  await page.setViewportSize(PHONE.viewport);
  await enter(page, person);
  await expect(page.getByRole('button', { name: /^Create/ }).first()).toBeInViewport();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const name = page.getByRole('banner').getByText('Create', { exact: true });
  await expect(name).toBeInViewport();
  await page.setViewportSize(WIDE);
  await expect(name).toHaveCount(0);

  await page.setViewportSize(PHONE.viewport);
  await page.goto('/workplace/adjust');
  await expect(page.getByRole('button', { name: 'Choose an image', exact: true })).toBeInViewport();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('at a zoom of 400 % no bar covers the prompt or Create', async ({ page, person }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await enter(page, person);
  // A trial click fails when another element would receive the press.
  await page.getByRole('button', { name: 'Type what you want to see.', exact: true }).click({ trial: true });
  await page.getByRole('button', { name: /^Create 2/ }).click({ trial: true });
  await page.getByRole('button', { name: 'Tools', exact: true }).click({ trial: true });
  await expectNoOverflow(page);
});
