import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { signUp } from '../support/people.ts';
import { LONG } from '../support/results.ts';

/** Opens a page in a product that has live previews, which the shared one has not. */
async function withLivePreviews(
  browser: Browser,
  { member, path }: { readonly member: boolean; readonly path: string },
  work: (page: Page) => Promise<void>,
): Promise<void> {
  await withOwnProduct({ FREE_RENDER_LIMIT: '4' }, async (url) => {
    const storageState = member ? (await signUp(url)).storageState : { cookies: [], origins: [] };
    const context = await browser.newContext({ storageState, baseURL: url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(path);
    await work(page);
    await context.close();
  });
}

const liveOf = (page: Page) => page.getByRole('figure', { name: 'Live preview', exact: true });
const promptOf = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true });
const drawingOf = (page: Page, words: string) =>
  liveOf(page).getByRole('img', { name: `Live preview of ${words}`, exact: true });

test('a person sees what they type, and Create makes exactly that', async ({ browser }) => {
  await withLivePreviews(browser, { member: true, path: '/workplace/generate' }, async (page) => {
    await expect(page.getByRole('button', { name: 'Turn off the live preview', exact: true })).toBeVisible();
    await promptOf(page).fill('red cotton dress');
    await expect(drawingOf(page, 'red cotton dress')).toBeVisible(LONG);
    await expect(liveOf(page).getByText('Live preview, not stored', { exact: true })).toBeVisible();
    await expectAccessible(page);

    const answer = page.waitForResponse((response) => response.url().endsWith('/api/web/render'));
    await page.getByRole('button', { name: /^Create 2/ }).click();
    const sent = (await answer).request().postDataJSON() as { readonly seed?: number; readonly scene?: string };
    expect((await answer).status()).toBe(200);
    expect(sent).toMatchObject({ seed: expect.any(Number), scene: expect.stringMatching(/^v1\./) });
    await expect(liveOf(page)).toBeHidden();
    await expect(page.getByText(`Seed ${sent.seed}`).first()).toBeVisible(LONG);
  });
});

test('a person closes the live preview, and turns it off and on', async ({ browser }) => {
  await withLivePreviews(browser, { member: true, path: '/workplace/generate' }, async (page) => {
    const turnOff = page.getByRole('button', { name: 'Turn off the live preview', exact: true });
    const turnOn = page.getByRole('button', { name: 'Turn on the live preview', exact: true });
    await expect(turnOff).toBeVisible();
    await promptOf(page).fill('navy wool coat');
    await expect(drawingOf(page, 'navy wool coat')).toBeVisible(LONG);
    await liveOf(page).getByRole('button', { name: 'Show results', exact: true }).click();
    await expect(liveOf(page)).toBeHidden();

    await turnOff.click();
    await turnOn.click();
    await expect(drawingOf(page, 'navy wool coat')).toBeVisible(LONG);
    await turnOff.click();
    await expect(turnOn).toBeVisible();
    await expect(liveOf(page)).toBeHidden();
    await page.reload();
    await turnOn.click();
    await expect(drawingOf(page, 'navy wool coat')).toBeVisible(LONG);
  });
});

test('words that cannot be drawn are named under the preview, and typing goes on', async ({ browser }) => {
  await withLivePreviews(browser, { member: true, path: '/workplace/generate' }, async (page) => {
    await expect(page.getByRole('button', { name: 'Turn off the live preview', exact: true })).toBeVisible();
    await promptOf(page).fill('a spacecraft');
    await expect(liveOf(page).getByText(/spacecraft/)).toBeVisible(LONG);
    await promptOf(page).press('End');
    await promptOf(page).pressSequentially(' on a white shirt');
    await expect(promptOf(page)).toBeFocused();
    await promptOf(page).fill('white linen shirt');
    await expect(drawingOf(page, 'white linen shirt')).toBeVisible(LONG);
    await expect(liveOf(page).getByText(/spacecraft/)).toBeHidden();
  });
});

test('a visitor tries words before any account', async ({ browser }) => {
  await withLivePreviews(browser, { member: false, path: '/' }, async (page) => {
    await promptOf(page).fill('navy wool coat');
    await expect(drawingOf(page, 'navy wool coat')).toBeVisible(LONG);
    await expect(liveOf(page).getByText('Live preview, not stored', { exact: true })).toBeVisible();
    await expect(liveOf(page).getByRole('img')).toHaveAttribute('src', /^data:image\/webp;base64,/);
    await expectAccessible(page);
  });
});
