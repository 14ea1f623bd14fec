import { accountRoutes, chatRoutes, collectionRoutes, noteRoutes, peopleRoutes } from '@kenna/contract';
import type { Page } from '@playwright/test';
import { signInAdmin } from '../support/admin.ts';
import { call } from '../support/api.ts';
import { windowOf } from '../support/devices.ts';
import { drawImages } from '../support/draw-images.ts';
import { enter, expect, test } from '../support/journey.ts';
import { newAddress, PASSWORD, personOf } from '../support/people.ts';
import { PAYLOADS } from '../support/payloads.ts';

/** The returned function fails when a text was executed as a script or opened a dialog. */
async function watch(page: Page): Promise<() => void> {
  const ran: string[] = [];
  await page.context().exposeFunction('ran', () => ran.push(page.url()));
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  return () => expect(ran).toEqual([]);
}

test('texts of people are shown literally and never executed', async ({ page, baseURL, browser }) => {
  const all = PAYLOADS.join(' ');
  const form = { email: newAddress(), password: PASSWORD, password_confirmation: PASSWORD, is_agree: true } as const;
  const names = { first_name: PAYLOADS[1]!, last_name: PAYLOADS[2]! };
  const writer = personOf(baseURL!, await call(baseURL!, accountRoutes.signup, { body: { ...form, ...names } }));
  const { token } = writer;
  const [image] = await drawImages(baseURL!, token, 1, `a dress ${all}`);
  const image_id = image!.id;
  const links: string[] = [];
  for (const title of PAYLOADS) {
    const { collection } = await call(baseURL!, collectionRoutes.create, { token, body: { title } });
    links.push(collection.short_link);
    await call(baseURL!, collectionRoutes.addImage, { token, body: { collection_id: collection.id, image_id } });
    await call(baseURL!, noteRoutes.add, { token, body: { image_id, text: title, visibility: 'link' } });
  }
  const body = { text: all.slice(0, 500), image_ids: [image_id] };
  await call(baseURL!, chatRoutes.send, { token, params: { id: 'new' }, body });

  const expectNothingRan = await watch(page);
  await enter(page, writer);
  await expect(page.getByText(PAYLOADS[1]!).first()).toBeVisible();
  await page.goto('/workplace/collections');
  for (const title of PAYLOADS) await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await page.goto(`/workplace/my-images?image=${image_id}`);
  await expect(page.getByRole('dialog').getByText(PAYLOADS[0]!).first()).toBeVisible();
  await page.goto('/workplace/edit-with-chat');
  await expect(page.getByText(PAYLOADS[0]!).first()).toBeVisible();
  expectNothingRan();

  const visitor = await windowOf(browser, null);
  const expectNothingRanThere = await watch(visitor);
  await visitor.goto(`/shared/${links[0]}`);
  await expect(visitor.getByRole('heading', { name: PAYLOADS[0]!, exact: true })).toBeVisible();
  expectNothingRanThere();
  await visitor.context().close();

  const admin = await signInAdmin(baseURL!);
  const reason = PAYLOADS.join(' ').slice(0, 300);
  await call(baseURL!, peopleRoutes.block, { token: admin.token, body: { id: writer.id, reason } });
  await enter(page, admin, `/admin/people/${writer.id}`);
  await expect(page.getByRole('heading', { name: PAYLOADS.slice(1, 3).join(' '), exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Actions', exact: true })).toContainText(PAYLOADS[1]!);
  expectNothingRan();
});
