/** Whether all processes together stay below the number of connections that a PostgreSQL server allows. */
export interface ConnectionSettings {
  /** Maximum connections of the pool of each process. */
  readonly pool: number;
  /** Servers and workers that use the database at the same time. */
  readonly processes: number;
  /** Maximum connections of all of them; null: what the server allows. */
  readonly budget: number | null;
  /** Maximum wait in ms for a connection, and for a server that has become silent, before queries fail. */
  readonly timeoutMs: number;
}

/** Each process has one connection beside its pool, which listens for notifications. */
const LISTENING = 1;

/** A sentence for the operator; null when the connections fit, or no limit is known. */
export function budgetMistake(
  { pool, processes, budget }: Omit<ConnectionSettings, 'timeoutMs'>,
  name = 'DATABASE_CONNECTIONS',
): string | null {
  const needed = processes * (pool + LISTENING);
  if (budget === null || needed <= budget) return null;
  const largest = Math.floor(budget / processes) - LISTENING;
  const advice = largest >= 2 ? `Set DATABASE_POOL to ${largest} or less` : 'Run fewer processes';
  return (
    `${name} allows ${budget} connections, but DATABASE_PROCESSES (${processes}) with DATABASE_POOL (${pool}) and one ` +
    `more each need ${needed}. ${advice}, or allow more.`
  );
}
