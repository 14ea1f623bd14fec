/** What every journey starts from: a page whose console errors fail the test, and people with accounts. */
import AxeBuilder from '@axe-core/playwright';
import type { UserWithToken } from '@kenna/contract';
import { expect, test as base, type Page } from '@playwright/test';
import { busyStudio, type BusyStudio } from './busy-studio.ts';
import { PASSWORD, signUp } from './people.ts';

interface JourneyFixtures {
  /** Messages that a journey provokes on purpose; everything else on the console fails it. */
  expectedConsoleErrors: RegExp[];
  person: UserWithToken;
  /** Free, until it is occupied; and free again after the journey. */
  studio: BusyStudio;
}

export const test = base.extend<JourneyFixtures>({
  expectedConsoleErrors: [[], { option: true }],
  page: async ({ page, expectedConsoleErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    expect(errors.filter((text) => !expectedConsoleErrors.some((pattern) => pattern.test(text)))).toEqual([]);
  },
  person: async ({ baseURL }, use) => use(await signUp(baseURL!)),
  studio: async ({ baseURL }, use) => {
    const studio = busyStudio(baseURL!);
    await use(studio);
    await studio.release();
  },
});

export { expect };

export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/workplace\/generate/);
}

/** Fails with the rule and the element of each violation of WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}
