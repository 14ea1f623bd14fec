/** Aborts when nothing is heard for too long. `wait` begins the waiting anew. */
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
