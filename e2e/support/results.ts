/** Finds the results on the page. */
import { expect, type Page } from '@playwright/test';

/** Timeout in ms for renders on a busy machine. */
export const LONG = { timeout: 180_000 };

/** Addresses of the lossless pictures of the newest render with that title, once all have arrived. */
export async function resultsOf(page: Page, title: string, count: number): Promise<string[]> {
  const band = page.getByRole('article', { name: title, exact: true }).first();
  await expect(band.locator('img[srcset]')).toHaveCount(count, LONG);
  // Located by attribute, because links that are hidden, or only shown after a tap, have no role.
  const links = band.locator('a[aria-label="Download"]');
  await expect(links).toHaveCount(count);
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
}

export async function resultOf(page: Page, title: string): Promise<string> {
  return (await resultsOf(page, title, 1))[0]!;
}
