import type { FakeReply, FakeRequest } from './fake-request.ts';
import { tupleOf, type FakeJob, type JobRunner } from './job-runner.ts';

/** The routes of queue, history and interrupts, which all versions have; null for other routes. */
export function answerQueue({ endpoint, body }: FakeRequest, runner: JobRunner, misuse: string[]): FakeReply | null {
  const asked = body.length > 0 && endpoint.startsWith('POST') && /^\S+ \/(queue|history|interrupt)/.test(endpoint);
  const json = (asked ? JSON.parse(String(body)) : {}) as { delete?: string[]; prompt_id?: string };
  const running = runner.running();
  const remembered = /^GET \/history\/(.+)$/.exec(endpoint)?.[1];
  if (remembered !== undefined) {
    const entry = runner.history.get(remembered);
    return { json: entry ? { [remembered]: entry } : {} };
  }
  switch (endpoint) {
    case 'GET /queue':
      return { json: { queue_running: running ? [tupleOf(running)] : [], queue_pending: runner.pending.map(tupleOf) } };
    case 'POST /queue':
      for (const id of json.delete ?? []) runner.remove(id);
      return {};
    case 'POST /history':
      for (const id of json.delete ?? []) runner.history.delete(id);
      return {};
    case 'POST /interrupt':
      if (json.prompt_id === undefined) misuse.push('an interrupt of whoever runs');
      if (json.prompt_id === undefined || json.prompt_id === running?.id) runner.stop();
      return {};
    default:
      return null;
  }
}

const NOT_FOUND: FakeReply = { status: 404, json: { error: 'Job not found' } };

/** The job routes of new versions. */
export function answerJobs(endpoint: string, url: URL, runner: JobRunner): FakeReply | null {
  if (endpoint === 'GET /api/jobs') return { json: { jobs: [], pagination: { limit: url.searchParams.get('limit') } } };
  const [, method, id = '', action] = /^(GET|POST) \/api\/jobs\/([^/]+)(\/cancel)?$/.exec(endpoint) ?? [];
  if (method === undefined) return null;
  const place = placeOf(id, runner);
  if (action === undefined) return place === null ? NOT_FOUND : { json: { id, status: place, outputs_count: 0 } };
  if (place === 'in_progress') runner.stop();
  return { json: { cancelled: place === 'in_progress' || runner.remove(id) } };
}

function placeOf(id: string, { running, pending, history }: JobRunner): string | null {
  const entry = history.get(id);
  if (entry) {
    const isInterrupted = entry.status.messages.some(([name]) => name === 'execution_interrupted');
    return entry.status.completed ? 'completed' : isInterrupted ? 'cancelled' : 'failed';
  }
  if (running()?.id === id) return 'in_progress';
  return pending.some((job: FakeJob) => job.id === id) ? 'pending' : null;
}
