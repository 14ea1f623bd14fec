/** Draws a picture; stops early when the signal aborts. */
type Draw = (signal: AbortSignal) => Promise<Uint8Array>;

interface Entry {
  readonly file: Promise<Uint8Array>;
  readonly stop: AbortController;
  /** Requests that wait for the picture. */
  count: number;
}

/**
 * Draws one picture at a time in the order of the requests, which leaves the processor to people's renders. Requests for
 * one key share a drawing. It stops when the last of them has left, so that pictures which a visitor has scrolled past
 * do not delay those on the screen.
 */
export function createDrawingTurns() {
  const entries = new Map<string, Entry>();
  let last: Promise<unknown> = Promise.resolve();

  function begin(key: string, draw: Draw): Entry {
    const stop = new AbortController();
    const file = last.then(() => {
      stop.signal.throwIfAborted();
      return draw(stop.signal);
    });
    last = file.catch(() => undefined);
    const entry: Entry = { file, stop, count: 0 };
    entries.set(key, entry);
    void last.then(() => entries.get(key) === entry && entries.delete(key));
    return entry;
  }

  function leave(key: string, entry: Entry): void {
    entry.count -= 1;
    if (entry.count > 0) return;
    entry.stop.abort();
    if (entries.get(key) === entry) entries.delete(key);
  }

  /** @throws what `draw` throws, and the reason of the abort when every request has left. */
  return function drawInTurn(key: string, signal: AbortSignal, draw: Draw): Promise<Uint8Array> {
    const entry = entries.get(key) ?? begin(key, draw);
    entry.count += 1;
    signal.addEventListener('abort', () => leave(key, entry), { once: true });
    return entry.file;
  };
}
