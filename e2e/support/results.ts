/** What came out, as it lies on the page. */
import { expect, type Page } from '@playwright/test';

/** For what the studio works on, on a busy machine. */
export const LONG = { timeout: 180_000 };

/** Addresses of the lossless pictures of the newest render of that title, once all are there. */
export async function resultsOf(page: Page, title: string, count: number): Promise<string[]> {
  const band = page.getByRole('article', { name: title }).first();
  await expect(band.locator('img[srcset]')).toHaveCount(count, LONG);
  // Out of sight, and where a finger opens it, the link has no role.
  const links = band.locator('a[aria-label="Download"]');
  await expect(links).toHaveCount(count);
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
}

export async function resultOf(page: Page, title: string): Promise<string> {
  return (await resultsOf(page, title, 1))[0]!;
}
