import { subscriptionChannel } from '@kenna/contract';
import { enter, expect, test } from '../support/journey.ts';
import { opensChannel } from '../support/open-channel.ts';

test('the page connects to its own realtime server and to no foreign host', async ({
  page,
  person,
  expectedConsoleErrors,
}) => {
  // The browser logs what the policy refuses.
  expectedConsoleErrors.push(/Content Security Policy/i);
  const subscribed = opensChannel(page, subscriptionChannel(person.id));
  await enter(page, person);
  await subscribed;

  const refused = await page.evaluate(async () => {
    const hosts: string[] = [];
    const reported = new Promise<void>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        hosts.push(`${effectiveDirective} ${blockedURI}`);
        if (hosts.length === 3) resolve();
      });
    });
    new WebSocket('wss://foreign.example/');
    navigator.sendBeacon('https://foreign.example/beacon', 'token');
    await fetch('https://foreign.example/fetch', { mode: 'no-cors' }).catch(() => null);
    await reported;
    return hosts.sort();
  });
  expect(refused).toEqual([
    'connect-src https://foreign.example/beacon',
    'connect-src https://foreign.example/fetch',
    'connect-src wss://foreign.example/',
  ]);
});

test('the page refuses text that would become markup or a script', async ({ page, person, expectedConsoleErrors }) => {
  expectedConsoleErrors.push(/Content Security policy|requires 'Trusted/i);
  await enter(page, person);
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
  const errors = await page.evaluate(() => {
    const sinks: Record<string, () => unknown> = {
      markup: () => (document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">'),
      frame: () => (document.createElement('iframe').srcdoc = '<script>alert(1)</script>'),
      foreignScript: () => (document.createElement('script').src = 'https://foreign.example/script.js'),
      uploadedScript: () => (document.createElement('script').src = '/files/images/script.js'),
      worker: () => new Worker('data:text/javascript,postMessage(1)'),
      // The log that the realtime client sends every minute.
      ownLog: () => (document.createElement('script').src = '/timeline/v2/jsonp/1?session=1'),
    };
    return Object.entries(sinks).map(([name, act]) => {
      try {
        act();
        return `${name}: accepted`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  expect(errors).toEqual([
    'markup: TypeError',
    'frame: TypeError',
    'foreignScript: TypeError',
    'uploadedScript: TypeError',
    'worker: TypeError',
    'ownLog: accepted',
  ]);
});
