/** The calls to Comfy API v2: pictures are uploaded as assets, and a graph is a job that is asked for until it ends. */
import { z } from 'zod';
import type { Pixels } from '../../../ports/engine-task.ts';
import { ImageEngineError, type EngineErrorKind } from '../../../ports/image-engine.port.ts';
import type { Graph } from '../comfyui/protocol/comfy-api.ts';
import { encodePng } from '../composition/png.ts';
import { LostJobError, stateAt, type JobNews, type OrderSignals, type ServiceJob } from '../hosted/run-job.ts';
import type { ServiceAnswer, ServiceHttp } from '../hosted/service-http.ts';

const asset = z.object({ id: z.string() });
const job = z.object({
  status: z.string(),
  queue_position: z.number().nullish(),
  progress: z.object({ value: z.number() }).nullish(),
  outputs: z.array(z.object({ node_id: z.string(), type: z.string(), url: z.string() })).default([]),
  error: z.object({ code: z.string(), message: z.string() }).nullish(),
  urls: z.object({ self: z.string(), cancel: z.string() }),
});
const refusal = z.object({ error: z.object({ code: z.string() }) });

/** What the codes of refusals mean beyond their status. An unknown node or weight may be known to another engine. */
const BY_CODE: Readonly<Record<string, EngineErrorKind>> = {
  invalid_workflow: 'missing_model',
  workflow_format_ui: 'missing_model',
  missing_asset: 'failed',
  idempotency_key_reuse: 'unavailable',
  deployment_stopped: 'unavailable',
};

export function kindOfComfy({ body }: ServiceAnswer): EngineErrorKind | null {
  const code = refusal.safeParse(body).data?.error.code;
  return code === undefined ? null : (BY_CODE[code] ?? null);
}

/** An uploaded picture is removed after this time in seconds, also where Kenna cannot remove it any more. */
const ASSET_SECONDS = 86_400;
const REMOVE_TIMEOUT_MS = 15_000;
/** An id that no job has: the question for it only shows whether the service answers and knows the key. */
const NO_JOB = '00000000-0000-0000-0000-000000000000';

interface AssetReference {
  readonly __type: 'core/ASSET';
  readonly info: { readonly id: string; readonly file_path: string };
}

export interface UploadedAsset {
  readonly reference: AssetReference;
  remove(): Promise<unknown>;
}

function newsOf(body: unknown, resultNode: string): JobNews<string> {
  const parsed = job.safeParse(body);
  if (!parsed.success) throw new ImageEngineError('failed', 'answered no job');
  const { status, queue_position: ahead = null, progress, outputs, error } = parsed.data;
  switch (status) {
    case 'queued':
      return { state: 'waiting', ahead };
    case 'succeeded': {
      const pictures = outputs.filter(({ type }) => type === 'image');
      // The node is not always named.
      const drawn =
        pictures.find(({ node_id: node }) => node === resultNode) ?? (pictures.length === 1 ? pictures[0] : undefined);
      if (drawn === undefined) throw new ImageEngineError('failed', 'the workflow made no picture');
      return { state: 'done', result: drawn.url };
    }
    case 'failed': {
      const said = error?.message ?? 'the workflow failed';
      throw new ImageEngineError(/out of memory/i.test(said) ? 'out_of_memory' : 'failed', said.slice(0, 400));
    }
    case 'canceled':
    case 'expired':
      throw new LostJobError(`the job was ${status === 'expired' ? 'dropped' : 'cancelled'} at the service`);
    default:
      return { state: 'running', fraction: progress?.value ?? null };
  }
}

export interface ComfyJobs {
  upload(pixels: Pixels, signal: AbortSignal): Promise<UploadedAsset>;
  /** Resolves to a job whose result is the address of the picture. @throws ImageEngineError */
  order(graph: Graph, resultNode: string, signals: OrderSignals): Promise<ServiceJob<string>>;
  /** @throws ImageEngineError when the service cannot be used. */
  check(signal: AbortSignal): Promise<void>;
}

export function createComfyJobs(http: ServiceHttp): ComfyJobs {
  /** The key makes it safe to send an order again whose answer was lost: a second one is refused, never run. */
  async function submit(graph: Graph, signals: OrderSignals) {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = () => http.demand('api/v2/jobs', { method: 'POST', json: { workflow: graph }, headers, ...signals });
    try {
      return await send();
    } catch (error) {
      const isLost =
        error instanceof ImageEngineError && error.kind === 'unavailable' && error.message.startsWith('no answer');
      if (!isLost || signals.patience.aborted) throw error;
      return send();
    }
  }

  return {
    async upload(pixels, signal) {
      const file_path = `kenna-${crypto.randomUUID()}.png`;
      const form = new FormData();
      form.set('file', new File([new Uint8Array(await encodePng(pixels))], file_path, { type: 'image/png' }));
      form.set('content_type', 'image/png');
      form.set('file_path', file_path);
      form.set('expires_in', String(ASSET_SECONDS));
      const answer = asset.safeParse(await http.demand('api/v2/assets', { method: 'POST', form, signal }));
      if (!answer.success) throw new ImageEngineError('failed', 'answered no asset');
      const { id } = answer.data;
      return {
        reference: { __type: 'core/ASSET', info: { id, file_path } },
        remove: () =>
          http.ask(`api/v2/assets/${encodeURIComponent(id)}`, {
            method: 'DELETE',
            signal: AbortSignal.timeout(REMOVE_TIMEOUT_MS),
          }),
      };
    },
    async order(graph, resultNode, signals) {
      const answer = job.safeParse(await submit(graph, signals));
      if (!answer.success) throw new ImageEngineError('failed', 'answered no job');
      const { urls } = answer.data;
      return {
        cancel: (signal) => http.demand(urls.cancel, { method: 'POST', signal }),
        readState: async (signal) => newsOf(await stateAt(http, urls.self, signal), resultNode),
      };
    },
    async check(signal) {
      const answer = await http.ask(`api/v2/jobs/${NO_JOB}`, { signal });
      const isAnswer = refusal.safeParse(answer.body).success;
      if (answer.status === 404 && isAnswer) return;
      if (answer.status < 400 || answer.status === 404) {
        throw new ImageEngineError('unavailable', 'is no Comfy API v2: is this the right address?');
      }
      throw http.failureOf(answer);
    },
  };
}
