import { collectionRoutes } from '@kenna/contract';
import type { Page } from '@playwright/test';
import { call } from '../support/api.ts';
import { stillBox } from '../support/canvas.ts';
import { phoneOf } from '../support/devices.ts';
import { drawImages } from '../support/draw-images.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

/** Swipes with one finger over the opened picture. */
async function swipe(page: Page, towards: 'left' | 'right'): Promise<void> {
  const { x, y, width, height } = await stillBox(page.getByRole('dialog').getByRole('img').first());
  const finger = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: x + width * (towards === 'left' ? 1 - share : share), y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.2) });
  for (const share of [0.35, 0.5, 0.65, 0.8]) {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

test('on a phone swiping moves through a library, and through a collection at its long address', async ({
  person,
  baseURL,
  browser,
}) => {
  const { token } = person;
  const images = await drawImages(baseURL!, token, 2);
  const { collection } = await call(baseURL!, collectionRoutes.create, { token, body: { title: 'Autumn, in camel' } });
  const body = { collection_id: collection.id, image_ids: images.map(({ id }) => id) };
  await call(baseURL!, collectionRoutes.addImage, { token, body });
  const [newest, older] = images.map(({ id }) => id).sort((one, other) => other - one);

  const phone = await phoneOf(browser, person);
  await phone.goto(`/workplace/my-images?image=${newest}`);
  const next = phone.getByRole('button', { name: 'Next image', exact: true });
  // The address changes before the page does. The enabled button shows that the page has changed as well.
  await expect(next).toBeEnabled();
  await expectAccessible(phone);
  const foot = phone.getByRole('group', { name: 'Actions', exact: true });
  // Download is a link; the others are Like, Save, Edit, the bin and More.
  const actions = foot.getByRole('link').or(foot.getByRole('button'));
  await expect(actions).toHaveCount(6);
  for (const action of await actions.all()) {
    const { width, height } = await stillBox(action);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  }
  await swipe(phone, 'left');
  await expect(phone).toHaveURL(new RegExp(`image=${older}`));
  await expect(next).toBeDisabled();
  await swipe(phone, 'right');
  await expect(phone).toHaveURL(new RegExp(`image=${newest}`));
  await expect(next).toBeEnabled();

  await phone.goto(`/shared/vera-molnar/autumn-in-camel/${collection.short_link}`);
  await expect(phone.getByRole('heading', { name: 'Autumn, in camel', exact: true })).toBeVisible();
  await phone.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button').first().tap();
  await expect(next).toBeEnabled();
  await swipe(phone, 'left');
  await expect(next).toBeDisabled();
  await swipe(phone, 'right');
  await expect(next).toBeEnabled();
  await phone.context().close();
});
