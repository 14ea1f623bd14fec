import { downloadRoutes, healthRoutes, imageRoutes, provenanceRoutes } from '@kenna/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, plainPicture } from '../../testing/pictures.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { startTimeStampAuthority, type TimeStampAuthority } from '../../testing/time-stamp-authority.ts';
import type { Person } from '../../testing/world.ts';

let authority: TimeStampAuthority;
let app: TestApp;
let admin: Person;
let imageId: number;
beforeAll(async () => {
  authority = await startTimeStampAuthority(() => new Date());
  app = await testApp({ environment: { C2PA_TIMESTAMP_URL: authority.url } });
  admin = await app.world.admin();
  const form = formOf(await plainPicture(300, 300).png().toBuffer());
  const { data: image_url } = await admin.api.call(imageRoutes.upload, { form });
  imageId = (await admin.api.call(imageRoutes.find, { query: { image_url } })).data.image.id;
});
afterAll(async () => {
  await app.close();
  await authority.close();
});
beforeEach(() => {
  authority.answer('stamp');
  app.clock.advance(61_000);
});

/** Another format each time, because files are cached. */
async function verified(format: 'png' | 'webp' | 'jpg' | 'tiff' | 'avif') {
  const { data } = await admin.api.call(downloadRoutes.image, { body: { image_id: imageId, format } });
  await app.settle();
  const file = data.flag ? Buffer.from(data.data, 'base64') : await (await admin.api.raw(data.data)).arrayBuffer();
  return (await app.api.call(provenanceRoutes.verify, { form: formOf(new Uint8Array(file)) })).data;
}
const reasons = async () =>
  (await admin.api.call(healthRoutes.unsigned)).data.files.map(({ lacks, reason }) => [lacks, reason]);

describe('with a time stamp server', () => {
  it('a file that leaves says when it was signed, and is trusted as before', async () => {
    const { state, problems, chain } = await verified('webp');
    expect({ state, problems }).toEqual({ state: 'trusted', problems: [] });
    expect(Math.abs(Date.parse(chain[0]!.stamped_at!) - Date.now())).toBeLessThan(86_400_000);
  });

  it('a file leaves without a time stamp when the server refuses, and the server is left alone for a minute', async () => {
    authority.answer('refuse');
    const before = authority.count();
    expect((await verified('jpg')).chain[0]).toMatchObject({ stamped_at: null });
    expect((await verified('tiff')).chain[0]).toMatchObject({ stamped_at: null });
    expect(authority.count()).toBe(before + 1);
    expect(await reasons()).toEqual([['time_stamp', 'the time stamp server refused (2)']]);
  });

  it('does not accept the answer to an earlier request', async () => {
    authority.answer('replay');
    const { state, chain } = await verified('avif');
    expect({ state, stamp: chain[0]!.stamped_at }).toEqual({ state: 'trusted', stamp: null });
    expect((await reasons())[0]).toEqual(['time_stamp', 'the time stamp belongs to another request']);
  });
});
