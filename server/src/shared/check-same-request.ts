import { AppError } from './app-error.ts';

/**
 * Compares a request with the earlier one of the same idempotency key, by their SHA-256.
 * @throws AppError `idempotency_conflict` when they differ, or nothing is known of the earlier one.
 */
export function checkSameRequest(earlier: Uint8Array | null, hash: Buffer): void {
  if (earlier === null || !hash.equals(earlier)) throw new AppError('idempotency_conflict');
}
