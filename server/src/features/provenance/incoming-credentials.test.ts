import {
  imageRoutes,
  provenanceRoutes,
  UPLOAD_LIMIT_BYTES,
  VERIFICATION_LIMIT_BYTES,
  type Verification,
} from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnSigner } from '../../adapters/signer/own-signer.ts';
import { createSecretBox } from '../../shared/security/secret-box.ts';
import { heicPicture } from '../../testing/heic-picture.ts';
import { formOf, plainPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Person } from '../../testing/world.ts';
import { createC2pa } from './c2pa/create-c2pa.ts';
import type { Statement } from './c2pa/thread-messages.ts';
import { checkedCredentials } from './testing/check-credentials.ts';
import {
  ENDLESS_STORE,
  hostileStores,
  LARGE_STORE,
  misleadingFiles,
  withStore,
} from './testing/hostile-credentials.ts';
import { savedPictures } from './testing/saved-pictures.ts';
import { storeIn, type CredentialedFormat } from './testing/stored-credentials.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await testApp();
  ada = await app.world.user();
});
afterAll(() => app.close());

/** The file with credentials of a signer whom this installation does not know. */
async function signedElsewhere(bytes: Uint8Array, contentType: string): Promise<Buffer> {
  const database = await openTestDatabase();
  const secretBox = createSecretBox(new Uint8Array(32).fill(7));
  const signer = openOwnSigner(database.db, { secretBox, productName: 'Phone', now: new Date() });
  const c2pa = createC2pa(() => signer, null);
  const actions = [{ action: 'c2pa.created', digitalSourceType: DIGITAL_CAPTURE }];
  const statement: Statement = {
    title: 'A photograph',
    generator: { name: 'Phone', version: '1' },
    assertions: [{ label: 'c2pa.actions.v2', data: { actions } }],
    parent: null,
    component: null,
  };
  try {
    const options = { leaves: true, signal: new AbortController().signal };
    return Buffer.from(await c2pa.sign({ bytes, contentType }, statement, options));
  } finally {
    await c2pa.close();
    await database.close();
  }
}

const DIGITAL_CAPTURE = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture';

const { made, saved, verified } = savedPictures(() => ({ app, person: ada }));

describe('an uploaded file', () => {
  it('brings its credentials into the history of what is made from it', async () => {
    const file = await saved(await made({ engine: 'steered' }));
    const { data: url } = await ada.api.call(imageRoutes.upload, { form: formOf(file) });
    const { data } = await ada.api.call(imageRoutes.find, { query: { image_url: url } });
    const edited = await made({ tool: 'RemoveBackground', engine: 'steered', parent_image_id: data.image.id });
    const { state, chain } = await verified(await saved(edited));
    expect(state).toBe('trusted');
    expect(chain.map(({ title }) => title)).toEqual(['Remove background', 'Uploaded picture', 'Generate image']);
  });

  /** The history of a picture that is made from an uploaded file. */
  async function madeFrom(file: Buffer): Promise<Verification> {
    const { data: url, code } = await ada.api.call(imageRoutes.upload, { form: formOf(file) });
    expect(code).toBe(0);
    const { data } = await ada.api.call(imageRoutes.find, { query: { image_url: url } });
    return verified(
      await saved(await made({ tool: 'RemoveBackground', engine: 'steered', parent_image_id: data.image.id })),
    );
  }

  it('brings the credentials of a photograph of a phone (HEIC) that somebody else signed', async () => {
    const heic = heicPicture({ width: 256, height: 256, colour: [120, 110, 150] });
    const { state, chain } = await madeFrom(await signedElsewhere(heic, 'image/heic'));
    expect(state).toBe('trusted');
    expect(chain.map(({ title, signer, problems }) => [title, signer, problems])).toEqual([
      ['Remove background', 'Kenna', []],
      ['Uploaded picture', 'Kenna', []],
      ['A photograph', 'Phone', []],
    ]);
  });

  it('is named in that history when it was changed after it was signed', async () => {
    const file = await saved(await made({ engine: 'steered' }));
    const { state, chain } = await madeFrom(Buffer.concat([file, Buffer.from('more')]));
    expect(state).toBe('trusted');
    expect(chain.map(({ title, problems }) => [title, problems])).toEqual([
      ['Remove background', []],
      ['Uploaded picture', []],
      ['Generate image', ['The picture was changed after it was signed.']],
    ]);
  });

  it('is named in that history when its credentials cannot be read', async () => {
    const file = await saved(await made({ engine: 'steered' }));
    const at = file.indexOf('c2pa.assertions');
    file.fill(0xff, at + 40, at + 60);
    expect((await verified(file)).state).toBe('unreadable');
    const { state, chain } = await madeFrom(file);
    expect(state).toBe('trusted');
    expect(chain.map(({ title }) => title)).toEqual([
      'Remove background',
      'Uploaded picture',
      'A file whose content credentials cannot be read',
    ]);
  });
});

describe('verifying', () => {
  it('says that a picture has no credentials, and refuses what is no picture', async () => {
    const plain = await plainPicture(300, 300).png().toBuffer();
    expect(await verified(plain)).toEqual({ state: null, changed: null, problems: [], chain: [], watermark: null });
    const answer = await app.api.call(provenanceRoutes.verify, { form: formOf(Buffer.from('no picture')) });
    expect(answer).toMatchObject({ status: 415, message: expect.stringContaining('TIFF or SVG') });
  });

  it('refuses drawings with a document type of their own, which could name themselves a billion times', async () => {
    const drawing =
      '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>';
    const answer = await app.api.call(provenanceRoutes.verify, { form: formOf(Buffer.from(drawing)) });
    expect(answer.status).toBe(415);
  });

  it('takes files that are larger than uploads, and refuses larger ones with the limit named', async () => {
    const plain = await plainPicture(300, 300).png().toBuffer();
    const withBytes = (bytes: number) => formOf(Buffer.concat([plain, Buffer.alloc(bytes)]));
    const verify = (bytes: number) => app.api.call(provenanceRoutes.verify, { form: withBytes(bytes) });
    expect((await verify(2 * UPLOAD_LIMIT_BYTES)).data.state).toBeNull();
    const message = 'The file is larger than the limit of 32 MB.';
    expect(await verify(VERIFICATION_LIMIT_BYTES)).toMatchObject({ status: 413, message });
  });

  const FORMATS = ['png', 'jpg', 'webp', 'avif', 'tiff', 'svg'] as const;
  const fileIn = async (format: CredentialedFormat) => {
    if (format === 'svg') return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0H9V9Z"/></svg>');
    return plainPicture(300, 300)
      .toFormat(format === 'jpg' ? 'jpeg' : format)
      .toBuffer();
  };
  /** Small, because only the credentials are of interest. */
  const small = () => plainPicture(120, 90);

  /** Returns the verdict. Uploads are taken or refused, and the next person is answered. */
  async function verdictOn(hostile: Buffer): Promise<Verification> {
    const verdict = await verified(hostile);
    expect([200, 415, 422]).toContain((await ada.api.call(imageRoutes.upload, { form: formOf(hostile) })).status);
    expect((await verified(await saved(await made({ engine: 'steered' }, small())))).state).toBe('trusted');
    return verdict;
  }

  // What a store contains is read alike in all formats. In a JPEG a large store is cut into many segments.
  const others = [...FORMATS.slice(1).map((format) => [ENDLESS_STORE, format] as const), [LARGE_STORE, 'jpg'] as const];
  it.each([...Object.keys(hostileStores).map((name) => [name, 'png'] as const), ...others])(
    'survives %s in %s, also in an upload',
    async (name, format) => {
      const { state } = await verdictOn(withStore(await fileIn(format), hostileStores[name]!(), format));
      expect(['invalid', 'unreadable']).toContain(state);
    },
  );

  it.each(misleadingFiles)('survives %s, also in an upload', async (_, format, mislead) => {
    const store = storeIn(await saved(await made({ engine: 'steered' }, small())), 'png');
    const { state } = await verdictOn(mislead(await fileIn(format), store));
    expect(['invalid', 'unreadable', null]).toContain(state);
  });

  it.each(FORMATS)('does not believe credentials in %s that end too early', async (format) => {
    const file = await saved(await made({ engine: 'steered' }, small()), format);
    const at = file.indexOf(format === 'svg' ? '<c2pa:manifest>' : 'c2pa.assertions');
    expect(at).toBeGreaterThan(0);
    const { state } = await verdictOn(file.subarray(0, at + 100));
    expect(['invalid', 'unreadable', null]).toContain(state);
  });

  it.each(FORMATS)('ends in %s at sources that are each other’s source', async (format) => {
    const first = await made({ engine: 'steered' }, small());
    const second = await made({ tool: 'RemoveBackground', engine: 'steered', parent_image_id: first });
    const file = await saved(await made({ tool: 'Adjust', parent_image_id: second }));
    const [own, , oldest] = checkedCredentials(file, 'png').map(({ label }) => label);
    // The labels have the same length.
    const store = Buffer.from(storeIn(file, 'png').toString('latin1').replaceAll(oldest!, own!), 'latin1');
    const { state, chain } = await verdictOn(withStore(await fileIn(format), store, format));
    expect(['invalid', 'unreadable']).toContain(state);
    expect(chain.length).toBeLessThan(4);
  });

  it('survives hostile credentials, and answers the next person', async () => {
    // Small, because only the credentials are of interest.
    const good = await saved(await made({ engine: 'steered' }, plainPicture(120, 90)));
    const at = good.indexOf('c2pa');
    for (let seed = 1; seed <= 12; seed++) {
      const hostile = Buffer.from(good);
      // Lengths, types and contents anywhere in the boxes.
      for (let change = 0; change < 6; change++)
        hostile[at - 30 + ((seed * 7919 + change * 104_729) % 4000)] = (seed * 31 + change * 97) % 256;
      const { state } = await verified(hostile);
      expect(['invalid', 'unreadable', 'trusted', null]).toContain(state);
    }
    expect((await verified(good)).state).toBe('trusted');
  });
});
