/**
 * Converts guidance, from 30 (literal) to 1 (free), into the freedom of interpreting a brief, from 0 (plain, at a
 * guidance of 14 or more) to 1 (free).
 */
export function freedomOf(guidance: number): number {
  return Math.min(1, Math.max(0, (14 - guidance) / 13));
}
