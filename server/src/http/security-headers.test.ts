/** Security headers on every kind of answer, including answers outside the normal route handling. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountRoutes, API_BASE, peopleRoutes } from '@kenna/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { METRICS_TOKEN, testApp, type TestApp } from '../testing/test-app.ts';
import { PASSWORD } from '../testing/world.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serveWeb } from './pages/serve-web.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ worker: false });
  await app.blobs.put('masks/abc/picture.png', Buffer.from('png'), 'image/png');
});
afterAll(() => app.close());

interface Kind {
  readonly name: string;
  readonly status: number;
  readonly path: string;
  readonly init?: RequestInit;
}

const json = { 'content-type': 'application/json' };
const KINDS: readonly Kind[] = [
  { name: 'a success', status: 200, path: `${API_BASE}/product` },
  { name: 'a refusal', status: 401, path: `${API_BASE}/render/list` },
  {
    name: 'a field error',
    status: 422,
    path: `${API_BASE}/login`,
    init: { method: 'POST', body: '{}', headers: json },
  },
  {
    name: 'a body that is no JSON',
    status: 400,
    path: `${API_BASE}/login`,
    init: { method: 'POST', body: '{', headers: json },
  },
  { name: 'an unknown call', status: 404, path: `${API_BASE}/nowhere` },
  { name: 'an address that cannot be read', status: 400, path: `${API_BASE}/%zz` },
  { name: 'a file', status: 200, path: '/files/masks/abc/picture.png' },
  { name: 'a missing file', status: 404, path: '/files/masks/abc/other.png' },
  { name: 'the documentation', status: 200, path: '/api/docs' },
  { name: 'the description', status: 200, path: `${API_BASE}/openapi.json` },
  { name: 'the readiness probe', status: 200, path: '/readyz' },
  {
    name: 'the metrics',
    status: 200,
    path: '/metrics',
    init: { headers: { authorization: `Bearer ${METRICS_TOKEN}` } },
  },
  { name: 'a preflight', status: 404, path: `${API_BASE}/login`, init: { method: 'OPTIONS' } },
];

function expectStrict(headers: { get(name: string): string | null }): void {
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/default-src '(self|none)'/);
  expect(policy.match(/(?:script|default)-src [^;]*unsafe/)).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  // Sessions use a header that no other site can send, so requests cannot be forged (CSRF).
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
}

describe('the headers', () => {
  it.each(KINDS.map((kind) => [kind.name, kind] as const))('are strict on %s', async (_, { path, status, init }) => {
    const response = await app.api.raw(path, init);
    expect(response.status).toBe(status);
    expectStrict(response.headers);
  });

  it('are strict on the page of the product and its files, which no site may frame', async () => {
    const webDir = await mkdtemp(join(tmpdir(), 'headers-test-'));
    await mkdir(join(webDir, 'assets'));
    await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Studio</title>');
    await writeFile(join(webDir, 'assets/studio-abc123.js'), 'export {}');
    const server = Fastify();
    await setSecurityHeaders(server, { pictures: [], sockets: [], analytics: false, isSecure: false });
    await serveWeb(server, {
      webDir,
      previewOf: async () => null,
      writtenPreviewOf: async () => null,
      publicUrl: 'https://studio.example',
      firstPageOf: () => Promise.reject(new Error('Nothing is drawn here')),
    });
    for (const url of ['/', '/admin/people', '/assets/studio-abc123.js']) {
      const { headers } = await server.inject({ url });
      const read = { get: (name: string) => (headers[name] as string | undefined) ?? null };
      expectStrict(read);
      expect(read.get('content-security-policy')).toMatch(
        /script-src 'self';.*object-src 'none';.*frame-ancestors 'none'/,
      );
    }
    await server.close();
    await rm(webDir, { recursive: true });
  });
});

/** The policy that a server with this environment sends with its answers. */
async function policyOf(environment: Readonly<Record<string, string>>): Promise<string> {
  const installation = await testApp({ worker: false, environment });
  const { headers } = await installation.api.raw(`${API_BASE}/product`);
  await installation.close();
  return headers.get('content-security-policy') ?? '';
}

const sourcesOf = (policy: string, directive: string): string[] =>
  new RegExp(`(?:^|;)${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];

const HOSTED = { REALTIME_APP_ID: 'app', REALTIME_KEY: 'key', REALTIME_SECRET: 'secret' };

describe('connections of the page', () => {
  it.each([
    ['its own server', { PORT: '4000' }, ['ws://127.0.0.1:4000']],
    ['its own server behind a proxy with TLS', { PUBLIC_URL: 'https://studio.example' }, ['wss://studio.example']],
    ['a cluster of Pusher', { ...HOSTED, REALTIME_CLUSTER: 'eu' }, ['wss://ws-eu.pusher.com']],
    [
      'another realtime server',
      { ...HOSTED, REALTIME_URL: 'https://sockets.example:6001' },
      ['wss://sockets.example:6001'],
    ],
    [
      'another realtime server without TLS, and a CDN',
      { ...HOSTED, REALTIME_URL: 'http://sockets.example', FILES_URL: 'https://cdn.example/pictures' },
      ['https://cdn.example', 'ws://sockets.example'],
    ],
  ])('go only to %s', async (_, environment, hosts) => {
    expect(sourcesOf(await policyOf(environment), 'connect-src')).toEqual(["'self'", 'blob:', ...hosts]);
  });
});

describe('the tag manager', () => {
  it('is allowed where it is configured, but inline scripts are not', async () => {
    const policy = await policyOf({ GTM_ID: 'GTM-TEST' });
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'", 'https://*.googletagmanager.com']);
    expect(sourcesOf(policy, 'connect-src')).toContain('https://*.google-analytics.com');
    // Its containers write markup and scripts as plain text.
    expect(policy).not.toContain('trusted-types');
  });

  it('is not allowed otherwise', async () => {
    const policy = await policyOf({});
    expect(policy).not.toContain('google');
    expect(sourcesOf(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
    expect(sourcesOf(policy, 'trusted-types')).toEqual(['default', 'dompurify']);
  });
});

describe('a form of another site', () => {
  it('cannot act for a person who is logged in here', async () => {
    const ada = await app.world.user();
    await app.api.call(accountRoutes.login, { body: { email: ada.email, password: PASSWORD } });
    const body = new URLSearchParams({ title: 'Forged' });
    const forged = await app.api.raw(`${API_BASE}/render/create/collection`, { method: 'POST', body });
    expect(forged.status).toBe(401);
  });
});

describe('an address of an admin', () => {
  it('makes nobody an admin before it is verified', async () => {
    const admin = await app.world.admin();
    await app.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', admin.id).execute();
    expect((await admin.api.call(accountRoutes.authenticate)).data).toMatchObject({ is_admin: false });
    expect(await admin.api.call(peopleRoutes.list, { query: {} })).toMatchObject({ status: 403, code: 1029 });
  });
});
