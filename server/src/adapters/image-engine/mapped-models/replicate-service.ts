/** Replicate: one request creates a prediction; the answer has one address for its state and one to cancel it. */
import { z } from 'zod';
import { ImageEngineError, type EngineErrorKind } from '../../../ports/image-engine.port.ts';
import { encodePng } from '../composition/png.ts';
import { LostJobError, stateAt, type JobNews } from '../hosted/run-job.ts';
import type { ServiceHttp } from '../hosted/service-http.ts';
import { textAt, type ModelOrder, type ModelService } from './model-service.ts';

const prediction = z.object({
  status: z.string(),
  output: z.unknown(),
  error: z.unknown(),
  urls: z.object({ get: z.string(), cancel: z.string() }),
});
const stored = z.object({ id: z.string(), urls: z.object({ get: z.string() }) });

/** Up to this many bytes a picture is a part of the request for a prediction; larger ones are stored first. */
const INLINE_BYTES = 256 * 1024;

/** The error of a failed prediction is a sentence of its model. */
function kindOfError(text: string): EngineErrorKind {
  if (/nsfw|flagged|safety|moderat|sensitive/i.test(text)) return 'refused';
  return /out of memory/i.test(text) ? 'out_of_memory' : 'failed';
}

function addressIn(output: unknown, path: string | null): string {
  const usual = Array.isArray(output) ? (output as unknown[])[0] : output;
  const address = path === null ? usual : textAt(output, path);
  if (typeof address === 'string' && address !== '') return address;
  throw new ImageEngineError('failed', `answered no picture${path === null ? '' : ` at ${path}`}`);
}

function newsOf(body: unknown, { output: path }: ModelOrder): JobNews<string> {
  const parsed = prediction.safeParse(body);
  if (!parsed.success) throw new ImageEngineError('failed', 'answered no prediction');
  const { status, output, error } = parsed.data;
  switch (status) {
    case 'succeeded':
      return { state: 'done', result: addressIn(output, path) };
    case 'failed': {
      const said = typeof error === 'string' ? error : JSON.stringify(error ?? 'no reason');
      throw new ImageEngineError(kindOfError(said), said.slice(0, 400));
    }
    case 'canceled':
    case 'aborted':
      throw new LostJobError('the prediction was cancelled at the service');
    default:
      return status === 'starting' ? { state: 'waiting', ahead: null } : { state: 'running', fraction: null };
  }
}

export function createReplicateService(http: ServiceHttp): ModelService {
  return {
    async order(order, signals) {
      const { model, input } = order;
      const [name, version] = model.split(':');
      // A model with a version is not an official one, and has another address.
      const [address, json] =
        version === undefined ? [`v1/models/${name}/predictions`, { input }] : ['v1/predictions', { version, input }];
      const answer = prediction.safeParse(await http.demand(address, { method: 'POST', json, ...signals }));
      if (!answer.success) throw new ImageEngineError('failed', 'answered no prediction');
      const { urls } = answer.data;
      return {
        cancel: (signal) => http.demand(urls.cancel, { method: 'POST', signal }),
        readState: async (signal) => newsOf(await stateAt(http, urls.get, signal), order),
      };
    },
    async upload(pixels, signal) {
      const bytes = await encodePng(pixels);
      if (bytes.byteLength <= INLINE_BYTES) {
        return { address: `data:image/png;base64,${bytes.toString('base64')}`, remove: null };
      }
      const form = new FormData();
      form.set('content', new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' }));
      const answer = stored.safeParse(await http.demand('v1/files', { method: 'POST', form, signal }));
      if (!answer.success) throw new ImageEngineError('failed', 'answered no file');
      const { id, urls } = answer.data;
      const remove = () =>
        http.ask(`v1/files/${encodeURIComponent(id)}`, { method: 'DELETE', signal: AbortSignal.timeout(15_000) });
      return { address: urls.get, remove };
    },
    async check(signal) {
      await http.demand('v1/account', { signal });
    },
  };
}
