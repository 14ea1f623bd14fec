import {
  imageActionRoutes,
  imageRoutes,
  peopleRoutes,
  reportRoutes,
  showcaseReportRoutes,
  showcaseRoutes,
} from '@kenna/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let ada: Person;
let bob: Person;
let admin: Person;
beforeAll(async () => {
  app = await testApp({ worker: false });
  [ada, bob, admin] = [await app.world.user({ name: 'Ada' }), await app.world.user(), await app.world.admin()];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('image_reports').execute();
});

const queue = async (status: 'waiting' | 'kept' | 'deleted' = 'waiting') =>
  (await admin.api.call(reportRoutes.list, { query: { status } })).data.reports;
const decide = (id: number, decision: 'keep' | 'delete') =>
  admin.api.call(reportRoutes.decide, { body: { id, decision } });
const fileOf = async (url: string) => (await fetch(app.url + new URL(url, app.url).pathname)).status;
const uploaded = async () => {
  const image_url = await uploadPicture(ada, plainPicture(300, 300));
  return (await ada.api.call(imageRoutes.find, { query: { image_url } })).data.image;
};

/** A picture of Ada's in the showcase. */
async function shown() {
  const image = await uploaded();
  await ada.api.call(showcaseRoutes.submit, { params: { product: 'kenna' }, body: { image_id: image.id } });
  const { submissions } = (await admin.api.call(showcaseRoutes.queue, { query: {} })).data;
  const entry = submissions.at(-1)!.id;
  await admin.api.call(showcaseRoutes.decide, { body: { id: entry, accept: true } });
  return { image, entry };
}
const reportEntry = (person: Person, id: number, note = '') =>
  person.api.call(showcaseReportRoutes.report, { body: { id, note } });
const seesOwn = async (id: number) =>
  (await ada.api.call(imageRoutes.listUploads, { query: {} })).data.images.some((image) => image.id === id);

describe('a picture that its owner reports', () => {
  it('is removed at once, except for a small copy that is deleted with the decision', async () => {
    const image = await uploaded();
    await ada.api.call(imageActionRoutes.remove, { body: { id: image.id, report: true } });
    const [report] = await queue();
    expect(report).toMatchObject({
      is_public: false,
      image_id: image.id,
      reporter: { id: ada.id },
      owner: { id: ada.id },
    });
    expect(await fileOf(image.image_url)).toBe(404);
    expect(await fileOf(report!.evidence_url!)).toBe(200);
    expect((await decide(report!.id, 'keep')).data.report).toMatchObject({ status: 'kept', evidence_url: null });
    expect(await fileOf(report!.evidence_url!)).toBe(404);
    expect(await queue()).toEqual([]);
  });
});

describe('a picture of the showcase that somebody reports', () => {
  it('is queued once for each reporter, with their note', async () => {
    const { image, entry } = await shown();
    for (const note of ['Not theirs', 'Again']) expect((await reportEntry(bob, entry, note)).status).toBe(200);
    expect(await queue()).toMatchObject([
      { image_id: image.id, is_public: true, note: 'Not theirs', reporter: { id: bob.id }, owner: { id: ada.id } },
    ]);
  });

  it('stays when it is kept', async () => {
    const { image, entry } = await shown();
    await reportEntry(bob, entry);
    await decide((await queue())[0]!.id, 'keep');
    expect(await seesOwn(image.id)).toBe(true);
    expect(await fileOf(image.image_url)).toBe(200);
    expect(await queue('kept')).toHaveLength(1);
  });

  it('is deleted with its files, and counted for its owner', async () => {
    const { image, entry } = await shown();
    await reportEntry(bob, entry);
    await reportEntry(admin, entry);
    const [report] = await queue();
    await decide(report!.id, 'delete');
    expect(await seesOwn(image.id)).toBe(false);
    expect(await fileOf(image.image_url)).toBe(404);
    expect(await queue()).toEqual([]);
    expect(await queue('deleted')).toHaveLength(2);
    const { person } = (await admin.api.call(peopleRoutes.get, { params: { id: ada.id } })).data;
    expect(person.upheld_reports).toBeGreaterThan(0);
  });

  it('is decided once', async () => {
    const { entry } = await shown();
    await reportEntry(bob, entry);
    const [report] = await queue();
    await decide(report!.id, 'keep');
    expect((await decide(report!.id, 'delete')).status).toBe(409);
  });

  it('must be in the showcase', async () => {
    const { image, entry } = await shown();
    await ada.api.call(imageActionRoutes.trash, { body: { image_id: image.id } });
    expect((await reportEntry(bob, entry)).status).toBe(404);
    expect((await reportEntry(bob, 99_999)).status).toBe(404);
  });
});
