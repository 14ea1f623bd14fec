import { collectionRoutes, imageRoutes } from '@kenna/contract';
import type { Locator, Page } from '@playwright/test';
import { signInAdmin } from '../support/admin.ts';
import { call } from '../support/api.ts';
import { stillBox } from '../support/canvas.ts';
import { windowOf } from '../support/devices.ts';
import { drawImages } from '../support/draw-images.ts';
import { enter, expect, expectAccessible, expectMessage, test } from '../support/journey.ts';
import { confirmAddress } from '../support/mails.ts';

const LIBRARY = '/workplace/my-images';
const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem');

test('a picture is submitted to the showcase, approved by the team, and shown to everyone with its public note', async ({
  page,
  person,
  baseURL,
  browser,
}) => {
  await confirmAddress(baseURL!, person.email);
  await drawImages(baseURL!, person.token, 1);
  await enter(page, person, LIBRARY);
  await pictures(page).first().hover();
  await pictures(page).first().getByRole('button', { name: 'Notes', exact: true }).click();
  const notes = page.getByRole('dialog', { name: 'Notes', exact: true });
  await expect(notes.getByRole('button', { name: 'Send note', exact: true })).toBeHidden();
  await notes.getByLabel('Note', { exact: true }).fill('  cut on\n the bias ');
  await notes.getByLabel('Note visibility', { exact: true }).selectOption({ label: 'Public' });
  await notes.getByRole('button', { name: 'Send note', exact: true }).click();
  await expect(notes.getByText('cut on the bias', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(notes).toBeHidden();

  await pictures(page).first().getByRole('button', { name: 'More', exact: true }).click();
  const submit = page.getByRole('menuitem', { name: 'Submit for Kenna Showcase', exact: true });
  const thanks = 'Thank you. Your image was submitted to the Kenna showcase team';
  await expectMessage(page, thanks, () => submit.click());

  const team = await windowOf(browser, await signInAdmin(baseURL!));
  await team.goto('/admin/showcase');
  const offered = team.getByRole('listitem').filter({ hasText: '“cut on the bias”' });
  await expect(offered).toBeVisible();
  await expectAccessible(team);
  await offered.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(offered).toBeHidden();
  await team.context().close();

  const visitor = await windowOf(browser, null);
  await visitor.goto('/showcase');
  const accepted = pictures(visitor).filter({ hasText: 'Vera Molnar' });
  await expect(accepted).toHaveCount(1);
  // The examples of a new installation follow the accepted pictures.
  await expect(pictures(visitor).filter({ hasText: 'Example by Kenna' }).first()).toBeVisible();
  await expectAccessible(visitor);
  await accepted.getByRole('button').first().click();
  const dialog = visitor.getByRole('dialog');
  await expect(dialog.getByText('Vera Molnar')).toBeVisible();
  await expect(dialog.getByText('cut on the bias')).toBeVisible();
  await visitor.context().close();
});

test('pictures are selected by dragging over them, and dragged to a collection, a tool or the prompt', async ({
  page,
  person,
  baseURL,
}) => {
  const { token } = person;
  await drawImages(baseURL!, token, 2);
  const { collection } = await call(baseURL!, collectionRoutes.create, { token, body: { title: 'Line-up' } });
  await enter(page, person, LIBRARY);
  await expect(pictures(page)).toHaveCount(2);
  const [first, second] = [await stillBox(pictures(page).nth(0)), await stillBox(pictures(page).nth(1))];
  await page.mouse.move(first.x + first.width / 2, first.y + first.height / 2);
  await page.keyboard.down('Shift');
  await page.mouse.down();
  await page.mouse.move(second.x + second.width / 2, second.y + second.height * 0.7, { steps: 8 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  const selected = page.getByRole('checkbox', { checked: true });
  await expect(selected).toHaveCount(2);
  await expect(page.getByRole('dialog')).toBeHidden();

  const entry = (name: string) =>
    page.getByRole('navigation', { name: 'Tools', exact: true }).getByRole('link', { name, exact: true });
  const takeTo = async (target: Locator) => {
    const { x, y, width, height } = await stillBox(target);
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  };
  await takeTo(pictures(page).first());
  await page.mouse.down();
  const card = page.getByRole('article').filter({ hasText: 'Line-up' });
  // The page of collections opens under the drag. A hand that holds something does not stand still.
  await expect
    .poll(async () => {
      await takeTo(entry('Collections'));
      return card.isVisible();
    })
    .toBe(true);
  await takeTo(card);
  await page.mouse.up();
  await expect(page.getByText('Saved to Line-up')).toBeVisible();
  const body = { collection_id: collection.id };
  expect((await call(baseURL!, collectionRoutes.get, { token, body })).images).toHaveLength(2);

  await page.goto(LIBRARY);
  await expect(selected).toHaveCount(0);
  await takeTo(pictures(page).first());
  await page.mouse.down();
  await takeTo(entry('Upscale & facelift'));
  await page.mouse.up();
  await expect(page).toHaveURL(/\/workplace\/upscale-and-facelift/);
  await expect(page.getByRole('button', { name: /^Upscale/ })).toBeEnabled();

  await page.goto('/workplace/generate');
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true });
  await page.getByRole('article').locator('img[srcset]').first().dragTo(prompt);
  await expect(page).toHaveURL(/\/workplace\/create-variations/);
  await expect(page.getByRole('img', { name: 'Chosen to work on', exact: true })).toBeVisible();
});

test('a collection is reordered with the mouse and the keyboard, and its link is revoked and renewed', async ({
  page,
  person,
  baseURL,
}) => {
  const { token } = person;
  await drawImages(baseURL!, token, 2);
  const { images } = await call(baseURL!, imageRoutes.listMine, { token, query: {} });
  const { collection } = await call(baseURL!, collectionRoutes.create, { token, body: { title: 'Line-up' } });
  const held = { collection_id: collection.id, image_ids: images.map(({ id }) => id) };
  await call(baseURL!, collectionRoutes.addImage, { token, body: held });
  const order = async () => {
    const body = { collection_id: collection.id };
    return (await call(baseURL!, collectionRoutes.get, { token, body })).images.map(({ id }) => id);
  };
  const [one, two] = (await order()) as [number, number];

  await enter(page, person, `/workplace/collections/${collection.id}`);
  await expect(pictures(page)).toHaveCount(2);
  const target = await stillBox(pictures(page).first());
  await pictures(page)
    .nth(1)
    .dragTo(pictures(page).first(), { targetPosition: { x: target.width * 0.2, y: target.height / 2 } });
  await expect.poll(order).toEqual([two, one]);
  await pictures(page).first().getByRole('button').first().focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(order).toEqual([one, two]);

  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Link settings', exact: true }).click();
  const sharing = page.getByRole('dialog', { name: 'Link settings', exact: true });
  await expect(sharing).toBeVisible();
  await expectAccessible(page);
  const linkOf = async () => {
    const { own } = await call(baseURL!, collectionRoutes.get, { token, body: { collection_id: collection.id } });
    return { link: own!.short_link, share: own!.share };
  };
  const before = await linkOf();
  await sharing.getByRole('button', { name: 'New link', exact: true }).click();
  await expect.poll(async () => (await linkOf()).link).not.toBe(before.link);
  await sharing.getByRole('switch', { name: /Visitors may download/ }).uncheck();
  await expect.poll(async () => (await linkOf()).share.allows_download).toBe(false);
  await sharing.getByLabel('Expires on', { exact: true }).fill('2099-03-09');
  await expect.poll(async () => (await linkOf()).share.expires_at).toMatch(/^2099-03-/);
});
