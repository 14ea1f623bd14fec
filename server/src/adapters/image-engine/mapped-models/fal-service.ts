/** fal: an order enters a queue, and answers the addresses at which it is asked for, read and cancelled. */
import { z } from 'zod';
import { ImageEngineError, type EngineErrorKind } from '../../../ports/image-engine.port.ts';
import { encodePng } from '../composition/png.ts';
import { LostJobError, stateAt } from '../hosted/run-job.ts';
import type { ServiceAnswer, ServiceHttp } from '../hosted/service-http.ts';
import { textAt, type ModelService } from './model-service.ts';

const ordered = z.object({ status_url: z.string(), response_url: z.string(), cancel_url: z.string() });
const status = z.object({ status: z.string(), queue_position: z.number().nullish() });
const checked = z.object({ has_nsfw_concepts: z.array(z.boolean()) });

/** Where models of pictures put the address. */
const USUAL_PATHS = ['images.0.url', 'image.url'];

/** Errors name their type in `detail`, in `error_type`, or both. */
export function kindOfFal({ body }: ServiceAnswer): EngineErrorKind | null {
  const text = JSON.stringify(body ?? '');
  if (/content_policy_violation/.test(text)) return 'refused';
  if (/"(request|startup|generation)_timeout"/.test(text)) return 'timeout';
  if (/out of memory/i.test(text)) return 'out_of_memory';
  return /exhausted balance|insufficient (balance|credits)|user is locked/i.test(text) ? 'unavailable' : null;
}

function addressIn(result: unknown, path: string | null): string {
  // A picture with such a finding is black, and must not be delivered.
  if (checked.safeParse(result).data?.has_nsfw_concepts.includes(true)) {
    throw new ImageEngineError('refused', 'the safety check of the model declined the result');
  }
  for (const each of path === null ? USUAL_PATHS : [path]) {
    const address = textAt(result, each);
    if (address !== null) return address;
  }
  throw new ImageEngineError('failed', `answered no picture at ${path ?? USUAL_PATHS.join(' or ')}`);
}

export function createFalService(http: ServiceHttp): ModelService {
  /** The result of a completed order, or why there is none: nothing more comes of it. */
  async function resultAt(address: string, signal: AbortSignal): Promise<unknown> {
    const answer = await http.ask(address, { signal });
    if (answer.status < 400) return answer.body;
    const failure = http.failureOf(answer);
    throw failure.kind === 'unavailable' ? new LostJobError(failure.message) : failure;
  }

  return {
    async order({ model, input, output }, signals) {
      const answer = ordered.safeParse(await http.demand(model, { method: 'POST', json: input, ...signals }));
      if (!answer.success) throw new ImageEngineError('failed', 'answered no order');
      const urls = answer.data;
      return {
        // It may have been completed meanwhile, which is no fault.
        cancel: (signal) => http.ask(urls.cancel_url, { method: 'PUT', signal }),
        async readState(signal) {
          const known = status.safeParse(await stateAt(http, urls.status_url, signal)).data;
          if (known?.status === 'COMPLETED') {
            return { state: 'done', result: addressIn(await resultAt(urls.response_url, signal), output) };
          }
          if (known?.status === 'IN_QUEUE') return { state: 'waiting', ahead: known.queue_position ?? null };
          return { state: 'running', fraction: null };
        },
      };
    },
    upload: async (pixels) => ({
      address: `data:image/png;base64,${(await encodePng(pixels)).toString('base64')}`,
      remove: null,
    }),
    async check(signal) {
      // The queue has no question that needs a key and costs nothing: only its answering can be checked.
      const answer = await http.ask('', { signal });
      if (answer.status >= 500) throw http.failureOf(answer);
    },
  };
}
