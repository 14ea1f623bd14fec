import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { LONG, resultsOf } from '../support/results.ts';
import { signUpOnPage } from '../support/sign-up-form.ts';

interface Scene {
  readonly seed: number;
  readonly scene: string;
}

const previewOf = (page: Page) => page.getByRole('figure', { name: 'Live preview', exact: true });
const promptOf = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true });

const pictureOf = (page: Page, words: string) =>
  previewOf(page).getByRole('img', { name: `Live preview of ${words}`, exact: true });

/** The scene of the next drawing of words. */
async function nextScene(page: Page, words: string): Promise<Scene> {
  const answer = await page.waitForResponse(
    (response) =>
      response.url().endsWith('/render/preview') &&
      (response.request().postDataJSON() as { readonly prompt: string }).prompt === words,
    LONG,
  );
  return ((await answer.json()) as { readonly data: Scene }).data;
}

/** Types words, waits for their drawing, and returns the scene that the server has drawn. */
async function preview(page: Page, words: string): Promise<Scene> {
  const scene = nextScene(page, words);
  await promptOf(page).fill(words);
  await expect(pictureOf(page, words)).toBeVisible(LONG);
  return scene;
}

/** Presses a button that creates pictures, and expects that the scene is sent. */
async function create(page: Page, name: string | RegExp, { seed, scene }: Scene): Promise<void> {
  const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/render'));
  await page.getByRole('button', { name, exact: true }).click();
  expect((await request).postDataJSON()).toMatchObject({ seed, scene });
}

// The products that journeys share have no live previews.
test('words are drawn while they are typed, before any account, and Create makes exactly that', async ({ page }) => {
  await withOwnProduct({ FREE_RENDER_LIMIT: '4' }, async (url) => {
    await page.goto(url);
    const first = await preview(page, 'navy wool coat');
    await expect(previewOf(page).getByText('Live preview, not stored', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    // The words that waited for the account are drawn again, with the same seed.
    const again = nextScene(page, 'navy wool coat');
    await signUpOnPage(page);
    await expect(page).toHaveURL(`${url}/`);
    await expect(promptOf(page)).toHaveValue('navy wool coat');
    await expect(pictureOf(page, 'navy wool coat')).toBeVisible(LONG);
    const kept = await again;
    expect(kept.seed).toBe(first.seed);
    await create(page, 'Create', kept);
    await resultsOf(page, 'navy wool coat', 4);

    // A preview stands in the place of the results, which cannot be reached until it is closed.
    const results = page.getByRole('article', { name: 'navy wool coat', exact: true });
    const second = await preview(page, 'red cotton dress');
    await expect(results).toBeHidden();
    await expectAccessible(page);
    await previewOf(page).getByRole('button', { name: 'Show results', exact: true }).click();
    await expect(previewOf(page)).toBeHidden();
    await expect(results).toBeVisible();
    await create(page, /^Create 4/, second);
    await resultsOf(page, 'red cotton dress', 4);

    await preview(page, 'white linen shirt');
    await page.getByRole('button', { name: 'Turn off the live preview', exact: true }).click();
    await expect(previewOf(page)).toBeHidden();
    await page.reload();
    await expect(promptOf(page)).toHaveValue('white linen shirt');
    await page.getByRole('button', { name: 'Turn on the live preview', exact: true }).click();
    await expect(previewOf(page)).toBeVisible(LONG);
    // An open page would report that the product has ended.
    await page.goto('about:blank');
  });
});
