/** Freedom of reading a brief, 0 (plain) to 1 (free), for a guidance of 30 (literal) to 1 (free). */
export function freedomOf(guidance: number): number {
  return Math.min(1, Math.max(0, (14 - guidance) / 13));
}
