/** Aborts after a period without data. `wait` restarts the period. */
export function createSilenceLimit(firstMs: number) {
  const limit = new AbortController();
  let timer = setTimeout(() => limit.abort(), firstMs);
  return {
    signal: limit.signal,
    wait(ms: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => limit.abort(), ms);
    },
    end: (): void => clearTimeout(timer),
  };
}
