/**
 * How far a request is. Newer servers tell of one task by the name that it was given; others only tell what runs, whoever
 * sent it: it is ours when the server was idle before, or when it is another job than the one that ran then.
 */
import type { z } from 'zod';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import type { HttpJson } from './http-json.ts';
import { progressReply, taskProgressReply } from './replies.ts';

interface ProgressSign {
  /** `unseen`: nothing runs there, as if it had never been sent; `untold`: the server has no such route. */
  readonly state: 'waiting' | 'running' | 'unseen' | 'untold';
  readonly fraction: number | null;
  readonly preview: string | null;
}

interface Seen {
  readonly isIdle: boolean;
  /** Tells jobs apart. */
  readonly stamp: string;
}

const UNSEEN: ProgressSign = { state: 'unseen', fraction: null, preview: null };
const UNTOLD: ProgressSign = { state: 'untold', fraction: null, preview: null };

/**
 * @param taskId null where the server keeps no names.
 * @param signal of each look, made anew for it.
 */
export function createProgressReader(http: HttpJson, taskId: string | null, signal: () => AbortSignal) {
  let before: Seen | null = null;
  let lastPreview = -1;

  async function readAll(withPreview: boolean, within = signal()): Promise<z.infer<typeof progressReply> | null> {
    const path = `/sdapi/v1/progress?skip_current_image=${String(!withPreview)}`;
    return progressReply.safeParse(await http.get(path, { signal: within })).data ?? null;
  }

  const seen = ({ id, state }: z.infer<typeof progressReply>): Seen => ({
    isIdle: (state.job_count ?? 0) === 0,
    stamp: String(id ?? state.job_timestamp ?? ''),
  });

  async function readTask(withPreview: boolean): Promise<ProgressSign | null> {
    const asked = { id_task: taskId, id_live_preview: lastPreview, live_preview: withPreview };
    const task = taskProgressReply.parse(await http.post('/internal/progress', asked, { signal: signal() }));
    lastPreview = task.id_live_preview ?? lastPreview;
    if (task.completed) return { state: 'running', fraction: 1, preview: null };
    if (task.active) return { state: 'running', fraction: task.progress ?? null, preview: task.live_preview ?? null };
    return task.queued ? { state: 'waiting', fraction: null, preview: null } : null;
  }

  async function readWhatRuns(withPreview: boolean): Promise<ProgressSign> {
    const all = await readAll(withPreview);
    if (all === null || before === null) return UNTOLD;
    const now = seen(all);
    if (now.isIdle) return UNSEEN;
    if (!before.isIdle && now.stamp === before.stamp) return { state: 'waiting', fraction: null, preview: null };
    return { state: 'running', fraction: all.progress, preview: all.current_image ?? null };
  }

  return {
    /** What runs before the request is sent, to tell it from ours. Never throws. */
    async lookBefore(): Promise<void> {
      const all = await readAll(false).catch(() => null);
      before = all && seen(all);
    },

    /** @throws ImageEngineError when the server does not answer. */
    async read(withPreview: boolean): Promise<ProgressSign> {
      const own = taskId === null ? null : await readTask(withPreview).catch(withoutRoute);
      return own ?? readWhatRuns(withPreview).catch((error: unknown) => withoutRoute(error) ?? UNTOLD);
    },

    /** Whether what ran last was stopped. Never throws. */
    wasInterrupted: async (within: AbortSignal): Promise<boolean> =>
      before !== null && ((await readAll(false, within).catch(() => null))?.state.interrupted ?? false),
  };
}

/** A route that is missing says nothing of the job; no answer at all does. */
function withoutRoute(error: unknown): null {
  if (error instanceof ImageEngineError && ['unavailable', 'cancelled'].includes(error.kind)) throw error;
  return null;
}
