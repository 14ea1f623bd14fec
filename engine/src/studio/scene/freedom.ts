/**
 * Converts guidance, from 30 (literal) to 1 (free), into the freedom of interpreting a brief, from 0 (plain) to 1
 * (free).
 */
export function freedomOf(guidance: number): number {
  return Math.min(1, Math.max(0, (14 - guidance) / 13));
}
