import {
  adjustRoutes,
  collectionRoutes,
  imageActionRoutes,
  imageRoutes,
  libraryChannel,
  NEUTRAL_ADJUSTMENT,
  noteRoutes,
  WINDOW_HEADER,
  type LibraryChangeEvent,
} from '@kenna/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';

let app: TestApp;
let ada: Person;
let image: number;
beforeAll(async () => {
  app = await testApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await app.world.user();
  [image] = (await app.world.pictures({ owner: ada })) as [number];
  app.forgetEvents();
});

const headers = { [WINDOW_HEADER]: 'studio-1' };

const published = async () => {
  await app.settle();
  const events = app.events.map(({ channel, event, data }) => ({ channel, event, data: data as unknown }));
  app.forgetEvents();
  return events;
};

const news = (change: Partial<LibraryChangeEvent>) => ({
  channel: libraryChannel(ada.id),
  event: 'UserLibraryChange',
  data: { image_ids: [], collection_ids: [], bookmarked_ids: [], window: 'studio-1', ...change },
});

it('notifies the person’s windows of a change to a picture, and which window made it', async () => {
  const { like, unlike, trash, restore, emptyTrash } = imageActionRoutes;
  for (const route of [like, unlike, trash]) await ada.api.call(route, { body: { image_ids: [image] }, headers });
  await ada.api.call(restore, { body: { ids: [image] }, headers });
  await ada.api.call(trash, { body: { image_ids: [image] }, headers });
  await ada.api.call(emptyTrash, { body: { ids: [image] }, headers });
  const changes = ['liked', 'unliked', 'trashed', 'restored', 'trashed', 'deleted'] as const;
  expect(await published()).toEqual(changes.map((change) => news({ change, image_ids: [image] })));
});

it('notifies of a report, and of an emptied bin without naming its pictures', async () => {
  const body = { id: image, render_id: null, src: 'https://example.com/a.png', report: true };
  await ada.api.call(imageActionRoutes.remove, { body });
  await ada.api.call(imageActionRoutes.emptyTrash, { body: {} });
  expect(await published()).toEqual([
    news({ change: 'deleted', image_ids: [image], window: null }),
    news({ change: 'deleted', window: null }),
  ]);
});

it('notifies of uploaded and adjusted pictures', async () => {
  const url = await uploadPicture(ada, plainPicture(300, 300));
  const uploaded = (await ada.api.call(imageRoutes.find, { query: { image_url: url } })).data.image.id;
  const body = { image_id: uploaded, adjustment: { ...NEUTRAL_ADJUSTMENT, turn: 90 as const } };
  const adjusted = (await ada.api.call(adjustRoutes.adjust, { body, headers })).data.image.id;
  expect(await published()).toEqual([
    news({ change: 'added', image_ids: [uploaded], window: null }),
    news({ change: 'added', image_ids: [adjusted] }),
  ]);
});

it('notifies of collections and of the resulting bookmarks', async () => {
  const { create, addImage, removeImage, moveImage, update, remove } = collectionRoutes;
  const make = async (title: string) =>
    (await ada.api.call(create, { body: { title, is_private: false }, headers })).data.collection.id;
  const [coats, hats] = [await make('Coats'), await make('Hats')];
  await ada.api.call(addImage, { body: { collection_id: coats, image_ids: [image] }, headers });
  const move = { collection_id: hats, from_collection_id: coats, image_ids: [image] };
  await ada.api.call(moveImage, { body: move, headers });
  await ada.api.call(removeImage, { body: { collection_id: hats, image_ids: [image] }, headers });
  await ada.api.call(update, { body: { id: hats, title: 'Caps' }, headers });
  await ada.api.call(remove, { body: { collection_Id: coats }, headers });
  const change = 'collections' as const;
  const marked = { change, image_ids: [image], bookmarked_ids: [image] };
  expect(await published()).toEqual([
    news({ change, collection_ids: [coats] }),
    news({ change, collection_ids: [hats] }),
    news({ ...marked, collection_ids: [coats] }),
    news({ ...marked, collection_ids: [hats, coats] }),
    news({ change, image_ids: [image], collection_ids: [hats] }),
    news({ change, collection_ids: [hats] }),
    news({ change, collection_ids: [coats] }),
  ]);
});

it('notifies of notes', async () => {
  const body = { image_id: image, text: 'Shorten the sleeve', visibility: 'only_me' as const };
  const { id } = (await ada.api.call(noteRoutes.add, { body, headers })).data.note;
  await ada.api.call(noteRoutes.update, { body: { id, text: 'Shorten both sleeves' }, headers });
  await ada.api.call(noteRoutes.remove, { body: { id }, headers });
  const change = news({ change: 'notes', image_ids: [image] });
  expect(await published()).toEqual([change, change, change]);
});

it('does not notify of refused changes', async () => {
  const bob = await app.world.user();
  await bob.api.call(imageActionRoutes.like, { body: { image_ids: [image] }, headers });
  await bob.api.call(imageActionRoutes.trash, { body: { image_ids: [image] }, headers });
  expect(await published()).toEqual([]);
});
