/**
 * SQLSTATE of a server that stops, starts or has no free connections (57P01 to 57P03, 53300), of connections that are
 * broken or were idle for too long (08, 57P05), and of one that is only a replica since another took over (25006).
 */
const OUTAGE_STATE = /^(?:08\w{3}|57P0[1235]|53300|25006)$/;
/** Error codes of the database socket; no other library of the server reports these outside an adapter. */
const SOCKET_FAULTS = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENOTFOUND', 'EAI_AGAIN'],
]);
/** Messages of driver errors without a code. */
const DRIVER_TEXT =
  /^Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable/;

/**
 * Whether the error itself is one of a database that is temporarily unreachable. An adapter's own error is not, even if
 * its cause is a refused connection to another server.
 */
export function isOutageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (OUTAGE_STATE.test(code) || SOCKET_FAULTS.has(code) || DRIVER_TEXT.test(error.message)) return true;
  // The socket in a folder, which a server removes when it stops.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  // Node reports one error for each address of the host that was tried.
  return error instanceof AggregateError && error.errors.some(isDatabaseOutage);
}

/** Whether the database is temporarily unreachable, so that the same request may soon succeed. */
export function isDatabaseOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (isOutageError(cause)) return true;
  return false;
}
