/**
 * Reads the progress of a request. Newer servers report on one task by its name; others report only the running job,
 * whoever sent it. That job is ours when the server was idle before, or when it is not the job that ran before.
 */
import type { z } from 'zod';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import type { HttpJson } from './http-json.ts';
import { progressReply, taskProgressReply } from './replies.ts';

interface ProgressStatus {
  /**
   * `finished`: our job has ended, and another may run already; `idle`: no job is running, as if ours had never been
   * sent; `unsupported`: the server has no progress route.
   */
  readonly state: 'waiting' | 'running' | 'finished' | 'idle' | 'unsupported';
  readonly fraction: number | null;
  readonly preview: string | null;
}

interface RunningJobState {
  readonly isIdle: boolean;
  /** Id or timestamp that distinguishes the running job from others. */
  readonly jobId: string;
}

const IDLE: ProgressStatus = { state: 'idle', fraction: null, preview: null };
const UNSUPPORTED: ProgressStatus = { state: 'unsupported', fraction: null, preview: null };

/**
 * @param taskId null where the server has no task names.
 * @param signal creates the signal of each request.
 */
export function createProgressReader(http: HttpJson, taskId: string | null, signal: () => AbortSignal) {
  let before: RunningJobState | null = null;
  /** Id of the running job that turned out to be ours; null until then. */
  let ownJobId: string | null = null;
  let lastPreview = -1;

  async function readAll(withPreview: boolean, within = signal()): Promise<z.infer<typeof progressReply> | null> {
    const path = `/sdapi/v1/progress?skip_current_image=${String(!withPreview)}`;
    return progressReply.safeParse(await http.get(path, { signal: within })).data ?? null;
  }

  const seen = ({ id, state }: z.infer<typeof progressReply>): RunningJobState => ({
    isIdle: (state.job_count ?? 0) === 0,
    jobId: String(id ?? state.job_timestamp ?? ''),
  });

  async function readTask(withPreview: boolean, within = signal()): Promise<ProgressStatus | null> {
    const asked = { id_task: taskId, id_live_preview: lastPreview, live_preview: withPreview };
    const task = taskProgressReply.parse(await http.post('/internal/progress', asked, { signal: within }));
    lastPreview = task.id_live_preview ?? lastPreview;
    if (task.completed) return { state: 'finished', fraction: 1, preview: null };
    if (task.active) return { state: 'running', fraction: task.progress ?? null, preview: task.live_preview ?? null };
    return task.queued ? { state: 'waiting', fraction: null, preview: null } : null;
  }

  async function readWhatRuns(withPreview: boolean): Promise<ProgressStatus> {
    const all = await readAll(withPreview);
    if (all === null || before === null) return UNSUPPORTED;
    const now = seen(all);
    if (now.isIdle) return IDLE;
    if (!before.isIdle && now.jobId === before.jobId) return { state: 'waiting', fraction: null, preview: null };
    ownJobId = now.jobId;
    return { state: 'running', fraction: all.progress, preview: all.current_image ?? null };
  }

  return {
    /** Records what runs before the request is sent, to distinguish it from ours. Never throws. */
    async recordBefore(): Promise<void> {
      const all = await readAll(false).catch(() => null);
      before = all && seen(all);
    },

    /** @throws ImageEngineError when the server does not answer. */
    async read(withPreview: boolean): Promise<ProgressStatus> {
      const own = taskId === null ? null : await readTask(withPreview).catch(withoutRoute);
      return own ?? readWhatRuns(withPreview).catch((error: unknown) => withoutRoute(error) ?? UNSUPPORTED);
    },

    /**
     * Whether our job still runs or waits on a server that may have been restarted since: other clients' jobs are not
     * taken for it. @throws ImageEngineError when the server does not answer.
     */
    async isStillThere(within: AbortSignal): Promise<'running' | 'waiting' | 'gone'> {
      const task = taskId === null ? null : await readTask(false, within).catch(withoutRoute);
      if (task) return task.state === 'running' || task.state === 'waiting' ? task.state : 'gone';
      const all = await readAll(false, within).catch(withoutRoute);
      const now = all && seen(all);
      return now && !now.isIdle && now.jobId === ownJobId ? 'running' : 'gone';
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
