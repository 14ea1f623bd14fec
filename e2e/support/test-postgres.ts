/** Creates databases on the PostgreSQL server that TEST_DATABASE_URL names. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Prints a line and returns null when no server is given. */
export async function createTestDatabase(): Promise<TestDatabase | null> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    process.stdout.write('Not run on PostgreSQL: TEST_DATABASE_URL names no server.\n');
    return null;
  }
  const name = `kenna_${randomBytes(6).toString('hex')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client(server);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await administer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => administer(`drop database ${name} with (force)`) };
}
