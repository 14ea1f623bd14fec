/** What every journey starts from: a page whose console errors fail the test, and people with accounts. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { busyStudio, type BusyStudio } from './busy-studio.ts';
import { signUp, type Person } from './people.ts';
import { LONG } from './results.ts';

interface JourneyFixtures {
  /** Messages that a journey provokes on purpose; everything else on the console fails it. */
  expectedConsoleErrors: RegExp[];
  person: Person;
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

/** Opens a page as somebody who is logged in; how one logs in is for the journeys of visitors. */
export async function enter(page: Page, { storageState }: Person, path = '/workplace/generate'): Promise<void> {
  await page.context().setStorageState(storageState);
  await page.goto(path);
}

/** Does what is answered by words that stay for a moment only: the page looks out for them from before. */
export async function expectTold<Answer>(page: Page, words: string, act: () => Promise<Answer>): Promise<Answer> {
  const told = page.evaluate(
    ([sought, patienceMs]) =>
      new Promise<boolean>((resolve) => {
        const look = () => document.body.textContent.includes(sought) && resolve(true);
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => resolve(false), patienceMs);
      }),
    [words, LONG.timeout] as const,
  );
  const answer = await act();
  expect(await told, `“${words}” is said`).toBe(true);
  return answer;
}

/** All that can be broken. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What depends on nothing but colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Fails with the rule and the element of each violation of WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(new AxeBuilder({ page }).withTags(RULES))).toEqual([]);
}

/** As `expectAccessible`, of a page that differs from one that was looked at in its colours alone. */
export async function expectAccessibleColours(page: Page): Promise<void> {
  expect(await violationsOf(new AxeBuilder({ page }).withRules(OF_COLOURS))).toEqual([]);
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  // Without frames of other sites there is nothing to gather on a page of its own.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
