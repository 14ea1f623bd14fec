import { accountRoutes, API_BASE, MODES, productRoutes, tutorialRoutes } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { METRICS_TOKEN, testApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
});
afterAll(() => app.close());

const post = (path: string, body: string, type?: string) =>
  app.api.raw(`${API_BASE}${path}`, {
    method: 'POST',
    body,
    headers: type === undefined ? {} : { 'content-type': type },
  });
const outcome = async (response: Response) => {
  const { code, message } = (await response.json()) as { code: number; message: string };
  return { status: response.status, code, message };
};

describe('answers of the API', () => {
  it('refuse malformed JSON with 400', async () => {
    const response = await post('/login', '{"email": ', 'application/json');
    expect(await outcome(response)).toEqual({ status: 400, code: 1001, message: 'The request is not valid JSON.' });
  });

  it('refuse JSON that sets a prototype', async () => {
    expect((await post('/login', '{"__proto__": {"admin": true}}', 'application/json')).status).toBe(400);
  });

  it('refuse an empty request with 422', async () => {
    for (const body of ['', '{}', '[]', 'null', '"text"', '7']) {
      expect((await post('/login', body, 'application/json')).status, body).toBe(422);
    }
  });

  it('refuse a body that is not JSON with 415', async () => {
    expect(await outcome(await post('/login', 'email=a', 'text/plain'))).toMatchObject({ status: 415, code: 1016 });
    const form = await post('/login', 'email=a', 'application/x-www-form-urlencoded');
    expect(await outcome(form)).toMatchObject({ status: 415, message: 'Send the request as JSON.' });
  });

  it('refuse a body over one megabyte with 413', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(1_100_000) });
    const answer = await outcome(await post('/login', body, 'application/json'));
    expect(answer).toEqual({ status: 413, code: 1015, message: 'The request is larger than the limit of 1 MB.' });
  });

  it('to the log of a realtime client only call its receiver', async () => {
    const response = await app.api.raw('/timeline/v2/jsonp/12?key=MQ==');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(await response.text()).toBe('Pusher.ScriptReceivers[12](null, {});');
    expect((await app.api.raw('/timeline/v2/jsonp/alert(1)')).status).toBe(404);
  });

  it('are a 404 envelope for an unknown path or a wrong method', async () => {
    expect(await outcome(await app.api.raw('/api/nowhere'))).toMatchObject({ status: 404, code: 1010 });
    const wrongMethod = await app.api.raw(`${API_BASE}/login`, { method: 'PATCH' });
    expect(await outcome(wrongMethod)).toMatchObject({
      status: 404,
      message: `PATCH ${API_BASE}/login does not exist here.`,
    });
  });

  it('refuse an address that cannot be decoded with 400', async () => {
    for (const path of [`${API_BASE}/render/%zz`, '/%']) {
      const answer = await outcome(await app.api.raw(path));
      expect(answer, path).toEqual({ status: 400, code: 1001, message: 'The address could not be read.' });
    }
  });

  it('hide an internal error behind a request id that a person can quote', async () => {
    const broken = await testApp({ worker: false });
    await broken.db.schema.alterTable('sessions').renameTo('sessions_away').execute();
    const answer = await broken.api.as('x'.repeat(43)).call(accountRoutes.authenticate);
    expect(answer).toMatchObject({
      status: 500,
      code: 1024,
      message: 'An unexpected error has occurred. Please try again',
    });
    expect(answer.data).toEqual({ request_id: expect.stringMatching(/^[\w-]{36}$/) });
    // Another test of the process may get the same database.
    await broken.db.schema.alterTable('sessions_away').renameTo('sessions').execute();
    await broken.close();
  });

  it('refuse the user id of another person', async () => {
    const ada = await app.world.user();
    const bob = await app.world.user();
    const call = (userId: number) => ada.api.raw(`${API_BASE}/render/my-images?user_id=${userId}`);
    expect((await call(ada.id)).status).toBe(200);
    expect(await outcome(await call(bob.id))).toMatchObject({ status: 403, code: 1009 });
  });

  it('are limited in number, with the time to wait', async () => {
    const limited = await testApp({ worker: false, limits: { all: { max: 2, timeWindow: '1 minute' } } });
    for (let count = 0; count < 2; count++) await limited.api.call(productRoutes.get);
    const refused = await limited.api.call(productRoutes.get);
    expect(refused).toMatchObject({ status: 429, code: 1023 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('content-security-policy')).toContain("script-src 'self';");
    await limited.close();
  });
});

describe('the description of the server', () => {
  it('includes an OpenAPI document made from the contract', async () => {
    const document = (await (await app.api.raw(`${API_BASE}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
    };
    expect(Object.keys(document.paths)).toContain(`${API_BASE}/render/{id}/cancel`);
    const responses = document.paths[`${API_BASE}/render`]?.post?.responses ?? {};
    expect(responses['402']?.description).toContain('1005 quota_exceeded');
    expect(JSON.stringify(document.paths[`${API_BASE}/render/upload-image`])).toContain('multipart/form-data');
    expect(document.paths).not.toHaveProperty('/metrics');
  });

  it('can be read as a page without scripts', async () => {
    const response = await app.api.raw('/api/docs');
    const html = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(html).toContain('POST /api/web/render');
    expect(html).not.toContain('<script');
  });

  it('allows the page only its own scripts', async () => {
    const { headers } = await app.api.call(productRoutes.get);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('gives name and engine to everybody', async () => {
    const { data } = await app.api.call(productRoutes.get);
    expect(data).toMatchObject({ name: 'Kenna', slug: 'kenna', engine: { name: 'steered' } });
  });

  it('gives everybody the steps of every tool, with pictures that the server serves', async () => {
    const { data } = await app.api.call(tutorialRoutes.list);
    expect(data.tutorials.map(({ page }) => page).toSorted()).toEqual([...MODES].toSorted());
    const [step] = JSON.parse(data.tutorials[0]!.details) as { image_url: string }[];
    expect((await app.api.raw(`${step!.image_url}?w=640`)).headers.get('content-type')).toBe('image/webp');
  });

  it('names the address of the page for sockets', async () => {
    const { hostname, port } = new URL(app.url);
    const { realtime } = (await app.api.call(productRoutes.get)).data;
    expect(realtime).toMatchObject({ host: hostname, port: Number(port), tls: false });
    const headers = { 'x-forwarded-host': 'studio.example.com', 'x-forwarded-proto': 'https' };
    const behindProxy = await app.api.raw(`${API_BASE}/product`, { headers });
    const { data } = (await behindProxy.json()) as { data: unknown };
    expect(data).toMatchObject({ realtime: { host: 'studio.example.com', port: 443, tls: true } });
  });

  it('gives metrics only with the token', async () => {
    expect((await app.api.raw('/metrics')).status).toBe(401);
    const metrics = await app.api.as(METRICS_TOKEN).raw('/metrics');
    expect(await metrics.text()).toContain('http_request_duration_seconds_bucket');
  });
});

describe('files', () => {
  it('are served under their key', async () => {
    await app.blobs.put('masks/abc/original.png', Buffer.from('picture'), 'image/png');
    const response = await app.api.raw('/files/masks/abc/original.png');
    expect(await response.text()).toBe('picture');
    expect(response.headers.get('content-type')).toBe('image/png');
  });

  it('are never opened as a page when they could contain scripts', async () => {
    await app.blobs.put('masks/abc/page.html', Buffer.from('<script>alert(1)</script>'), 'text/html');
    const { headers } = await app.api.raw('/files/masks/abc/page.html');
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('are read from the store and from nowhere else', async () => {
    for (const path of ['unknown.png', '..%2f..%2fetc%2fpasswd', '%2e%2e/secret', 'a//b', 'a%00b']) {
      expect((await app.api.raw(`/files/${path}`)).status, path).toBe(404);
    }
  });
});
