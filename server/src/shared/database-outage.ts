/**
 * SQLSTATE of a server that stops, starts or has no free connections (57P01 to 57P03, 53300), and of broken connections
 * (08).
 */
const OUTAGE_STATE = /^(?:08\w{3}|57P0[1-3]|53300)$/;
/** Error codes of the database socket; no other library of the server reports these outside an adapter. */
const SOCKET_FAULTS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** Messages of driver errors without a code. */
const DRIVER_TEXT =
  /^Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable/;

/** Whether the database is temporarily unreachable, so that the same request may soon succeed. */
export function isDatabaseOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (OUTAGE_STATE.test(code) || SOCKET_FAULTS.has(code) || DRIVER_TEXT.test(cause.message)) return true;
    // Node reports one error for each address of the host that was tried.
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseOutage)) return true;
  }
  return false;
}
