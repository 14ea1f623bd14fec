import { Socket } from 'node:net';
import pg from 'pg';
import { StartError } from '../../shared/program/start-error.ts';
import type { OpenedPool } from '../opened-pool.ts';
import { poolTypes } from '../pool-types.ts';
import { budgetMistake, type ConnectionSettings } from './connection-budget.ts';
import { createServerListener } from './server-listener.ts';

/** Distinguishes these connections from those of versions that know no encrypted secrets, which give no name. */
const APPLICATION_NAME = 'kenna';

const DEFAULT_CONNECTIONS: ConnectionSettings = { pool: 10, processes: 1, budget: null, timeoutMs: 10_000 };

/** The smallest of the limits of the server (without what it reserves), the database and the role; -1 is no limit. */
const ALLOWED_CONNECTIONS = `
  SELECT least(
    current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0),
    (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database()),
    (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user)
  ) AS allowed
`;

/** @throws StartError when the server cannot be reached or refuses the connection. */
export async function openServer(
  databaseUrl: string,
  connections: ConnectionSettings = DEFAULT_CONNECTIONS,
): Promise<OpenedPool> {
  const settings = {
    application_name: APPLICATION_NAME,
    connectionString: databaseUrl,
    connectionTimeoutMillis: connections.timeoutMs,
    keepAlive: true,
    types: poolTypes,
  };
  const sockets = openSockets();
  const pool = new pg.Pool({ ...settings, max: connections.pool, stream: sockets.open });
  // The pool drops a broken idle connection by itself; the next query reports the error.
  pool.on('error', () => {});
  // The pool only handles errors of idle connections: one that breaks in use would end the process. Its query reports
  // the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await checkBudget(pool, connections);
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    const reason =
      error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error);
    throw new StartError(`The database at ${addressOf(databaseUrl)} cannot be used: ${reason}. Check DATABASE_URL.`, {
      cause: error,
    });
  }
  const listener = createServerListener({
    newClient: (socket) => new pg.Client({ ...settings, stream: () => socket }),
    timeoutMs: connections.timeoutMs,
    onSilent: sockets.destroy,
  });
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

/** The sockets of the pool, to be destroyed when the server is silent: a query has no time limit of its own. */
function openSockets() {
  const sockets = new Set<Socket>();
  return {
    open(): Socket {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
    destroy(): void {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** @throws StartError when the server does not allow as many connections as all processes may open. */
async function checkBudget(pool: pg.Pool, connections: ConnectionSettings): Promise<void> {
  const { rows } = await pool.query<{ allowed: number }>(ALLOWED_CONNECTIONS);
  const mistake = budgetMistake({ ...connections, budget: rows[0]?.allowed ?? null }, 'The PostgreSQL server');
  if (mistake !== null) throw new StartError(mistake);
}

/** The address without user and password. */
function addressOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  return url ? `${url.host}${url.pathname}` : 'DATABASE_URL';
}
