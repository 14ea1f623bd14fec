import { collectionRoutes, NOTE_LIMIT, noteRoutes, type NoteVisibility } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp({ worker: false });
  ada = await app.world.user();
});
afterAll(() => app.close());

const pictureOf = async (owner: Person) => (await app.world.pictures({ owner }))[0]!;
const write = (imageId: number, text: string, visibility?: NoteVisibility) =>
  ada.api.call(noteRoutes.add, { body: { image_id: imageId, text, ...(visibility && { visibility }) } });
const notesOf = async (imageId: number) =>
  (await ada.api.call(noteRoutes.list, { query: { image_id: imageId } })).data.notes;

describe('a note', () => {
  it('is stored on one line, visible only to its writer by default', async () => {
    const image = await pictureOf(ada);
    const { data } = await write(image, '  longer \n\t sleeves  ');
    expect(data.note).toMatchObject({ image_id: image, text: 'longer sleeves', visibility: 'only_me' });
    await write(image, 'second');
    expect((await notesOf(image)).map(({ text }) => text)).toEqual(['longer sleeves', 'second']);
  });

  it('is refused when it is empty or too long', async () => {
    const image = await pictureOf(ada);
    expect(await write(image, ' \n ')).toMatchObject({ status: 422, data: { fields: { text: 'Write a note' } } });
    expect((await write(image, 'a'.repeat(NOTE_LIMIT + 1))).status).toBe(422);
    expect((await write(image, 'a'.repeat(NOTE_LIMIT))).status).toBe(200);
  });

  it('can be changed in text and visibility, and removed', async () => {
    const image = await pictureOf(ada);
    const { id } = (await write(image, 'draft')).data.note;
    await ada.api.call(noteRoutes.update, { body: { id, visibility: 'public' } });
    await ada.api.call(noteRoutes.update, { body: { id, text: 'final' } });
    expect(await notesOf(image)).toMatchObject([{ text: 'final', visibility: 'public' }]);
    await ada.api.call(noteRoutes.remove, { body: { id } });
    expect(await notesOf(image)).toEqual([]);
    expect((await ada.api.call(noteRoutes.remove, { body: { id } })).status).toBe(404);
  });

  it('is deleted with its picture', async () => {
    const image = await pictureOf(ada);
    await write(image, 'gone');
    await app.db.deleteFrom('images').where('id', '=', image).execute();
    expect(await app.db.selectFrom('image_notes').selectAll().where('image_id', '=', image).execute()).toEqual([]);
  });

  it('is refused on a picture with the maximum number of notes', async () => {
    const image = await pictureOf(ada);
    for (let i = 0; i < 50; i++) expect((await write(image, `note ${i}`)).status).toBe(200);
    expect((await write(image, 'one more')).status).toBe(409);
  });
});

it('is shown in a shared collection when its visibility is the link or public', async () => {
  const image = await pictureOf(ada);
  await write(image, 'secret', 'only_me');
  await write(image, 'for clients', 'link');
  await write(image, 'for all', 'public');
  const id = await app.world.collection({ owner: ada, images: [image] });
  const { data: own } = await ada.api.call(collectionRoutes.get, { body: { collection_id: id } });
  const link = own.collection.short_link;
  const { data } = await app.api.call(collectionRoutes.get, { body: { short_link: link } });
  expect(data.images.map(({ notes }) => notes)).toEqual([['for clients', 'for all']]);
});
