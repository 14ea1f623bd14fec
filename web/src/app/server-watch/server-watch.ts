/*
 * Notices that the server has stopped answering, and that it answers again. Called by `use-server-watch.ts` whenever a call
 * or the realtime socket fails. It asks the server only while there is a doubt, and then less and less often.
 */

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

interface Parts {
  /** Asks the server for anything; resolves to false when there was no answer. */
  readonly answers: () => Promise<boolean>;
  /** Resolves after that time, or earlier when there is a reason to ask at once. */
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onAway: () => void;
  readonly onBack: () => void;
}

/** The returned function is called on every doubt. One failure alone means nothing: the server is asked before `onAway`. */
export function createServerWatch({ answers, wait, onAway, onBack }: Parts): () => void {
  let asking = false;
  async function ask(): Promise<void> {
    if (await answers()) return;
    onAway();
    for (let milliseconds = FIRST_WAIT_MS; ; milliseconds = Math.min(milliseconds * 2, LONGEST_WAIT_MS)) {
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
