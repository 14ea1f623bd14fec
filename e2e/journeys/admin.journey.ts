import { defaultPromptRoutes, exploreRoutes, imageActionRoutes, imageRoutes } from '@kenna/contract';
import type { Page } from '@playwright/test';
import { signInAdmin } from '../support/admin.ts';
import { call } from '../support/api.ts';
import { phoneOf, windowOf } from '../support/devices.ts';
import { drawBag } from '../support/pictures.ts';
import { drawImages } from '../support/draw-images.ts';
import { enter, expect, expectAccessible, expectMessage, test } from '../support/journey.ts';

const LIST = '/admin/explore/prompt/list';
const rows = (page: Page) => page.getByRole('list', { name: 'Explore prompts', exact: true }).getByRole('listitem');

test('an admin builds a default prompt from placeholders, and the next picture is made with it', async ({
  page,
  person,
  baseURL,
}) => {
  const admin = await signInAdmin(baseURL!);
  await enter(page, admin, '/admin/prompt/create');
  await page.getByLabel('Title', { exact: true }).fill('House style');
  const template = page.getByLabel('Template', { exact: true });
  await template.fill('on marble');
  await template.press('Home');
  const placeholders = page.getByRole('group', { name: 'Placeholders', exact: true });
  await placeholders.getByRole('button', { name: 'positive prompt', exact: true }).click();
  await expect(template).toHaveValue('{positive prompt} on marble');
  await template.press('End');
  await placeholders.getByRole('button', { name: 'size', exact: true }).click();
  await expect(template).toHaveValue('{positive prompt} on marble {size}');
  await expect(page.getByTestId('command')).toContainText(
    '/render emerald silk evening dress /with on marble /size 768x768 /accent soft window light',
  );
  await expectAccessible(page);
  await page.getByRole('switch', { name: /Use it/ }).check();
  await expectMessage(page, 'Prompt created', () =>
    page.getByRole('button', { name: 'Create prompt', exact: true }).click(),
  );
  const prompts = page.getByRole('table', { name: 'Default prompts', exact: true });
  await expect(prompts.getByRole('row', { name: /House style/ })).toContainText('In use');
  try {
    const [image] = await drawImages(baseURL!, person.token, 1);
    expect(image!.final_prompt).toContain('/render cognac leather handbag, plain studio /with on marble /size 256x256');
  } finally {
    // The prompt is removed again, because it would apply to all other people's renders.
    const { token } = admin;
    for (const { id } of (await call(baseURL!, defaultPromptRoutes.list, { token })).prompts) {
      await call(baseURL!, defaultPromptRoutes.remove, { token, body: { id } });
    }
  }
});

test('a person who is blocked is redirected to the profile at once and sees the reason', async ({
  page,
  person,
  baseURL,
  browser,
}) => {
  const theirs = await windowOf(browser, person);
  await theirs.goto('/workplace/generate');
  await expect(theirs.getByLabel('Prompt', { exact: true }).first()).toBeVisible();
  await enter(page, await signInAdmin(baseURL!), '/admin/people');
  await page.getByLabel('Search people', { exact: true }).fill(person.email);
  const found = page.getByRole('table', { name: 'People', exact: true });
  await expect(found.getByText(person.email)).toBeVisible();
  await expect(found.getByRole('rowheader')).toHaveCount(1);
  await found.getByRole('link', { name: person.name, exact: true }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason', { exact: true }).fill('Advertising');
  await expectMessage(page, 'Person blocked', () => dialog.getByRole('button', { name: 'Block', exact: true }).click());
  await expect(theirs).toHaveURL(/\/account\/profile/);
  await expect(theirs.getByText('Advertising')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Actions', exact: true })).toContainText('Blocked a person');
  await expectAccessible(page);
  await theirs.context().close();
});

test('an admin adds their own pictures to the explore page and reorders them with the mouse and the keyboard', async ({
  page,
  baseURL,
  browser,
}) => {
  const admin = await signInAdmin(baseURL!);
  const { token } = admin;
  const { buffer } = await drawBag(baseURL!);
  const upload = async () => {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(buffer)], { type: 'image/png' }), 'bag.png');
    await fetch(`${baseURL}/api/web/render/upload-image`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
  };
  await upload();
  await upload();
  const { images } = await call(baseURL!, imageRoutes.listUploads, { token, query: {} });
  const added = { image_id: images[1]!.id, prompt: 'a coat', model: 'kennaxl' } as const;
  await call(baseURL!, exploreRoutes.create, { token, body: added });

  await enter(page, admin, '/admin/explore/prompt/create');
  await page.getByRole('button', { name: 'My images', exact: true }).click();
  await page.getByRole('tab', { name: 'My Uploads', exact: true }).click();
  const uploads = page.getByRole('dialog').getByRole('listitem');
  await expect(uploads).toHaveCount(2);
  await uploads.first().getByRole('button').click();
  await expect(page.getByAltText('The chosen picture', { exact: true })).toBeVisible();
  await page.getByLabel('Prompt', { exact: true }).fill('a dress');
  await expectAccessible(page);
  const create = page.getByRole('button', { name: 'Create explore prompt', exact: true });
  await expectMessage(page, 'Explore prompt created', () => create.click());
  await expect(rows(page)).toHaveText([/a dress/, /a coat/]);

  await expectMessage(page, 'Order updated', () => rows(page).nth(1).dragTo(rows(page).nth(0)));
  await page.goto(LIST);
  await expect(rows(page)).toHaveText([/a coat/, /a dress/]);
  await page.getByRole('link', { name: 'a coat', exact: true }).focus();
  const saved = page.waitForResponse('**/explore/landing/update-order');
  await page.keyboard.press('Alt+ArrowDown');
  expect((await saved).status()).toBe(200);
  await expect(rows(page)).toHaveText([/a dress/, /a coat/]);

  const phone = await phoneOf(browser, admin);
  await phone.goto(LIST);
  await expect(rows(phone)).toHaveText([/a dress/, /a coat/]);
  await expectAccessible(phone);
  await phone.context().close();
  for (const { id } of (await call(baseURL!, exploreRoutes.list, { token })).items) {
    await call(baseURL!, exploreRoutes.remove, { token, params: { id } });
  }
  await call(baseURL!, imageActionRoutes.trash, { token, body: { image_ids: images.map(({ id }) => id) } });
});
