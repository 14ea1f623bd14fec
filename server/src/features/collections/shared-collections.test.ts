import {
  collectionRoutes,
  GRANT_HEADER,
  imageActionRoutes,
  imageRoutes,
  type Collection,
  type ImageItem,
  type RouteBody,
} from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { PASSWORD, type Person } from '../../testing/world.ts';

const MINUTE = 60_000;
const MISSING = { status: 404, message: 'Collection does not exist', data: null };
const GUESSES = 3;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false, limits: { passwordPerCollection: { max: GUESSES, timeWindow: '1 hour' } } });
});
afterAll(() => app.close());

const validate = (link: string) => app.api.call(collectionRoutes.validateLink, { body: { short_link: link } });
const visit = (link: string, grant?: string) =>
  app.api.call(collectionRoutes.get, {
    body: { short_link: link },
    ...(grant && { headers: { [GRANT_HEADER]: grant } }),
  });
const enter = (body: RouteBody<typeof collectionRoutes.checkPassword>) =>
  app.api.call(collectionRoutes.checkPassword, { body });
const share = async (person: Person, body: RouteBody<typeof collectionRoutes.share>) =>
  (await person.api.call(collectionRoutes.share, { body })).data.collection;
const current = async (person: Person, id: number) =>
  (await person.api.call(collectionRoutes.get, { body: { collection_id: id } })).data.own!;

/** A shared collection with one uploaded picture. */
async function shared(
  person: Person,
  privacy: Partial<RouteBody<typeof collectionRoutes.create>> = {},
): Promise<{ collection: Collection; image: ImageItem }> {
  const url = await uploadPicture(person, plainPicture(300, 300));
  const { image } = (await person.api.call(imageRoutes.find, { query: { image_url: url } })).data;
  const made = await person.api.call(collectionRoutes.create, { body: { title: 'Resort looks', ...privacy } });
  const body = { collection_id: made.data.collection.id, image_id: image.id };
  const { collection } = (await person.api.call(collectionRoutes.addImage, { body })).data;
  return { collection, image };
}

describe('a visitor with a link', () => {
  it('sees the collection and its pictures, but not their prompts and settings', async () => {
    const ada = await app.world.user();
    const { collection, image } = await shared(ada);
    const { short_link: link } = collection;
    expect((await validate(link)).data).toMatchObject({
      locked: false,
      collection: {
        title: 'Resort looks',
        owner_name: 'Ada Lace',
        count: 1,
        count_is_minimum: false,
        cover: expect.stringMatching(/\/300\.webp$/),
      },
    });
    const { data } = await visit(link);
    expect(data).toMatchObject({ own: null, next: null });
    expect(data.images).toMatchObject([
      { id: image.id, can: { edit: false, delete: false, share: false }, is_like: false },
    ]);
    expect(JSON.stringify(data)).not.toContain(ada.email);
  });

  it('reads how many pictures are not in the bin', async () => {
    const ada = await app.world.user();
    const images = await app.world.pictures({ owner: ada, count: 3 });
    const id = await app.world.collection({ owner: ada, images });
    const { short_link: link } = await current(ada, id);
    await ada.api.call(imageActionRoutes.trash, { body: { image_id: images[0]! } });
    expect((await visit(link)).data.collection).toMatchObject({ count: 2, count_is_minimum: false });
    await ada.api.call(imageActionRoutes.restore, { body: { id: images[0]! } });
    expect((await visit(link)).data.collection).toMatchObject({ count: 3, count_is_minimum: false });
  });

  it('reaches it by the long address too, of which only the end matters', async () => {
    const { collection } = await shared(await app.world.user());
    const body = { user_name: 'Ada Lace', title: 'Resort looks', id: collection.short_link };
    expect((await app.api.call(collectionRoutes.validateLink, { body })).data.locked).toBe(false);
    const counted = { ...body, id: collection.id };
    expect(await app.api.call(collectionRoutes.validateLink, { body: counted })).toMatchObject(MISSING);
    const byId = await app.api.call(collectionRoutes.get, { body: { collection_id: collection.id } });
    expect(byId).toMatchObject(MISSING);
  });

  it('sees prompts when the owner allows it, and never the address of an original', async () => {
    const ada = await app.world.user();
    const render = await app.world.render({ owner: ada, prompt: 'a linen dress' });
    const [image] = await app.world.pictures({
      owner: ada,
      row: { render_id: render, variants: JSON.stringify([{ width: 300, key: 'images/ab/300.webp' }]) },
    });
    const id = await app.world.collection({ owner: ada, images: [image!] });
    for (const shows_prompts of [false, true]) {
      for (const allows_download of [false, true]) {
        const { short_link: link } = await share(ada, { collection_id: id, shows_prompts, allows_download });
        const { collection, images } = (await visit(link)).data;
        expect(collection.allows_download).toBe(allows_download);
        expect(images[0]?.prompt).toBe(shows_prompts ? 'a linen dress' : '');
        expect(images[0]?.image_url).toMatch(/\/300\.webp$/);
      }
    }
  });

  it('is counted once for each visit, unlike the owner', async () => {
    const ada = await app.world.user();
    const { collection } = await shared(ada);
    await visit(collection.short_link);
    await visit(collection.short_link);
    expect((await current(ada, collection.id)).view_count).toBe(2);
    expect((await current(ada, collection.id)).view_count).toBe(2);
  });

  it('finds nothing after the link has expired, was revoked or replaced', async () => {
    const ada = await app.world.user();
    const { collection } = await shared(ada);
    const { id: collection_id, short_link: link } = collection;
    await share(ada, { collection_id, expires_at: new Date(app.clock.now().getTime() + MINUTE).toISOString() });
    expect((await visit(link)).status).toBe(200);
    app.clock.advance(2 * MINUTE);
    expect([await validate(link), await visit(link)]).toMatchObject([MISSING, MISSING]);
    await share(ada, { collection_id, expires_at: null, is_shared: false });
    expect([await validate(link), await visit(link)]).toMatchObject([MISSING, MISSING]);
    const { short_link: renewed } = await share(ada, { collection_id, is_shared: true, renew_link: true });
    expect([await validate(link), await visit(link)]).toMatchObject([MISSING, MISSING]);
    expect((await visit(renewed)).status).toBe(200);
  });

  it('cannot get a link that expires in the past', async () => {
    const ada = await app.world.user();
    const { collection } = await shared(ada);
    const body = { collection_id: collection.id, expires_at: '2020-01-01T00:00:00Z' };
    expect((await ada.api.call(collectionRoutes.share, { body })).status).toBe(422);
  });

  it('finds nothing behind an unknown link', async () => {
    for (const link of ['x', 'A'.repeat(22), '../..', "'; --"]) {
      expect([await validate(link), await visit(link)]).toMatchObject([MISSING, MISSING]);
    }
  });
});

describe('a private collection', () => {
  it('only tells a visitor that it is locked', async () => {
    const { collection, image } = await shared(await app.world.user(), { is_private: true, password: PASSWORD });
    const answers = [await validate(collection.short_link), await visit(collection.short_link)];
    expect(answers[0]).toMatchObject({ status: 200, data: { locked: true, collection: null } });
    expect(answers[1]).toMatchObject({ status: 403, code: 1028, data: null });
    const folder = image.image_url.split('/').at(-2)!;
    expect(JSON.stringify(answers)).not.toMatch(new RegExp(`Resort|Ada|${folder}`));
  });

  it('opens for a quarter of an hour with its password', async () => {
    const { collection } = await shared(await app.world.user(), { is_private: true, password: PASSWORD });
    const { short_link: link } = collection;
    const { grant } = (await enter({ short_link: link, password: PASSWORD })).data;
    expect((await visit(link, grant)).data.images).toHaveLength(1);
    expect(await visit(link, `${grant}x`)).toMatchObject({ status: 403, data: null });
    app.clock.advance(15 * MINUTE);
    expect(await visit(link, grant)).toMatchObject({ status: 403, data: null });
  });

  it('opens by its id with the password too, but its grant opens no other', async () => {
    const ada = await app.world.user();
    const { collection } = await shared(ada, { is_private: true, password: PASSWORD });
    const other = await shared(ada, { is_private: true, password: PASSWORD });
    const { grant } = (await enter({ collection_id: collection.id, password: PASSWORD })).data;
    const open = (id: number, headers: Record<string, string>) =>
      app.api.call(collectionRoutes.get, { body: { collection_id: id }, headers });
    expect((await open(collection.id, { [GRANT_HEADER]: grant })).status).toBe(200);
    expect(await open(collection.id, {})).toMatchObject(MISSING);
    expect(await open(other.collection.id, { [GRANT_HEADER]: grant })).toMatchObject(MISSING);
    expect((await visit(other.collection.short_link, grant)).status).toBe(403);
  });

  it('answers a wrong password like a missing collection, or one without a password', async () => {
    const ada = await app.world.user();
    const closed = await shared(ada, { is_private: true, password: PASSWORD });
    const open = await shared(ada);
    const answers = [
      await enter({ short_link: closed.collection.short_link, password: 'Wrong-1-password' }),
      await enter({ short_link: open.collection.short_link, password: PASSWORD }),
      await enter({ short_link: 'nowhere', password: PASSWORD }),
      await enter({ collection_id: 999_999, password: PASSWORD }),
    ];
    const message = 'That password does not open this collection.';
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 403, message, data: { tries_left: GUESSES - 1 } });
    }
  });

  it('limits the guesses of its password', async () => {
    const { collection } = await shared(await app.world.user(), { is_private: true, password: PASSWORD });
    const { short_link: link } = collection;
    for (let k = 1; k <= GUESSES; k++) {
      const guess = await enter({ short_link: link, password: `Guess-${k}` });
      expect([guess.status, guess.data]).toEqual([403, { tries_left: GUESSES - k }]);
    }
    const refused = await enter({ short_link: link, password: PASSWORD });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(refused.message).toBe('Too many attempts. Please wait 60 minutes and try again.');
  });

  it('revokes access that was granted by an earlier password', async () => {
    const ada = await app.world.user();
    const { collection } = await shared(ada, { is_private: true, password: PASSWORD });
    const { grant } = (await enter({ short_link: collection.short_link, password: PASSWORD })).data;
    const body = { id: collection.id, password: 'Another-pass-2' };
    await ada.api.call(collectionRoutes.update, { body });
    expect((await visit(collection.short_link, grant)).status).toBe(403);
  });

  it('does not exist for others without a password', async () => {
    const ada = await app.world.user();
    const { collection } = await shared(ada, { is_private: true });
    const { short_link: link } = collection;
    expect([await validate(link), await visit(link)]).toMatchObject([MISSING, MISSING]);
    expect((await enter({ short_link: link, password: '' })).status).toBe(403);
    expect((await current(ada, collection.id)).title).toBe('Resort looks');
  });

  it('is open to its owner, except while they are blocked', async () => {
    const ada = await app.world.user();
    const { collection } = await shared(ada, { is_private: true, password: PASSWORD });
    const body = { short_link: collection.short_link };
    expect((await ada.api.call(collectionRoutes.get, { body })).data.own?.id).toBe(collection.id);
    await app.db.updateTable('users').set({ is_blocked: true }).where('id', '=', ada.id).execute();
    expect((await ada.api.call(collectionRoutes.get, { body })).status).toBe(403);
  });
});

describe('the preview of a link', () => {
  const preview = ({ short_link: link }: Collection) => app.services.collections.previewOf(link);

  it('contains the title, the owner and the cover, with an absolute address', async () => {
    const ada = await app.world.user();
    const { collection } = await shared(ada);
    const shown = await preview(collection);
    expect(shown).toMatchObject({ title: 'Resort looks', description: '1 image by Ada Lace' });
    expect(shown?.image).toMatchObject({ width: 300, height: 300 });
    expect(shown?.image?.url).toMatch(/^http:\/\//);
    expect((await current(ada, collection.id)).view_count).toBe(0);
  });

  it('does not exist for private, expired or unknown links, and contains no explicit cover', async () => {
    const ada = await app.world.user();
    const locked = await shared(ada, { is_private: true, password: PASSWORD });
    expect(await preview(locked.collection)).toBeNull();
    const { collection, image } = await shared(ada);
    await app.db.updateTable('images').set({ is_nsfw: true }).where('id', '=', image.id).execute();
    expect(await preview(collection)).toMatchObject({ image: null });
    expect((await validate(collection.short_link)).data.collection?.cover_is_nsfw).toBe(true);
    await share(ada, { collection_id: collection.id, is_shared: false });
    expect(await preview(collection)).toBeNull();
    expect(await app.services.collections.previewOf('unknown')).toBeNull();
  });
});
