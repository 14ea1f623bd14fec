/**
 * The HTTP routes of one ComfyUI server as typed calls, which validate the answers. Every call throws only
 * ImageEngineError.
 */
import { z } from 'zod';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import { jsonOf, readNodeErrors, replyError, validationError } from './comfy-errors.ts';
import type { ComfyHttp, ComfyReply, ComfyRequest } from './comfy-http.ts';
import { readLoraMetadata, type LoraMetadata } from '../../loras/lora-metadata.ts';
import { readExecutionError } from './socket-message.ts';
import type { ExecutionErrorData } from './socket-message.ts';

/** A node of a graph in the API's format. */
export interface GraphNode {
  readonly class_type: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}
export type Graph = Readonly<Record<string, GraphNode>>;

const storedFileSchema = z.object({
  filename: z.string(),
  subfolder: z.string().default(''),
  type: z.string().default('output'),
});
type StoredFile = z.infer<typeof storedFileSchema>;

const submittedSchema = z.object({ prompt_id: z.string(), node_errors: z.unknown() });
const queueItems = z.array(z.tuple([z.unknown(), z.string()], z.unknown()));
const queueSchema = z.object({ queue_running: queueItems, queue_pending: queueItems });
const uploadedSchema = z.object({ name: z.string(), subfolder: z.string().default(''), type: z.string() });
const execInfoSchema = z.object({ exec_info: z.object({ queue_remaining: z.number() }) });
const statsSchema = z.object({
  system: z.object({ comfyui_version: z.string().optional() }),
  devices: z.array(z.object({ name: z.string(), vram_total: z.number().optional(), vram_free: z.number().optional() })),
});
const entrySchema = z.object({
  outputs: z.record(z.string(), z.object({ images: z.array(storedFileSchema).optional() })),
  status: z
    .object({ status_str: z.string(), messages: z.array(z.tuple([z.string(), z.unknown()], z.unknown())).default([]) })
    .nullish(),
});

/** The server's record of a finished job. */
export interface JobEnd {
  /** Picture files by node. */
  readonly files: Readonly<Record<string, readonly StoredFile[]>>;
  readonly isInterrupted: boolean;
  readonly error: ExecutionErrorData | null;
}

/** `gone`: the server knows no job with that id. */
export type JobPlace = 'waiting' | 'running' | 'ended' | 'gone';

const JOB_PLACES: Readonly<Record<string, JobPlace>> = { pending: 'waiting', in_progress: 'running' };

export type ComfyApi = ReturnType<typeof createComfyApi>;

export interface ComfyLimits {
  /** Timeout of one answer, in milliseconds. */
  readonly answerMs: number;
  /** Timeout in milliseconds of answers that are slow on a busy server: graph validation, long lists, files. */
  readonly slowAnswerMs: number;
}

function endOf({ outputs, status }: z.infer<typeof entrySchema>): JobEnd {
  const messages = status?.messages ?? [];
  // The server records interrupted jobs as errors too.
  const isInterrupted = messages.some(([name]) => name === 'execution_interrupted');
  const failure = messages.find(([name]) => name === 'execution_error');
  const isError = status?.status_str === 'error' && !isInterrupted;
  return {
    files: Object.fromEntries(Object.entries(outputs).map(([node, { images = [] }]) => [node, images])),
    isInterrupted,
    error: isError ? readExecutionError(failure?.[1]) : null,
  };
}

export function createComfyApi(send: ComfyHttp, { answerMs, slowAnswerMs }: ComfyLimits) {
  const ask = async (request: Omit<ComfyRequest, 'timeoutMs'> & { timeoutMs?: number }): Promise<ComfyReply> => {
    const reply = await send({ timeoutMs: answerMs, ...request });
    if (reply.status !== 200) throw replyError(request.path, reply);
    return reply;
  };
  async function askFor<Schema extends z.ZodType>(
    schema: Schema,
    request: Parameters<typeof ask>[0],
  ): Promise<z.output<Schema>> {
    const parsed = schema.safeParse(jsonOf((await ask(request)).body));
    if (!parsed.success) throw new ImageEngineError('failed', `${request.path} answered what ComfyUI does not`);
    return parsed.data;
  }
  const withId = (id: string) => encodeURIComponent(id);

  async function queue() {
    const { queue_running: running, queue_pending: pending } = await askFor(queueSchema, { path: '/queue' });
    const ids = (items: z.infer<typeof queueItems>) => items.map(([, id]) => id);
    return { running: ids(running), pending: ids(pending) };
  }

  async function history(id: string): Promise<JobEnd | null> {
    const schema = z.record(z.string(), entrySchema);
    const entry = (await askFor(schema, { path: `/history/${withId(id)}`, timeoutMs: slowAnswerMs }))[id];
    return entry ? endOf(entry) : null;
  }

  /**
   * Looks a job up on a server without job routes. The queue is read first: a job that ends in between is then found in
   * the history.
   */
  async function placeInLists(id: string): Promise<JobPlace> {
    const { running, pending } = await queue();
    if (running.includes(id)) return 'running';
    if (pending.includes(id)) return 'waiting';
    return (await history(id)) === null ? 'gone' : 'ended';
  }

  return {
    queue,
    history,

    /** Whether the server has the newer job routes. */
    hasJobs: async (): Promise<boolean> => {
      const path = '/api/jobs?limit=1';
      const { status, body } = await send({ path, timeoutMs: answerMs });
      return status === 200 && z.object({ jobs: z.array(z.unknown()) }).safeParse(jsonOf(body)).success;
    },

    async placeOf(id: string, hasJobs: boolean): Promise<JobPlace> {
      if (!hasJobs) return placeInLists(id);
      const path = `/api/jobs/${withId(id)}`;
      const reply = await send({ path, timeoutMs: answerMs });
      if (reply.status === 404) return 'gone';
      if (reply.status !== 200) throw replyError(path, reply);
      const job = z.object({ status: z.string() }).safeParse(jsonOf(reply.body));
      return job.success ? (JOB_PLACES[job.data.status] ?? 'ended') : 'gone';
    },

    /**
     * Submits a graph under an id that we choose. @throws also when the server accepted it but dropped some of its
     * outputs.
     */
    async submit(promptId: string, clientId: string, prompt: Graph): Promise<void> {
      // Older servers ignore the preview method of a job; they have one option for all jobs.
      const json = { prompt, prompt_id: promptId, client_id: clientId, extra_data: { preview_method: 'auto' } };
      const request = { method: 'POST', path: '/prompt', json, timeoutMs: slowAnswerMs } as const;
      const answer = await askFor(submittedSchema, request);
      if (answer.prompt_id !== promptId) {
        await ask({ method: 'POST', path: '/queue', json: { delete: [answer.prompt_id] } });
        throw new ImageEngineError('unavailable', 'this ComfyUI gives jobs ids of its own: 0.3.45 or newer is needed');
      }
      const nodeErrors = readNodeErrors(answer.node_errors);
      if (Object.keys(nodeErrors).length > 0) throw validationError(nodeErrors);
    },

    /** Cancels a waiting or running job in one step; false where the server lacks the route. */
    async cancelJob(id: string): Promise<boolean> {
      const request = { method: 'POST', path: `/api/jobs/${withId(id)}/cancel`, json: {} } as const;
      const { status } = await send({ ...request, timeoutMs: answerMs });
      return status === 200;
    },
    dequeue: (id: string) => ask({ method: 'POST', path: '/queue', json: { delete: [id] } }),
    /** Only call this while that job is running: servers that ignore the id stop whatever is running. */
    interrupt: (id: string) => ask({ method: 'POST', path: '/interrupt', json: { prompt_id: id } }),
    forget: (id: string) => ask({ method: 'POST', path: '/history', json: { delete: [id] } }),

    /** Stores a picture until the server restarts. Returns the name for use in graphs. */
    async upload(name: string, png: Uint8Array, signal: AbortSignal): Promise<string> {
      const form = new FormData();
      form.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), name);
      form.set('type', 'temp');
      const request = { method: 'POST', path: '/upload/image', form, signal, timeoutMs: slowAnswerMs } as const;
      const stored = await askFor(uploadedSchema, request);
      const path = stored.subfolder === '' ? stored.name : `${stored.subfolder}/${stored.name}`;
      return `${path} [${stored.type}]`;
    },

    /** Returns null when the server has deleted the file. */
    async view(file: StoredFile, signal: AbortSignal): Promise<Buffer | null> {
      const path = `/view?${new URLSearchParams(file).toString()}`;
      const reply = await send({ path, signal, timeoutMs: slowAnswerMs });
      if (reply.status === 404) return null;
      if (reply.status !== 200) throw replyError(path, reply);
      return reply.body;
    },

    objectInfo: (signal?: AbortSignal) =>
      askFor(z.record(z.string(), z.unknown()), { path: '/object_info', signal, timeoutMs: slowAnswerMs }),

    /** Empty for a folder that does not exist on the server. */
    async models(folder: string): Promise<readonly string[]> {
      const { status, body } = await send({ path: `/models/${withId(folder)}`, timeoutMs: answerMs });
      return status === 200 ? (z.array(z.string()).safeParse(jsonOf(body)).data ?? []) : [];
    },

    /** The metadata in a LoRA file; empty where the server cannot read any. */
    async loraMetadata(name: string): Promise<LoraMetadata> {
      const path = `/view_metadata/loras?${new URLSearchParams({ filename: name }).toString()}`;
      const { status, body } = await send({ path, timeoutMs: answerMs });
      return readLoraMetadata(status === 200 ? jsonOf(body) : null);
    },

    /** Maximum upload size in bytes; null where the server does not report one. */
    async uploadLimit(): Promise<number | null> {
      const { status, body } = await send({ path: '/features', timeoutMs: answerMs });
      const said = z.object({ max_upload_size: z.number() }).safeParse(jsonOf(body)).data;
      return status === 200 && said ? said.max_upload_size : null;
    },

    systemStats: (signal?: AbortSignal) => askFor(statsSchema, { path: '/system_stats', signal }),

    /** Number of waiting and running jobs. */
    queueDepth: async (): Promise<number> =>
      (await askFor(execInfoSchema, { path: '/prompt' })).exec_info.queue_remaining,
  };
}
