/** The jobs of the service: an order answers an address to ask at, and a finished one the address of a picture. */
import { z } from 'zod';
import { ImageEngineError, type EngineErrorKind } from '../../../ports/image-engine.port.ts';
import { LostJobError, type JobNews, type OrderSignals, type ServiceJob } from '../hosted/run-job.ts';
import type { ServiceAnswer, ServiceHttp } from '../hosted/service-http.ts';
import type { BflRequest } from './bfl-requests.ts';

const ordered = z.object({ id: z.string(), polling_url: z.string() });
const task = z.object({
  status: z.string(),
  result: z.object({ sample: z.string().optional() }).nullish(),
  progress: z.number().nullish(),
  details: z.unknown(),
});
const credits = z.object({ credits: z.number() });

const REFUSED: Readonly<Record<string, string>> = {
  'Request Moderated': 'the moderation of the service declined the words or the picture',
  'Content Moderated': 'the moderation of the service declined the result',
};

const textOf = (details: unknown): string => {
  const said = typeof details === 'string' ? details : details ? JSON.stringify(details) : '';
  return said === '' ? '' : `: ${said.slice(0, 300)}`;
};

/**
 * The state of a task; null for an answer that is none. The service answers a failed task with an error status, too.
 */
function newsOf({ body }: ServiceAnswer): JobNews<string> | null {
  const { data } = task.safeParse(body);
  if (data === undefined) return null;
  const { status, result, progress, details } = data;
  const reason = REFUSED[status];
  if (reason !== undefined) throw new ImageEngineError('refused', reason);
  if (status === 'Task not found') throw new LostJobError('the service no longer knows the job');
  if (status === 'Error' || status === 'Failed') {
    throw new ImageEngineError('failed', `the job failed${textOf(details)}`);
  }
  if (status !== 'Ready') {
    return status === 'Pending' ? { state: 'waiting', ahead: null } : { state: 'running', fraction: progress ?? null };
  }
  if (!result?.sample) throw new ImageEngineError('failed', 'answered no picture');
  return { state: 'done', result: result.sample };
}

export interface BflApi {
  /** Resolves to a job whose result is the address of the picture. */
  order(request: BflRequest, signals: OrderSignals): Promise<ServiceJob<string>>;
  /** What is left on the account. Costs nothing. */
  creditsLeft(signal: AbortSignal): Promise<number>;
}

export function createBflApi(http: ServiceHttp): BflApi {
  return {
    async order({ path, body }, signals) {
      const answer = ordered.safeParse(await http.demand(`v1/${path}`, { method: 'POST', json: body, ...signals }));
      if (!answer.success) throw new ImageEngineError('failed', 'answered no job');
      const address = answer.data.polling_url;
      return {
        // The service has no way to cancel.
        cancel: null,
        async readState(signal) {
          const state = await http.ask(address, { signal });
          const news = newsOf(state);
          if (news !== null) return news;
          if (state.status === 404) throw new LostJobError('the service no longer knows the job');
          throw http.failureOfQuestion(state);
        },
      };
    },
    async creditsLeft(signal) {
      const answer = credits.safeParse(await http.demand('v1/credits', { signal }));
      if (!answer.success)
        throw new ImageEngineError('unavailable', 'answered no credits: is this the address of its API?');
      return answer.data.credits;
    },
  };
}

/** A refusal by moderation may come with the order itself. */
export function kindOfBfl({ status, body }: ServiceAnswer): EngineErrorKind | null {
  const isModerated = /moderat/i.test(JSON.stringify(body ?? ''));
  return isModerated && status >= 400 && status < 500 && status !== 429 ? 'refused' : null;
}
