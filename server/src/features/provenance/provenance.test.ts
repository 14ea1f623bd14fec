import { collectionRoutes, downloadRoutes, imageRoutes, provenanceRoutes, type Verification } from '@kenna/contract';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, plainPicture, uploadPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/world.ts';
import { checkedCredentials } from './testing/check-credentials.ts';
import { boxesOf } from './testing/read-jumbf.ts';
import { savedPictures } from './testing/saved-pictures.ts';
import { storeIn, type CredentialedFormat } from './testing/stored-credentials.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp();
  ada = await app.world.user();
});
afterAll(() => app.close());

const { made, saved, verified } = savedPictures(() => ({ app, person: ada }));

/** The place of a byte of the picture itself: credentials come after the pixels in WebP and TIFF, before them elsewhere. */
const middleOfPixels = (file: Buffer, format: CredentialedFormat): number =>
  format === 'webp' || format === 'tiff' ? Math.floor(file.indexOf('c2pa') / 2) : file.length - 40;

function changedAt(file: Buffer, at: number): Buffer {
  expect(at).toBeGreaterThan(0);
  const changed = Buffer.from(file);
  changed[at]! ^= 1;
  return changed;
}

/** The file with another statement; the credentials of an SVG are a text in base 64. */
function withOtherStatement(file: Buffer, format: CredentialedFormat): Buffer {
  if (format !== 'svg') return changedAt(file, file.indexOf('c2pa.created'));
  const store = storeIn(file, 'svg');
  const other = changedAt(store, store.indexOf('c2pa.created'));
  return Buffer.from(file.toString().replace(store.toString('base64'), other.toString('base64')));
}

describe('a downloaded picture', () => {
  it.each(['jpg', 'png', 'webp', 'avif', 'tiff', 'svg'] as const)(
    'says in %s how it was made, and is unchanged',
    async (format) => {
      const id = await made({ engine: 'steered', model: 'kennaxl' });
      const { state, changed, problems, chain } = await verified(await saved(id, format));
      expect({ state, changed, problems }).toEqual({ state: 'trusted', changed: false, problems: [] });
      expect(chain).toHaveLength(1);
      expect(chain[0]).toMatchObject({ title: 'Generate image', generator: 'Kenna', signer: 'Kenna', prompt: null });
      expect(chain[0]!.actions[0]).toMatchObject({
        action: 'created',
        software: 'steered',
        source_type: 'algorithmicMedia',
      });
    },
  );

  it('has a history of four steps', async () => {
    const first = await made({ engine: 'steered' });
    const second = await made({ tool: 'RemoveBackground', engine: 'steered', parent_image_id: first });
    const third = await made({ tool: 'GenerateFill', engine: 'far away', parent_image_id: second });
    const fourth = await made({ tool: 'Adjust', parent_image_id: third });
    const { state, chain } = await verified(await saved(fourth));
    expect(state).toBe('trusted');
    const steps = chain.map(({ title, actions }) => [title, actions.find(({ at }) => at !== null)?.source_type]);
    expect(steps).toEqual([
      ['Adjust', 'algorithmicallyEnhanced'],
      ['Generative fill', 'compositeWithTrainedAlgorithmicMedia'],
      ['Remove background', 'algorithmicallyEnhanced'],
      ['Generate image', 'algorithmicMedia'],
    ]);
  });

  it('names a source that was deleted, and one that was uploaded', async () => {
    const orphan = await made({ tool: 'RemoveBackground', engine: 'steered' });
    expect((await verified(await saved(orphan))).chain[1]).toMatchObject({ title: 'A picture that no longer exists' });
    const upload = await made({ tool: null });
    const edited = await made({ tool: 'UpscaleAndFacelift', engine: 'steered', parent_image_id: upload });
    const { chain } = await verified(await saved(edited));
    expect(chain.map(({ title, signer }) => [title, signer])).toEqual([
      ['Upscale & facelift', 'Kenna'],
      ['Uploaded picture', null],
    ]);
  });

  it('names a second picture, which keeps its own history', async () => {
    const person = await made({ tool: null });
    const garment = await made({ engine: 'steered' });
    const render_id = await app.world.render({ owner: ada });
    const second = sql`jsonb_set(request::jsonb, '{blend_image_id}', ${String(garment)}::jsonb)`;
    await app.db
      .updateTable('renders')
      .set({ request: second as never })
      .where('id', '=', render_id)
      .execute();
    const worn = { tool: 'VirtualTryOn', engine: 'steered', parent_image_id: person, render_id, position: 0 } as const;
    const file = await saved(await made(worn));
    const { state, chain } = await verified(file);
    expect(state).toBe('trusted');
    expect(chain[0]!.actions.map(({ action }) => action)).toEqual(['opened', 'placed', 'edited']);
    const manifests = boxesOf(storeIn(file, 'png'))[0]!.boxes;
    // The file itself, the try-on, and the garment; an upload without credentials has none.
    expect(manifests).toHaveLength(2);
  });

  it('names the author and the prompt only when the person wants it', async () => {
    const render_id = await app.world.render({ owner: ada, prompt: 'Red silk scarf' });
    const id = await made({ render_id, position: 0, engine: 'steered' });
    expect((await verified(await saved(id, 'webp'))).chain[0]).toMatchObject({ author: null, prompt: null });
    await ada.api.call(provenanceRoutes.choose, { body: { author: ' Ada Lace ', with_prompt: true } });
    expect((await ada.api.call(provenanceRoutes.choice)).data).toEqual({ author: 'Ada Lace', with_prompt: true });
    const { state, chain } = await verified(await saved(id, 'webp'));
    expect(state).toBe('trusted');
    expect(chain[0]).toMatchObject({ author: 'Ada Lace', prompt: 'Red silk scarf' });
    await ada.api.call(provenanceRoutes.choose, { body: { author: null, with_prompt: false } });
  });

  it('is recognised when it was changed', async () => {
    const file = await saved(await made({ engine: 'steered' }));
    file[file.length - 20]! ^= 1;
    const { state, changed, problems } = await verified(file);
    expect({ state, changed }).toEqual({ state: 'invalid', changed: true });
    expect(problems).toContain('The picture was changed after it was signed.');
  });

  it.each(['jpg', 'png', 'webp', 'avif', 'tiff', 'svg'] as const)(
    'passes in %s a check that shares no code with the library, through four steps',
    async (format) => {
      const first = await made({ engine: 'steered' });
      const second = await made({ tool: 'RemoveBackground', engine: 'steered', parent_image_id: first });
      const third = await made({ tool: 'GenerateFill', engine: 'far away', parent_image_id: second });
      const file = await saved(await made({ tool: 'Adjust', parent_image_id: third }), format);
      const chain = checkedCredentials(file, format);
      const titles = ['Adjust', 'Generative fill', 'Remove background', 'Generate image'];
      expect(chain.map(({ title }) => title)).toEqual(titles);
      const { actions } = chain.at(-1)!.assertions.get('c2pa.actions.v2') as { actions: object[] };
      expect(actions).toMatchObject([
        { action: 'c2pa.created', digitalSourceType: expect.stringMatching(/\/algorithmicMedia$/) },
      ]);
      // The check notices a change of a pixel and one of a statement.
      for (const changed of [withOtherStatement(file, format), changedAt(file, middleOfPixels(file, format))]) {
        expect(() => checkedCredentials(changed, format)).toThrow(/changed/);
      }
    },
  );

  it('is signed inside an archive, too', async () => {
    const id = await made({ engine: 'steered' });
    const { data } = await ada.api.call(downloadRoutes.archive, { body: { image_ids: [id] } });
    const zip = new Uint8Array(await (await app.api.raw(data.url)).arrayBuffer());
    const [file] = Object.values(unzipSync(zip));
    expect((await verified(file!)).state).toBe('trusted');
  });
});

describe('the invisible mark of a generated picture', () => {
  /** The picture as a website makes it: without credentials, reduced and compressed. */
  const shared = (file: Buffer) => sharp(file).resize(512).jpeg({ quality: 75 }).toBuffer();
  /** With the texture of a cloth. */
  const picture = () =>
    sharp({
      create: {
        width: 768,
        height: 576,
        channels: 3,
        background: 'tan',
        noise: { type: 'gaussian', mean: 150, sigma: 14 },
      },
    });

  it.each(['png', 'jpg'] as const)(
    'tells from a reduced copy of a %s without credentials how it was made',
    async (format) => {
      const id = await made({ engine: 'steered' }, picture());
      const { state, watermark } = await verified(await shared(await saved(id, format)));
      expect(state).toBeNull();
      expect(watermark).toMatchObject({ is_known: true, picture_url: null, chain: [{ title: 'Generate image' }] });
      expect(watermark!.chain[0]!.actions[0]).toMatchObject({ action: 'created', software: 'steered' });
    },
  );

  it('is in archives, and in the account’s export', async () => {
    const eve = await app.world.user();
    const id = await savedPictures(() => ({ app, person: eve })).made({ engine: 'steered' }, picture());
    const { data } = await eve.api.call(downloadRoutes.archive, { body: { image_ids: [id] } });
    const account = await eve.api.call(downloadRoutes.account, { body: {} });
    for (const url of [data.url, account.data.url]) {
      const files = unzipSync(new Uint8Array(await (await app.api.raw(url)).arrayBuffer()));
      const [, file] = Object.entries(files).find(([name]) => name.endsWith('.png'))!;
      expect((await verified(await shared(Buffer.from(file)))).watermark).toMatchObject({ is_known: true });
    }
  });

  it('is not in uploads, nor in uploads that were only enlarged or adjusted', async () => {
    const upload = await made({ tool: null }, picture());
    const enlarged = await made({ tool: 'UpscaleAndFacelift', engine: 'steered', parent_image_id: upload }, picture());
    const filled = await made({ tool: 'GenerateFill', engine: 'steered', parent_image_id: upload }, picture());
    expect((await verified(await saved(upload))).watermark).toBeNull();
    expect((await verified(await saved(enlarged))).watermark).toBeNull();
    expect((await verified(await saved(filled))).watermark).toMatchObject({ is_known: true });
  });

  it('shows the picture only while it is in the showcase', async () => {
    const id = await made({ engine: 'steered' }, picture());
    const file = await shared(await saved(id));
    const now = new Date();
    const submission = {
      user_id: ada.id,
      image_id: id,
      submitted_at: now,
      decided_at: now,
      status: 'accepted',
    } as const;
    await app.db.insertInto('showcase_submissions').values(submission).execute();
    const { picture_url: url } = (await verified(file)).watermark!;
    expect((await app.api.raw(url!)).status).toBe(200);
    await app.db.updateTable('images').set({ trashed_at: now }).where('id', '=', id).execute();
    expect((await verified(file)).watermark).toMatchObject({ is_known: true, picture_url: null });
  });

  it('shows those pictures of a history that are in the showcase, and no others', async () => {
    const first = await made({ engine: 'steered' }, picture());
    const second = await made({ tool: 'GenerateFill', engine: 'steered', parent_image_id: first }, picture());
    const file = await saved(second);
    const now = new Date();
    const accepted = { user_id: ada.id, submitted_at: now, decided_at: now, status: 'accepted' } as const;
    await app.db
      .insertInto('showcase_submissions')
      .values({ ...accepted, image_id: first })
      .execute();
    const pictures = (steps: Verification['chain']) =>
      steps.map(({ title, picture: seen }) => [title, seen && Object.keys(seen)]);
    const expected = [
      ['Generative fill', null],
      ['Generate image', ['url', 'thumbhash', 'is_nsfw']],
    ];
    const signed = await verified(file);
    expect(signed.state).toBe('trusted');
    expect(pictures(signed.chain)).toEqual(expected);
    const { watermark } = await verified(await shared(file));
    expect(pictures(watermark!.chain)).toEqual(expected);
    expect((await app.api.raw(watermark!.chain[1]!.picture!.url)).status).toBe(200);
    // Nothing names or identifies the owner.
    expect(JSON.stringify([signed, watermark])).not.toMatch(new RegExp(`${ada.email}|"user`));
  });

  it('is recognised when the picture was deleted, and when another installation made it', async () => {
    const id = await made({ engine: 'steered' }, picture());
    const file = await shared(await saved(id));
    await app.db.deleteFrom('images').where('id', '=', id).execute();
    expect((await verified(file)).watermark).toEqual({ is_known: true, chain: [], picture_url: null });
    await app.db.deleteFrom('watermarks').where('image_id', 'is', null).execute();
    expect((await verified(file)).watermark).toEqual({ is_known: false, chain: [], picture_url: null });
  });
});

describe('the history of a picture that somebody sees', () => {
  const historyAt = (image_url: string, api = ada.api) => api.call(provenanceRoutes.history, { query: { image_url } });
  const addressOf = async (id: number): Promise<string> =>
    (await ada.api.call(imageRoutes.lineage, { params: { id } })).data.images.at(-1)!.image_url;
  const stepsOf = ({ data }: Awaited<ReturnType<typeof historyAt>>) =>
    data.chain.map(({ title, picture }) => [title, picture !== null]);

  it('shows its owner each picture from which it was made, and what was before an upload', async () => {
    const file = await saved(await made({ engine: 'steered' }));
    const { data: url } = await ada.api.call(imageRoutes.upload, { form: formOf(file) });
    const { data } = await ada.api.call(imageRoutes.find, { query: { image_url: url } });
    const edited = await made({ tool: 'RemoveBackground', engine: 'steered', parent_image_id: data.image.id });
    const answer = await historyAt(await addressOf(edited));
    expect(stepsOf(answer)).toEqual([
      ['Remove background', true],
      ['Uploaded picture', true],
      ['Generate image', false],
    ]);
    expect((await ada.api.raw(answer.data.chain[0]!.picture!.url)).status).toBe(200);
    const orphan = await made({ tool: 'RemoveBackground', engine: 'steered' });
    expect(stepsOf(await historyAt(await addressOf(orphan)))).toEqual([
      ['Remove background', true],
      ['A picture that no longer exists', false],
    ]);
  });

  it.each([
    ['landscape', 640, 480],
    ['portrait', 480, 640],
  ])('shows a small copy of a %s picture', async (_shape, width, height) => {
    const [step] = (await historyAt(await uploadPicture(ada, plainPicture(width, height)))).data.chain;
    const copy = await sharp(await (await ada.api.raw(step!.picture!.url)).arrayBuffer()).metadata();
    expect(Math.max(copy.width, copy.height)).toBe(320);
  });

  it('shows a visitor of a shared collection its steps, but only pictures that are shared there', async () => {
    await ada.api.call(provenanceRoutes.choose, { body: { author: 'Ada Lace', with_prompt: true } });
    const render_id = await app.world.render({ owner: ada, prompt: 'Secret silk dress' });
    const first = await made({ engine: 'steered', render_id, position: 0 });
    const second = await made({ tool: 'RemoveBackground', engine: 'steered', parent_image_id: first });
    const { data } = await ada.api.call(collectionRoutes.create, { body: { title: 'Silk' } });
    const collection_id = data.collection.id;
    const share = (body: { shows_prompts?: boolean; is_shared?: boolean }) =>
      ada.api.call(collectionRoutes.share, { body: { collection_id, ...body } });
    const { short_link } = (await share({ is_shared: true })).data.collection;
    await ada.api.call(collectionRoutes.addImage, { body: { collection_id, image_id: second } });
    const visit = async () =>
      (await app.api.call(collectionRoutes.get, { body: { short_link } })).data.images.find(({ id }) => id === second)!;
    const seen = (await visit()).webp_image_url;
    const answer = await historyAt(seen, app.api);
    expect(stepsOf(answer)).toEqual([
      ['Remove background', true],
      ['Generate image', false],
    ]);
    expect(answer.data.chain[1]).toMatchObject({ author: 'Ada Lace', prompt: null });
    expect((await app.api.raw(answer.data.chain[0]!.picture!.url)).status).toBe(200);

    await share({ shows_prompts: true });
    await ada.api.call(collectionRoutes.addImage, { body: { collection_id, image_id: first } });
    const open = await historyAt(seen, app.api);
    expect(open.data.chain[1]).toMatchObject({ prompt: 'Secret silk dress' });
    expect((await app.api.raw(open.data.chain[1]!.picture!.url)).status).toBe(200);
    await share({ is_shared: false });
    expect((await historyAt(seen, app.api)).status).toBe(404);
    await ada.api.call(provenanceRoutes.choose, { body: { author: null, with_prompt: false } });
  });

  it('is not told to others, nor to anybody without a session', async () => {
    const eve = await app.world.user();
    const address = await addressOf(await made({ engine: 'steered' }));
    for (const api of [eve.api, app.api]) expect((await historyAt(address, api)).status).toBe(404);
    expect((await historyAt('https://elsewhere.example/picture.png', ada.api)).status).toBe(404);
  });
});
