import type { Page } from '@playwright/test';
import { enter, expect, test } from '../support/journey.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { PASSWORD } from '../support/people.ts';

/** The budget of 230 kB for scripts of the home page contains about 20 answers with a kilobyte of headers. */
const SCRIPT_BYTES = 212_000;

test('a visitor who presses Create is sent to log in, and finds their prompt again', async ({ page, person }) => {
  await page.goto('/');
  await page.getByLabel('Prompt', { exact: true }).fill('navy wool coat with a red lining');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your words are kept: navy wool coat with a red lining')).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByLabel('Prompt', { exact: true })).toHaveValue('navy wool coat with a red lining');
});

test.describe('before any script has loaded', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor sees the purpose of the home page, and its pictures in their positions', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'What will you design today?', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign Up', exact: true })).toBeVisible();
    const wall = page.getByRole('list', { name: 'Pictures to try', exact: true });
    const places = await wall.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => {
        const { left, top } = item.getBoundingClientRect();
        return `${left} ${top}`;
      }),
    );
    expect(new Set(places).size).toBe(10);
  });
});

/** Opens the home page with its scripts blocked, and returns a function that lets them load. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  return release;
}

test('a visitor’s clicks before the scripts have loaded take effect once they have', async ({ page }) => {
  const release = await openWithoutScripts(page);
  await page
    .getByRole('button', { name: /^Try prompt: / })
    .first()
    .click();
  release();
  await expect(page).toHaveURL(/\/login/);
});

test('a prompt that a visitor types and sends before the scripts have loaded is not lost', async ({ page, person }) => {
  const release = await openWithoutScripts(page);
  await page.getByLabel('Prompt', { exact: true }).fill('navy wool coat with a red lining');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  release();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByLabel('Prompt', { exact: true })).toHaveValue('navy wool coat with a red lining');
});

test('the home page shows that it is waiting while the session is checked, and subscribes to events before any interaction', async ({
  page,
  person,
}) => {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  const timeline = page.waitForRequest('**/timeline/v2/jsonp/**');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Log In', exact: true })).toBeVisible();
  await expect(page.getByText('Please wait...')).toBeHidden();
  const isSubscribed = (channel: string) => () => sent.some((frame) => frame.includes(channel));
  await expect.poll(isSubscribed('"render.download.image"')).toBe(true);
  await timeline;

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/web/authentication', async (route) => {
    await held;
    await route.continue();
  });
  await enter(page, person, '/');
  // The gallery may be waiting too.
  const wait = page.getByRole('banner').getByText('Please wait...');
  await expect(wait).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What will you design today?', exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
  await expect(wait).toBeHidden();
  for (const channel of ['render.results', 'render.results.for.dialog', 'subscription.change']) {
    await expect.poll(isSubscribed(`"private-${channel}.${person.id}"`)).toBe(true);
  }
  // Everything that the home page loads on its own is here now.
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((bytes, { encodedBodySize }) => bytes + encodedBodySize, 0),
  );
  expect(scripts, 'compressed scripts of the home page, without their headers').toBeLessThan(SCRIPT_BYTES);
});

test('a visitor of a page for members returns to it after logging in', async ({ page, person }) => {
  await page.goto('/workplace/my-images');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/\/workplace\/my-images/);
  await expect(page.getByRole('heading', { name: 'My Images', exact: true })).toBeFocused();
});

test('a password link that does not work says so before it asks for a password', async ({ page }) => {
  await page.goto('/set-password?token=none');
  await expect(page.getByRole('heading', { name: 'This link does not work', exact: true })).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Send another link', exact: true }).click();
  await expect(page).toHaveURL(/\/recover-password$/);
});

test.describe('with a wrong password', () => {
  test.use({ expectedConsoleErrors: [/status of 401/] });

  test('a person sees the error and keeps what they typed', async ({ page, person }) => {
    await page.goto('/login');
    await page.getByLabel('E-mail', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Silk-1');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText([
      'This e-mail address and password do not match.',
    ]);
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(person.email);
  });
});

test.describe('when the gallery cannot be loaded', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test('the page says so, and a retry loads it to its end', async ({ page }) => {
    const gallery = '**/lading-page/get*';
    await page.route(gallery, (route) => route.fulfill({ status: 500, json: { code: 1024, message: '', data: null } }));
    await page.goto('/');
    await expect(page.getByText('Oops something went wrong!')).toBeVisible();
    await page.unroute(gallery);
    await page.getByRole('button', { name: 'Try again', exact: true }).click();
    await expect(
      page.getByRole('list', { name: 'Pictures to try', exact: true }).getByRole('listitem').first(),
    ).toBeVisible();
    const end = page.getByRole('region', { name: 'Explore', exact: true }).getByRole('status').last();
    const stateAtEnd = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return end.textContent();
    };
    await expect.poll(stateAtEnd).toBe('No more results!');
  });
});

test('nobody is counted before they consent, and a refusal can be changed later', async ({ page }) => {
  await withOwnProduct({ GTM_ID: 'GTM-TEST123' }, async (url) => {
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const script = page.locator('script[src*="googletagmanager"]');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(`${url}/showcase`);
    await page.getByRole('button', { name: 'No, thanks', exact: true }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Analytics', exact: true }).click();
    await expect(script).toHaveCount(0);
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(script).toHaveCount(1);
    const dataLayer = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')));
    await expect.poll(dataLayer).toContain('"content-name":"/showcase"');
    await expect.poll(() => logged.some((text) => text.includes('content-view'))).toBe(true);
    // The server is stopped before the page is closed, and a page that is open would report that.
    await page.goto('about:blank');
  });
});
