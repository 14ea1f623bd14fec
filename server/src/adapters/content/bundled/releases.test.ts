import { ForbiddenError, NotFoundError } from '@prismicio/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exampleRepository,
  RELEASE_TOKEN as TOKEN,
  type ExampleRepository,
} from '../../../testing/example-repository.ts';

let content: ExampleRepository;
beforeAll(async () => {
  content = await exampleRepository();
});
afterAll(() => content.close());

describe('a release', () => {
  it('is listed for clients with the token in the query or in a header', async () => {
    const expected = [{ id: 'spring', label: 'Spring', isMasterRef: false, scheduledAt: '2027-03-01T09:00:00Z' }];
    expect(await content.client({ accessToken: TOKEN }).getReleases()).toMatchObject(expected);
    const headers = { authorization: `Token ${TOKEN}` };
    expect(await content.client({ fetchOptions: { headers } }).getReleases()).toMatchObject(expected);
    expect(await content.client().getReleases()).toEqual([]);
    await expect(content.client({ accessToken: 'another-token-than-that' }).getRefs()).rejects.toThrow(ForbiddenError);
  });

  it('is read by its id, its label, its ref or a function that returns the ref', async () => {
    const asked = content.client({ accessToken: TOKEN });
    const { ref } = await asked.getReleaseByLabel('Spring');
    expect(await asked.getReleaseByID('spring')).toMatchObject({ ref });
    const titleOf = async () => (await asked.getByUID('page', 'about')).data.title;
    for (const choose of [
      () => asked.queryContentFromReleaseByID('spring'),
      () => asked.queryContentFromReleaseByLabel('Spring'),
      () => asked.queryContentFromRef(ref),
      () => asked.queryContentFromRef(async () => ref),
    ]) {
      choose();
      expect(await titleOf()).toBe('About spring');
      expect((await asked.getByUID('page', 'privacy-policy')).data.title).toBe('Privacy');
      expect((await asked.getByUID('lesson', 'masks')).data.title).toBe('Painting masks');
    }
    asked.queryLatestContent();
    expect(await titleOf()).toBe('About us');
    await expect(asked.getByUID('page', 'privacy-policy')).rejects.toThrow(NotFoundError);
  });

  it('is previewed with a cookie, which a link with the token sets', async () => {
    const open = (query: string) => fetch(`${content.server.origin}/content/preview?${query}`, { redirect: 'manual' });
    expect((await open('release=Spring')).status).toBe(404);
    expect((await open(`release=autumn&access_token=${TOKEN}`)).status).toBe(404);
    const opened = await open(`release=Spring&access_token=${TOKEN}`);
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/']);
    const cookie = opened.headers.get('set-cookie')!.split(';')[0]!;
    const reader = content.client();
    reader.enableAutoPreviewsFromReq({ headers: { cookie } });
    expect((await reader.getByUID('page', 'about')).data.title).toBe('About spring');
    reader.disableAutoPreviews();
    expect((await reader.getByUID('page', 'about')).data.title).toBe('About us');
    const ended = await fetch(`${content.server.origin}/content/preview/end`, { redirect: 'manual' });
    expect(ended.headers.get('set-cookie')).toMatch(/^io\.prismic\.preview=; .*Max-Age=0/);
  });
});
