import type { RunEvent } from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '../../ui/messages/toast.store.ts';
import { reloadRun } from './runs.api.ts';

/** Pictures of a run may end many times in a second; its data is reloaded at most this often, in milliseconds. */
const REST_MS = 700;

const waiting = new Map<number, ReturnType<typeof setTimeout>>();

/** Says that a run has ended or paused, and reloads it soon: further events until then are covered by the same reload. */
export function applyRunEvent(queryClient: QueryClient, { run_id: id, name, news }: RunEvent): void {
  if (news === 'finished') showToast({ title: `${name} is finished`, type: 'success' });
  if (news === 'paused') showToast({ title: `${name} has paused`, type: 'error' });
  if (waiting.has(id)) return;
  const reloadLater = () => {
    waiting.delete(id);
    reloadRun(queryClient, id);
  };
  waiting.set(id, setTimeout(reloadLater, REST_MS));
}
