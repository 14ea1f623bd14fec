import { createClient, type ClientConfig } from '@prismicio/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cannedServer, type CannedAnswer } from '../../../testing/canned-server.ts';
import { createContentClient } from './content-client.ts';
import { contentFaultOf } from './content-fault.ts';
import { createRetryingFetch, waitAfter } from './retrying-fetch.ts';

const ROOT = {
  refs: [{ id: 'master', ref: 'now', label: 'Master', isMasterRef: true }],
  integrationFieldsRef: null,
  languages: [],
  types: {},
  tags: [],
  forms: {},
};
const about = { id: 'a', uid: 'about', type: 'page', lang: 'en-us', tags: [], data: { title: 'About' } };
const pageOf = (results: unknown[]) => ({ page: 1, next_page: null, results });

type Answer = CannedAnswer | 'hang up';
let root: Answer;
/** Answers in the order of requests; the last one is repeated. */
let answers: Answer[];
const waits: number[] = [];

let server: Awaited<ReturnType<typeof cannedServer>>;
beforeAll(async () => {
  server = await cannedServer(({ pathname }) =>
    pathname.endsWith('/search') ? (answers.length > 1 ? answers.shift()! : answers[0]!) : root,
  );
});
afterAll(() => server.close());
beforeEach(() => {
  [root, answers] = [{ body: ROOT }, [{ body: pageOf([about]) }]];
  waits.length = 0;
  server.requested.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const patientFetch = createRetryingFetch({ fetch, wait: async (milliseconds) => void waits.push(milliseconds) });
const read = () => createContentClient(server.origin, patientFetch).getByUID('page', 'about');
const faultOf = async (reading: () => unknown) => {
  try {
    await reading();
  } catch (error) {
    return contentFaultOf(error);
  }
  throw new Error('It was read.');
};

describe('an answer of the content repository', () => {
  it('is a page, requested with its routes', async () => {
    expect(await read()).toMatchObject({ uid: 'about' });
    expect(server.requested.at(-1)!.searchParams.get('routes')).toContain('/knowledge-base/:uid');
  });

  const of = (status: number, type: string, message: string): CannedAnswer => ({ status, body: { type, message } });
  it.each<[name: string, kind: string, answer: Answer]>([
    ['400 parsing error', 'misunderstood', of(400, 'parsing-error', 'unexpected')],
    ['401', 'forbidden', { status: 401, body: { error: 'Invalid access token' } }],
    ['403', 'forbidden', { status: 403, body: { error: 'Not for you' } }],
    ['404 of a document', 'page_missing', of(404, 'api_document_error', 'nothing')],
    ['404 of a ref', 'version_missing', of(404, 'api_notfound_error', 'Ref not found')],
    ['404 of an ended preview', 'preview_ended', of(404, 'api_security_error', 'The preview token has expired')],
    ['404 of another refusal', 'page_missing', of(404, 'api_security_error', 'No')],
    ['410', 'version_expired', of(410, 'api_validation_error', 'The ref has expired')],
    ['429 that goes on', 'busy', { status: 429, headers: { 'retry-after': '0' }, body: {} }],
    ['500', 'unreadable', { status: 500, body: 'oops' }],
    ['418', 'unreadable', { status: 418, body: {} }],
    ['503 of our own server', 'out_of_reach', of(503, 'content_unavailable', 'It does not answer.')],
    ['502 of a proxy', 'out_of_reach', { status: 502, body: '<h1>502 Bad Gateway</h1>' }],
    ['an empty body', 'unreadable', { body: '' }],
    ['a refusal that is no JSON', 'unreadable', { status: 401, body: '<html>' }],
    ['no documents', 'page_missing', { body: pageOf([]) }],
    ['no answer', 'out_of_reach', 'hang up'],
  ])('%s is reported as %s', async (_, kind, answer) => {
    answers = [answer];
    const fault = await faultOf(read);
    expect(fault.kind).toBe(kind);
    expect(fault.title.length * fault.text.length).toBeGreaterThan(0);
  });

  it('for a missing repository advises checking the endpoint', async () => {
    root = { status: 404, body: {} };
    const fault = await faultOf(read);
    expect(fault).toMatchObject({ kind: 'repository_missing', text: expect.stringContaining('check the endpoint') });
  });

  it('with a newer ref is requested again with that ref', async () => {
    answers = [of(410, 'api_validation_error', 'Expired. Master ref is: later'), { body: pageOf([about]) }];
    expect(await read()).toMatchObject({ uid: 'about' });
    expect(server.requested.at(-1)!.searchParams.get('ref')).toBe('later');
  });

  it('with status 429 is retried after the time that it states', async () => {
    const busy = (header: string) => ({ status: 429, headers: { 'retry-after': header }, body: {} });
    answers = [busy('2'), { status: 429, body: {} }, { body: pageOf([about]) }];
    expect(await read()).toMatchObject({ uid: 'about' });
    expect(waits).toEqual([2000, 1500]);
    answers = [busy('3600')];
    expect((await faultOf(read)).kind).toBe('busy');
    expect(waits).toHaveLength(2);
  });
});

describe('a client that cannot be made', () => {
  it.each<[name: string, repository: string, config: ClientConfig]>([
    ['an invalid repository name', 'no such name!', {}],
    ['an invalid address', 'kenna', { documentAPIEndpoint: 'nowhere', fetch }],
    ['an invalid fetch', 'kenna', { fetch: 'fetch' as never }],
  ])('for %s is reported as a wrong setting', async (_, repository, config) => {
    expect((await faultOf(() => createClient(repository, config))).kind).toBe('wrongly_set_up');
  });

  it('in a browser without fetch is reported as a wrong setting', async () => {
    vi.stubGlobal('fetch', undefined);
    expect((await faultOf(() => createClient('kenna'))).kind).toBe('wrongly_set_up');
    vi.unstubAllGlobals();
  });
});

describe('a wait', () => {
  const now = Date.parse('2031-05-05T10:00:00Z');
  it.each([
    ['2', 2000],
    ['Mon, 05 May 2031 10:00:04 GMT', 4000],
    ['Mon, 05 May 2031 09:00:00 GMT', 0],
    ['soon', 1500],
    [null, 1500],
  ])('after “%s” lasts %i ms', (header, milliseconds) => {
    expect(waitAfter(header, now)).toBe(milliseconds);
  });
});
