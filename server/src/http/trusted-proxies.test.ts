import { accountRoutes, peopleRoutes } from '@kenna/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

const behind = async (proxies: string) => {
  app = await testApp({
    worker: false,
    limits: { loginPerAddress: { max: 1, timeWindow: '1 hour' } },
    environment: { TRUSTED_PROXIES: proxies },
  });
};

/**
 * Status of a wrong login: 401, or 429 after the first one from an address. The connection itself comes from loopback.
 */
async function loginFrom(forwardedFor: string): Promise<number> {
  const body = { email: 'nobody@example.com', password: 'Wrong-Silk-1' };
  const headers = { 'x-forwarded-for': forwardedFor };
  return (await app.api.call(accountRoutes.login, { body, headers })).status;
}

describe('the address for rate limits', () => {
  it('is the one that a trusted network of proxies reports', async () => {
    await behind('127.0.0.0/8, 10.0.0.0/8');
    expect(await loginFrom('203.0.113.1, 10.1.2.3')).toBe(401);
    expect(await loginFrom('203.0.113.2, 10.1.2.3')).toBe(401);
    expect(await loginFrom('203.0.113.1')).toBe(429);
    expect(await loginFrom('198.51.100.7, 203.0.113.2, 10.9.9.9')).toBe(429);
  });

  it('is that of the connection when its proxy is not trusted', async () => {
    await behind('10.0.0.0/8');
    expect(await loginFrom('203.0.113.1')).toBe(401);
    expect(await loginFrom('203.0.113.2')).toBe(429);
  });

  it('is the one given by the number of hops, whatever the caller wrote before it', async () => {
    await behind('2');
    expect(await loginFrom('203.0.113.1, 192.0.2.1')).toBe(401);
    expect(await loginFrom('198.51.100.7, 203.0.113.1, 192.0.2.1')).toBe(429);
    expect(await loginFrom('198.51.100.7, 203.0.113.2, 192.0.2.1')).toBe(401);
  });

  it('is that of the connection with no hops', async () => {
    await behind('0');
    expect(await loginFrom('203.0.113.1')).toBe(401);
    expect(await loginFrom('203.0.113.2')).toBe(429);
  });
});

describe('the address in the log of admins’ actions', () => {
  const recorded = async () => {
    const admin = await app.world.admin();
    const { id } = await app.world.user();
    const headers = { 'x-forwarded-for': '203.0.113.5' };
    await admin.api.call(peopleRoutes.block, { body: { id, reason: 'Spam' }, headers });
    return (await app.db.selectFrom('audit_log').select('address').executeTakeFirstOrThrow()).address;
  };

  it('is the reported one behind a trusted proxy, and the connection’s otherwise', async () => {
    await behind('1');
    expect(await recorded()).toBe('203.0.113.5');
    await app.close();
    await behind('192.0.2.0/24');
    expect(await recorded()).toBe('127.0.0.1');
  });
});

describe('Strict-Transport-Security', () => {
  const headerAt = async (publicUrl: string) => {
    app = await testApp({ worker: false, environment: { PUBLIC_URL: publicUrl } });
    return (await app.api.raw('/livez')).headers.get('strict-transport-security');
  };

  it('is sent when people use https, for this name alone', async () => {
    expect(await headerAt('https://studio.example.com')).toBe('max-age=31536000');
  });

  it('is not sent when they use http', async () => {
    expect(await headerAt('http://studio.example.com')).toBeNull();
  });
});
