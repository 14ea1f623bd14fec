import type { RunEvent } from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import { reloadRun } from './runs.api.ts';

/** Pictures of a run may end many times in a second; its data is reloaded at most this often, in milliseconds. */
const REST_MS = 700;

const waiting = new Map<number, ReturnType<typeof setTimeout>>();

/** Reloads a run that has changed, soon: further events until then are covered by the same reload. */
export function applyRunEvent(queryClient: QueryClient, { run_id: id }: RunEvent): void {
  if (waiting.has(id)) return;
  const reloadLater = () => {
    waiting.delete(id);
    reloadRun(queryClient, id);
  };
  waiting.set(id, setTimeout(reloadLater, REST_MS));
}
