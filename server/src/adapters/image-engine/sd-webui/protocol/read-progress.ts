/**
 * Reads the progress of a request. Newer servers report on one task by its name; others report only the running job,
 * whoever sent it. That job is ours when the server was idle before, or when it is not the job that ran before.
 */
import type { z } from 'zod';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import type { HttpJson } from './http-json.ts';
import { progressReply, taskProgressReply } from './replies.ts';

interface ProgressSign {
  /** `unseen`: no job is running, as if ours had never been sent; `untold`: the server has no progress route. */
  readonly state: 'waiting' | 'running' | 'unseen' | 'untold';
  readonly fraction: number | null;
  readonly preview: string | null;
}

interface Seen {
  readonly isIdle: boolean;
  /** Distinguishes jobs. */
  readonly stamp: string;
}

const UNSEEN: ProgressSign = { state: 'unseen', fraction: null, preview: null };
const UNTOLD: ProgressSign = { state: 'untold', fraction: null, preview: null };

/**
 * @param taskId null where the server has no task names.
 * @param signal creates the signal of each request.
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
    /** Records what runs before the request is sent, to distinguish it from ours. Never throws. */
    async lookBefore(): Promise<void> {
      const all = await readAll(false).catch(() => null);
      before = all && seen(all);
    },

    /** @throws ImageEngineError when the server does not answer. */
    async read(withPreview: boolean): Promise<ProgressSign> {
      const own = taskId === null ? null : await readTask(withPreview).catch(withoutRoute);
      return own ?? readWhatRuns(withPreview).catch((error: unknown) => withoutRoute(error) ?? UNTOLD);
    },

    /** Whether the last job was interrupted. Never throws. */
    wasInterrupted: async (within: AbortSignal): Promise<boolean> =>
      before !== null && ((await readAll(false, within).catch(() => null))?.state.interrupted ?? false),
  };
}

/** A missing route says nothing about the job; a missing answer does. */
function withoutRoute(error: unknown): null {
  if (error instanceof ImageEngineError && ['unavailable', 'cancelled'].includes(error.kind)) throw error;
  return null;
}
