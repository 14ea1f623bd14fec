import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseOutage } from './database-outage.ts';

const coded = (code: string) => Object.assign(new Error(code), { code });

describe('an outage of the database', () => {
  it('is seen where the socket of the server is gone, and where nobody listens', async () => {
    for (const address of [{ host: '/nowhere' }, { host: '127.0.0.1', port: 1 }]) {
      const refusal = await new pg.Client(address).connect().then(
        () => null,
        (error: unknown) => error,
      );
      expect(isDatabaseOutage(refusal), String(refusal)).toBe(true);
    }
  });

  it.each([
    ['a machine or a network that is away', ['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN']],
    ['a connection that broke', ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', '08006']],
    ['a server that stops, starts or is full', ['57P01', '57P02', '57P03', '57P05', '53300']],
    ['a server that another has replaced', ['25006']],
  ])('is %s', (_, codes) => {
    for (const code of codes) {
      expect(isDatabaseOutage(coded(code)), code).toBe(true);
      expect(isDatabaseOutage(new Error('a query failed', { cause: coded(code) })), code).toBe(true);
    }
  });

  it('is nothing that would fail again', () => {
    for (const code of ['23505', '42P01', '57014', '57P04', 'ENOENT'])
      expect(isDatabaseOutage(coded(code)), code).toBe(false);
  });
});
