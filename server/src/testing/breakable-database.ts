/**
 * A test database that can be away: from a chosen statement on, statements and new connections fail as they do when a
 * PostgreSQL server is stopped. A transaction that is open then is rolled back, as the server does.
 */
import type { Pool, PoolClient } from 'pg';
import { kyselyOn } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

interface BreakableDatabase extends TestDatabase {
  /** The database goes away once this many more statements have been answered. */
  breakAfter(statements: number): void;
  /** Whether anything has failed since it went away. */
  hasFailed(): boolean;
  mend(): void;
}

const withCode = (message: string, facts: object) => Object.assign(new Error(message), facts);
const terminated = () => withCode('terminating connection due to administrator command', { code: '57P01' });
const unusable = () => new Error('Client has encountered a connection error and is not queryable');
const refused = () =>
  withCode('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', errno: -111, syscall: 'connect' });

export async function openBreakableDatabase(): Promise<BreakableDatabase> {
  const opened = await openTestDatabase();
  let left = Infinity;
  let hasFailed = false;

  /** Whether another statement is answered. */
  function spend(): boolean {
    left -= 1;
    if (left >= 0) return true;
    hasFailed = true;
    return false;
  }

  function breakable(client: PoolClient): PoolClient {
    let isBroken = false;
    const query = (...call: Parameters<PoolClient['query']>) => {
      if (isBroken) return Promise.reject(unusable());
      if (spend()) return client.query(...call);
      isBroken = true;
      return Promise.reject(terminated());
    };
    const release = (error?: Error | boolean) => {
      if (!isBroken) return client.release(error);
      client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      );
    };
    return new Proxy(client, {
      get(target, name) {
        if (name === 'query') return query;
        if (name === 'release') return release;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  const pool = new Proxy(opened.pool, {
    get(target, name) {
      if (name === 'connect') {
        return async () => {
          if (left > 0) return breakable(await target.connect());
          hasFailed = true;
          throw refused();
        };
      }
      if (name === 'query') {
        return (...call: Parameters<Pool['query']>) => (spend() ? target.query(...call) : Promise.reject(refused()));
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

  return {
    ...opened,
    pool,
    db: kyselyOn(pool),
    breakAfter(statements) {
      left = statements;
      hasFailed = false;
    },
    hasFailed: () => hasFailed,
    mend() {
      left = Infinity;
    },
  };
}
