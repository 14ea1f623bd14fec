/** Uploads over a slow connection: Chromium's own emulation, and a proxy that holds back what the browser has sent. */
import { ERRORS, imageRoutes } from '@kenna/contract';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { call } from '../support/api.ts';
import { enter, expect, test as base } from '../support/journey.ts';
import { personOf } from '../support/people.ts';
import type { UploadFile } from '../support/pictures.ts';
import { LONG } from '../support/results.ts';
import { openSlowProxy, type SlowProxy } from '../support/slow-proxy.ts';

const test = base.extend<{ slowly: SlowProxy }>({
  slowly: async ({ baseURL }, use) => {
    const proxy = await openSlowProxy(baseURL!);
    await use(proxy);
    proxy.close();
  },
});

const MB = 1e6;
const NAME = 'noise.png';

/** A picture of noise, which does not compress and so has about 6 MB. */
async function largePicture(): Promise<UploadFile> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const create = { width: 1400, height: 1400, channels: 3 as const, background: 'teal', noise };
  return { name: NAME, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

const upload = (page: Page) =>
  page.getByRole('list', { name: 'Uploads', exact: true }).getByRole('listitem').filter({ hasText: NAME });
const chosen = (page: Page) => page.getByAltText('Chosen to work on', { exact: true });

/** Limits how fast the browser sends, in bytes per second; null removes the limit. */
async function limitSending(page: Page, bytesPerSecond: number | null): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond ?? -1,
  });
}

test('the progress of an upload is what has been sent, and then says that the picture is read', async ({
  page,
  person,
  slowly,
}) => {
  await page.context().setStorageState(personOf(slowly.url, person).storageState);
  await page.goto(`${slowly.url}/workplace/remove-background`);
  const file = await largePicture();
  const total = file.buffer.length;
  // The product cuts uploads that stand still, so only the end is held back: the headers are longer than the rest.
  slowly.holdAfter(total);
  await limitSending(page, 0.4 * MB);
  await page.getByLabel('Upload an image', { exact: true }).setInputFiles(file);

  let words = '';
  await expect
    .poll(async () => (words = await upload(page).innerText()), LONG)
    .toMatch(new RegExp(`[2-5]\\.\\d of ${(total / MB).toFixed(1)} MB`));
  const shown = Number(/(\d+\.\d) of/.exec(words)?.[1]) * MB;
  expect(shown).toBeLessThan(total);
  // What the browser has sent may not have been read by the proxy yet.
  expect(slowly.received()).toBeGreaterThan(shown - 1 * MB);

  await limitSending(page, null);
  await expect(upload(page)).toContainText('Being read', LONG);
  expect(slowly.received()).toBeGreaterThan(total);
  await expect(chosen(page)).toBeHidden();
  slowly.release();
  await expect(chosen(page)).toBeVisible(LONG);
  await expect(upload(page)).toHaveCount(0);
});

test.describe('when the server stops an upload that arrives too slowly', () => {
  test.use({ expectedConsoleErrors: [/status of 408/] });

  test('the page gives the reason, and the same file can be sent again', async ({ page, person, baseURL }) => {
    await enter(page, person, '/workplace/remove-background');
    const { code, text } = ERRORS.too_slow;
    // The server itself waits for at least twenty seconds before it sends this answer.
    await page.route(
      (url) => url.pathname.endsWith(imageRoutes.upload.path),
      (route) => route.fulfill({ status: 408, json: { code, message: text, data: null } }),
      { times: 1 },
    );
    await page.getByLabel('Upload an image', { exact: true }).setInputFiles(await largePicture());
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    // The message with the button stays for some seconds only.
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(chosen(page)).toBeVisible(LONG);
    await expect(upload(page)).toHaveCount(0);
    const { images } = await call(baseURL!, imageRoutes.listUploads, { token: person.token, query: {} });
    expect(images).toHaveLength(1);
  });
});
