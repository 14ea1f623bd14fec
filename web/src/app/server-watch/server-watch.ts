/*
 * Detects that the server has stopped answering, and that it answers again. Called by `use-server-watch.ts` whenever a
 * request or the realtime socket fails. Without such a failure it sends no requests, and while the server is away it
 * polls at growing intervals.
 */

const MIN_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

interface Parts {
  /** Sends any request to the server; resolves to false when there was no answer. */
  readonly answers: () => Promise<boolean>;
  /** Resolves after that time, or earlier when there is a reason to poll at once. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onAway: () => void;
  readonly onBack: () => void;
}

/**
 * Returns the function to call on every failed request. A single failure is not enough: `onAway` is called once a
 * second request has failed too.
 */
export function createServerWatch({ answers, wait, onAway, onBack }: Parts): () => void {
  let asking = false;
  async function ask(): Promise<void> {
    if (await answers()) return;
    onAway();
    for (let milliseconds = MIN_WAIT_MS; ; milliseconds = Math.min(milliseconds * 2, MAX_WAIT_MS)) {
      await wait(milliseconds);
      if (await answers()) break;
    }
    onBack();
  }
  return () => {
    if (asking) return;
    asking = true;
    void ask().finally(() => (asking = false));
  };
}
