import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';

/**
 * Far above the product's number of statements; limits the memory for statements whose text varies, such as those with
 * lists of ids.
 */
const MAX_PREPARED = 500;

type Query = (text: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/**
 * Prepares each statement with parameters once per session: in WebAssembly, parsing and planning cost more than
 * running. Only for sessions that are not shared, unlike those behind a pooler of a database server.
 */
export function prepareStatements(client: ClientBase): void {
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_PREPARED) return known;
    const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
    names.set(text, name);
    return name;
  }

  const query = client.query.bind(client) as Query;
  const prepared: Query = (text, values, ...rest) => {
    const hasValues = Array.isArray(values) && values.length > 0;
    const name = typeof text === 'string' && hasValues ? nameOf(text) : undefined;
    return name === undefined ? query(text, values, ...rest) : query({ name, text }, values, ...rest);
  };
  client.query = prepared as ClientBase['query'];
}
