/** Errors of the operating system, of a quota on the disk, and of PostgreSQL (SQLSTATE 53100). */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something could not be written because a disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && FULL.has(String(cause.code))) return true;
  }
  return false;
}
