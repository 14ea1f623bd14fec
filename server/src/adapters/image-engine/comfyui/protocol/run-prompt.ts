/**
 * Runs one graph on one ComfyUI server, from submission to result. The socket is opened before the job is sent, the
 * signal cancels the job, and the server's record of the job is deleted after its end.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import { cancelJob } from './cancel-job.ts';
import type { ComfyApi, Graph } from './comfy-api.ts';
import type { ComfySocket, SocketListener } from './comfy-socket.ts';
import { openReconnectingSocket, type ReconnectingSocket } from './reconnecting-socket.ts';
import { createJobFollower, type FollowTimes } from './follow-job.ts';
import { createJobProgress, type JobProgress } from './job-progress.ts';
import type { PictureFrame } from './picture-frame.ts';
import type { SocketMessage } from './socket-message.ts';

export interface PromptParts {
  readonly api: ComfyApi;
  readonly openSocket: (clientId: string, listener: SocketListener) => Promise<ComfySocket>;
  readonly hasJobs: boolean;
  readonly times: FollowTimes;
  readonly log: Logger;
  /** Accepts work that continues after the result was returned. */
  readonly inBackground: (work: Promise<void>) => void;
}

export interface PromptRun {
  readonly graph: Graph;
  /** The node whose pictures are the result. */
  readonly resultNode: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: JobProgress) => void;
  /** Called with the bytes of a preview, usually a JPEG. */
  readonly onPreview: (bytes: Buffer) => void;
}

const isOf = (message: SocketMessage, promptId: string): boolean =>
  // Servers before 0.3.64 leave the id out of progress events, which they send only to the client of the job.
  'data' in message && (message.data.prompt_id === undefined || message.data.prompt_id === promptId);

function aborted(signal: AbortSignal): { readonly promise: Promise<never>; readonly dispose: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const isTimeout = () => signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
  const stop = () => reject(new ImageEngineError(isTimeout() ? 'timeout' : 'cancelled', 'stopped'));
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop);
  // The race may already be decided; without a handler a late rejection would be unhandled.
  promise.catch(() => undefined);
  return { promise, dispose: () => signal.removeEventListener('abort', stop) };
}

/**
 * Returns the picture files of the result node. A server that remembers a result whose file it has deleted runs the
 * last node again, which sends the picture over the socket. @throws ImageEngineError.
 */
export async function runPrompt(parts: PromptParts, run: PromptRun): Promise<readonly Buffer[]> {
  const files = await runOnce(parts, run);
  if (files !== null) return files;
  const node = run.graph[run.resultNode];
  const again = node && { ...run.graph, [run.resultNode]: { ...node, class_type: 'SaveImageWebsocket' } };
  const sent = again && (await runOnce(parts, { ...run, graph: again }));
  if (!sent) throw new ImageEngineError('failed', 'the server has deleted the picture of the job');
  return sent;
}

/** Returns null when the server has deleted a file of the result. */
async function runOnce(parts: PromptParts, run: PromptRun): Promise<readonly Buffer[] | null> {
  const { api } = parts;
  const { signal, resultNode } = run;
  const job = listenTo(parts, run);
  const stop = aborted(signal);
  const opening = openSocketOf(parts, job);
  let submitting: Promise<void> | null = null;
  try {
    await Promise.race([opening, stop.promise]);
    // Not abortable: after an aborted submission it would be unknown whether the server accepted the job.
    submitting = api.submit(job.promptId, job.clientId, run.graph);
    await Promise.race([submitting, stop.promise]);
    const end = await Promise.race([job.follower.end(signal), stop.promise]);
    if (job.results.length > 0) return job.results;
    const files = end.files[resultNode] ?? [];
    const pictures = await Promise.all(files.map((file) => api.view(file, signal)));
    const found = pictures.filter((picture) => picture !== null);
    return found.length === pictures.length ? found : null;
  } catch (error) {
    parts.inBackground(stopJob(parts, job.promptId, submitting));
    throw signal.aborted ? await stop.promise.catch((reason: unknown) => reason) : error;
  } finally {
    stop.dispose();
    parts.inBackground(opening.then((socket) => socket.close()));
    parts.inBackground(forgetJob(parts, job.promptId, submitting));
  }
}

/** Creates the handlers of a job's socket events, with new ids for the job and the client. */
function listenTo({ api, hasJobs, times }: PromptParts, { graph, resultNode, onProgress, onPreview }: PromptRun) {
  const promptId = randomUUID();
  const progress = createJobProgress(graph);
  const follower = createJobFollower({ api, promptId, hasJobs, times });
  const results: Buffer[] = [];
  return {
    promptId,
    clientId: randomUUID(),
    follower,
    /** Results that arrived over the socket. */
    results,

    onMessage(message: SocketMessage): void {
      if (!isOf(message, promptId)) return;
      follower.onEvent(message);
      const step = progress.read(message);
      if (step) onProgress(step);
    },

    // A picture in the plain format names neither job nor node: it belongs to the node being executed.
    onPicture({ promptId: id, nodeId, isResult, bytes }: PictureFrame): void {
      if (id !== null && id !== promptId) return;
      if (!isResult) onPreview(bytes);
      else if ((nodeId ?? progress.current()) === resultNode) results.push(Buffer.from(bytes));
    },
  };
}
type Job = ReturnType<typeof listenTo>;

function openSocketOf({ openSocket, times }: PromptParts, job: Job): Promise<ReconnectingSocket> {
  const { onMessage, onPicture, follower, clientId } = job;
  const open = (listener: SocketListener) => openSocket(clientId, listener);
  return openReconnectingSocket(
    { open, retryMs: times.pollMs, onChange: follower.connectionChanged },
    { onMessage, onPicture },
  );
}

async function stopJob({ api, hasJobs, log }: PromptParts, promptId: string, submitting: Promise<void> | null) {
  if (submitting === null) return;
  try {
    // Also clean up after a refused submission: the server may have accepted it with some outputs dropped.
    await submitting.catch(() => undefined);
    await cancelJob(api, promptId, hasJobs);
  } catch (error) {
    log.debug({ err: error, promptId }, 'a job could not be stopped');
  }
}

/**
 * Maximum number of polls for the record of a cancelled job: the server writes it only when the running node stops,
 * which can take a while.
 */
const MAX_POLLS_FOR_END = 10;

async function forgetJob(
  { api, hasJobs, times, log }: PromptParts,
  promptId: string,
  submitting: Promise<void> | null,
): Promise<void> {
  if (submitting === null) return;
  try {
    await submitting.catch(() => undefined);
    for (let poll = 0; poll < MAX_POLLS_FOR_END; poll++) {
      const place = await api.placeOf(promptId, hasJobs);
      if (place === 'ended') await api.forget(promptId);
      if (place === 'ended' || place === 'gone') return;
      await delay(times.pollMs);
    }
  } catch (error) {
    log.debug({ err: error, promptId }, 'a job could not be forgotten');
  }
}
