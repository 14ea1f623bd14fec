import pg from 'pg';
import { StartError } from '../../shared/start-error.ts';
import type { OpenedPool } from '../opened-pool.ts';
import { poolTypes } from '../pool-types.ts';
import { createServerListener } from './server-listener.ts';

const POOL_SIZE = 10;
const CONNECTION_TIMEOUT_MS = 10_000;

/** @throws StartError when the server cannot be reached or refuses the connection. */
export async function openServer(databaseUrl: string): Promise<OpenedPool> {
  const settings = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    types: poolTypes,
  };
  const pool = new pg.Pool({ ...settings, max: POOL_SIZE });
  // The pool drops a broken idle connection by itself; the next query reports the error.
  pool.on('error', () => {});
  // The pool only handles errors of idle connections: one that breaks in use would end the process. Its query reports
  // the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    const reason =
      error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error);
    throw new StartError(`The database at ${addressOf(databaseUrl)} cannot be used: ${reason}. Check DATABASE_URL.`, {
      cause: error,
    });
  }
  const listener = createServerListener((socket) => new pg.Client({ ...settings, stream: () => socket }));
  return {
    kind: 'server',
    pool,
    listen: listener.listen,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

/** The address without user and password. */
function addressOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  return url ? `${url.host}${url.pathname}` : 'DATABASE_URL';
}
