import {
  accountRoutes,
  adjustRoutes,
  imageActionRoutes,
  imageRoutes,
  NEUTRAL_ADJUSTMENT,
  renderRoutes,
} from '@kenna/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, plainPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

const GB = 1_000_000_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const storageOf = async ({ api }: Person) => (await api.call(imageRoutes.storage, { query: {} })).data;
const upload = async ({ api }: Person) =>
  api.call(imageRoutes.upload, { form: formOf(await plainPicture(300, 300).png().toBuffer()) });
const ask = ({ api }: Person) =>
  api.call(renderRoutes.create, {
    body: { page: 'GenerateImage', prompt: 'a dress', image_width: 256, image_height: 256, image_count: 2 },
  });
const picturesOf = ({ id }: Person) =>
  app.db.selectFrom('images').select(['id', 'bytes']).where('user_id', '=', id).execute();
const fill = ({ id }: Person, bytes: number) =>
  sql`INSERT INTO storage_use VALUES (${id}, ${bytes}) ON CONFLICT (user_id) DO UPDATE SET bytes = ${bytes}`.execute(
    app.db,
  );

describe('the storage of a person', () => {
  it('counts generated and uploaded pictures, the bin included, until they are deleted for good', async () => {
    const [ada, bob] = [await app.world.user(), await app.world.user()];
    expect(await storageOf(ada)).toEqual({ used_bytes: 0, limit_bytes: GB });
    await upload(ada);
    await upload(bob);
    await ask(ada);
    await app.settle();
    const pictures = await picturesOf(ada);
    expect(pictures).toHaveLength(3);
    const used = pictures.reduce((sum, { bytes }) => sum + bytes, 0);
    expect((await storageOf(ada)).used_bytes).toBe(used);
    const [first] = pictures;
    await ada.api.call(imageActionRoutes.trash, { body: { image_id: first!.id } });
    expect((await storageOf(ada)).used_bytes).toBe(used);
    await ada.api.call(imageActionRoutes.emptyTrash, { body: {} });
    expect((await storageOf(ada)).used_bytes).toBe(used - first!.bytes);
    expect((await storageOf(bob)).used_bytes).toBe((await picturesOf(bob))[0]!.bytes);
  });

  it('refuses additions when it is full, before any work or charge, and keeps the existing pictures', async () => {
    const person = await app.world.user();
    await upload(person);
    const [picture] = await picturesOf(person);
    await fill(person, GB);
    const adjust = { image_id: picture!.id, adjustment: NEUTRAL_ADJUSTMENT };
    const answers = [
      await upload(person),
      await ask(person),
      await person.api.call(adjustRoutes.adjust, { body: adjust }),
    ];
    for (const { status, code, message, data } of answers) {
      expect({ status, code, data }).toEqual({ status: 409, code: 1050, data: { used_bytes: GB, limit_bytes: GB } });
      expect(message).toContain('1 of 1 GB are used');
    }
    expect((await person.api.call(accountRoutes.authenticate)).data?.render_limit).toBe(20);
    expect(await picturesOf(person)).toEqual([picture]);
    await app.db.updateTable('users').set({ plan: 'starter' }).where('id', '=', person.id).execute();
    expect((await upload(person)).status).toBe(200);
  });

  it('is unlimited on Enterprise, and limited to fifty gigabytes on Pro', async () => {
    const [pro, enterprise] = [await app.world.user({ plan: 'pro' }), await app.world.user({ plan: 'enterprise' })];
    for (const person of [pro, enterprise]) await fill(person, 50 * GB);
    expect((await upload(pro)).status).toBe(409);
    expect((await upload(enterprise)).status).toBe(200);
    expect((await storageOf(enterprise)).limit_bytes).toBeNull();
  });
});
