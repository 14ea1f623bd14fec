/** Fixtures of all journeys: a page whose console errors fail the test, and people with accounts. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { busyStudio, type BusyStudio } from './busy-studio.ts';
import { signUp, type Person } from './people.ts';
import { LONG } from './results.ts';

interface JourneyFixtures {
  /** Console messages that a journey provokes on purpose. Any other message fails it. */
  expectedConsoleErrors: RegExp[];
  person: Person;
  /** The engine can be occupied by a journey and is released after it. */
  studio: BusyStudio;
}

/**
 * Chromium prints this when the page sends a message while the server is closing its socket, as it does when a session
 * ends. The page cannot know of that yet, and loses nothing.
 */
const CLOSING_SOCKET = /WebSocket is already in CLOSING or CLOSED state/;

export const test = base.extend<JourneyFixtures>({
  expectedConsoleErrors: [[], { option: true }],
  page: async ({ page, expectedConsoleErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const expected = [...expectedConsoleErrors, CLOSING_SOCKET];
    expect(errors.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
  },
  person: async ({ baseURL }, use) => use(await signUp(baseURL!)),
  studio: async ({ baseURL }, use) => {
    const studio = busyStudio(baseURL!);
    await use(studio);
    await studio.release();
  },
});

export { expect };

/** Opens a page as a person who is logged in. Logging in is tested by the journeys of visitors. */
export async function enter(page: Page, { storageState }: Person, path = '/workplace/generate'): Promise<void> {
  await page.context().setStorageState(storageState);
  await page.goto(path);
}

/**
 * Performs an action and expects a text that may disappear again. The page is observed from before the action, and a
 * text that is there already does not count.
 */
export async function expectMessage<Answer>(page: Page, words: string, act: () => Promise<Answer>): Promise<Answer> {
  const appeared = page.evaluate(
    ([sought, patienceMs]) =>
      new Promise<boolean>((resolve) => {
        let was = document.body.textContent.includes(sought);
        const look = () => {
          const is = document.body.textContent.includes(sought);
          if (is && !was) resolve(true);
          was = is;
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(() => resolve(false), patienceMs);
      }),
    [words, LONG.timeout] as const,
  );
  const answer = await act();
  expect(await appeared, `“${words}” appears`).toBe(true);
  return answer;
}

/** Expects that the page cannot be scrolled sideways. */
export const expectNoOverflow = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);

/** Tags of all rules of WCAG 2.2 AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that depend on colours only. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Fails with the rule and the element of each violation of WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(new AxeBuilder({ page }).withTags(RULES))).toEqual([]);
}

/**
 * Like `expectAccessible`, but for a page that was checked in another colour scheme: it runs only the rules about
 * colours.
 */
export async function expectAccessibleColours(page: Page): Promise<void> {
  expect(await violationsOf(new AxeBuilder({ page }).withRules(COLOUR_RULES))).toEqual([]);
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  // There are no frames of other sites, so axe need not open a page of its own to merge their results.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
