/** The queue of fal on loopback: fields that a model does not have are only refused when its turn comes, as there. */
import { randomUUID } from 'node:crypto';
import { writePicture } from '../drawn-picture.ts';
import { createGate, FakeRefusal, startJsonService, type FakeReply, type FakeRequest } from './json-service.ts';
import { drawFor, MODEL_SCHEMAS, picturesOf, type ModelCall } from './mapped-model-schemas.ts';

/** How a test can make the next order fail. */
export type FalFailure =
  | 'concurrency'
  | 'concurrency-for-long'
  | 'forgotten'
  | 'unpaid'
  | 'dropped'
  | 'policy'
  | 'nsfw'
  | 'timeout'
  | 'no-runner'
  | 'broken'
  | 'unanswered-once'
  | 'expired-once'
  | 'expired'
  | 'no-images'
  | 'page';

interface Order {
  readonly call: ModelCall;
  readonly failure: FalFailure | undefined;
  asked: number;
  fetched: number;
}

const typed = (type: string, msg: string, loc: readonly string[] = ['body']) => ({ detail: [{ loc, msg, type }] });

const REFUSALS: Partial<Record<FalFailure, () => FakeRefusal>> = {
  concurrency: () => new FakeRefusal(429, { detail: 'Too many concurrent requests.' }, { 'retry-after': '0' }),
  'concurrency-for-long': () =>
    new FakeRefusal(429, { detail: 'Too many concurrent requests.' }, { 'retry-after': '60' }),
  unpaid: () => new FakeRefusal(403, { detail: 'User is locked. Reason: Exhausted balance.' }),
};

/** The answer at `response_url` of an order that failed. */
const ERRORS: Partial<Record<FalFailure, () => FakeRefusal>> = {
  policy: () =>
    new FakeRefusal(
      422,
      typed('content_policy_violation', 'The content was flagged by a content checker.', ['body', 'prompt']),
    ),
  timeout: () => new FakeRefusal(504, { detail: 'Request timed out', error_type: 'request_timeout' }),
  'no-runner': () => new FakeRefusal(503, { detail: 'No runner', error_type: 'runner_scheduling_failure' }),
  broken: () => new FakeRefusal(500, typed('internal_server_error', 'Internal server error')),
};

export type FakeFal = Awaited<ReturnType<typeof startFakeFal>>;

export async function startFakeFal({ key = 'fal-id:secret' } = {}) {
  const calls: ModelCall[] = [];
  const failures: FalFailure[] = [];
  const orders = new Map<string, Order>();
  const gate = createGate();

  function submit(model: string, sent: Buffer): FakeReply {
    if (MODEL_SCHEMAS[model] === undefined) throw new FakeRefusal(404, { detail: `Application '${model}' not found` });
    const call = { model, input: JSON.parse(sent.toString()) as Record<string, unknown> };
    const failure = failures.shift();
    calls.push(call);
    if (failure === 'dropped') return 'dropped';
    if (failure === 'page') return { bytes: Buffer.from('<html></html>'), type: 'text/html' };
    const refusal = failure && REFUSALS[failure]?.();
    if (refusal) throw refusal;
    const id = randomUUID();
    orders.set(id, { call, failure, asked: 0, fetched: 0 });
    const base = `${service.url}/fal-ai/app/requests/${id}`;
    return {
      json: {
        status: 'IN_QUEUE',
        request_id: id,
        response_url: base,
        status_url: `${base}/status`,
        cancel_url: `${base}/cancel`,
        queue_position: 2,
      },
    };
  }

  function statusOf(order: Order): FakeReply {
    order.asked++;
    gate.arrive();
    if (order.failure === 'unanswered-once' && order.asked === 1) return 'dropped';
    if (!gate.isShut()) return { json: { status: 'COMPLETED', metrics: { inference_time: 1 } } };
    return order.asked === 1
      ? { status: 202, json: { status: 'IN_QUEUE', queue_position: 2 } }
      : { status: 202, json: { status: 'IN_PROGRESS', logs: [] } };
  }

  function resultOf(id: string, { call, failure, asked }: Order): FakeReply {
    const error = failure && ERRORS[failure]?.();
    if (error) throw error;
    const parsed = MODEL_SCHEMAS[call.model]!.safeParse(call.input);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new FakeRefusal(422, typed('value_error', issue?.message ?? '', ['body', String(issue?.path[0] ?? '')]));
    }
    const picture = { url: `${service.url}/files/${id}?n=${asked}`, content_type: 'image/png' };
    if (failure === 'no-images') return { json: { images: [] } };
    if (call.model.endsWith('birefnet')) return { json: { image: picture } };
    return { json: { images: [picture], seed: 1, has_nsfw_concepts: [failure === 'nsfw'] } };
  }

  async function deliver(id: string): Promise<FakeReply> {
    const order = orders.get(id);
    if (order === undefined) throw new FakeRefusal(404, { detail: 'Not found' });
    order.fetched++;
    const { failure, fetched, call } = order;
    if (failure === 'expired' || (failure === 'expired-once' && fetched === 1)) throw new FakeRefusal(404, {});
    const pictures = await picturesOf(call, () => new Uint8Array());
    return { bytes: await writePicture(drawFor(call, pictures)), type: 'image/png' };
  }

  async function answer({ method, path, headers, body }: FakeRequest): Promise<FakeReply> {
    const [, file] = /^\/files\/([^/]+)$/.exec(path) ?? [];
    if (file !== undefined) {
      if (headers.authorization !== undefined) throw new FakeRefusal(400, { detail: 'the key was sent to the store' });
      return deliver(file);
    }
    if (method === 'GET' && path === '/') throw new FakeRefusal(404, { detail: 'Not Found' });
    if (headers.authorization !== `Key ${key}`) throw new FakeRefusal(401, { detail: 'Authentication is required' });
    const [, id, action] = /^\/fal-ai\/app\/requests\/([^/]+)(?:\/(status|cancel))?$/.exec(path) ?? [];
    if (id === undefined && method === 'POST') return submit(path.slice(1), body);
    const order = id === undefined ? undefined : orders.get(id);
    if (id === undefined || order === undefined || order.failure === 'forgotten')
      throw new FakeRefusal(404, { detail: 'Request not found' });
    if (method === 'PUT' && action === 'cancel') {
      gate.cancel();
      return { status: 202, json: { status: 'CANCELLATION_REQUESTED' } };
    }
    return action === 'status' ? statusOf(order) : resultOf(id, order);
  }

  const service = await startJsonService(answer);
  return {
    ...service,
    /** Orders, in order. */
    calls,
    failNext: (...kinds: FalFailure[]) => void failures.push(...kinds),
    ...gate.levers,
  };
}
