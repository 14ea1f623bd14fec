/** Replicate on loopback: fields that a model does not have are refused, files are stored, and results expire. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { writePicture } from '../drawn-picture.ts';
import { createGate, FakeRefusal, startJsonService, type FakeReply, type FakeRequest } from './json-service.ts';
import { drawFor, MODEL_SCHEMAS, picturesOf, type ModelCall } from './mapped-model-schemas.ts';

/** How a test can make the next prediction fail. */
export type ReplicateFailure =
  | 'throttled'
  | 'throttled-for-long'
  | 'overloaded'
  | 'forgotten'
  | 'unpaid'
  | 'server-error'
  | 'dropped'
  | 'nsfw'
  | 'memory'
  | 'broken'
  | 'aborted'
  | 'unanswered-once'
  | 'expired-once'
  | 'expired'
  | 'no-output';

interface Prediction {
  readonly call: ModelCall;
  readonly failure: ReplicateFailure | undefined;
  asked: number;
  fetched: number;
  isCancelled: boolean;
}

const order = z.strictObject({ input: z.record(z.string(), z.unknown()), version: z.string().optional() });

const problem = (status: number, title: string, detail: string, headers = {}) =>
  new FakeRefusal(status, { title, detail, status }, headers);

const REFUSALS: Partial<Record<ReplicateFailure, () => FakeRefusal>> = {
  throttled: () => problem(429, 'Too many requests', 'Request was throttled.', { 'retry-after': '0' }),
  'throttled-for-long': () => problem(429, 'Too many requests', 'Request was throttled.', { 'retry-after': '90' }),
  unpaid: () => problem(402, 'Insufficient credit', 'You have insufficient credit to run this model.'),
  overloaded: () => problem(503, 'Service unavailable', 'The service is temporarily overloaded.'),
  'server-error': () => problem(500, 'Internal server error', 'Something went wrong.'),
};

const ERRORS: Partial<Record<ReplicateFailure, string>> = {
  nsfw: 'The input or output was flagged as sensitive. Please try again with different inputs. (E005)',
  memory: 'CUDA out of memory. Tried to allocate 2.00 GiB',
  broken: 'Prediction failed: list index out of range',
};

export type FakeReplicate = Awaited<ReturnType<typeof startFakeReplicate>>;

export async function startFakeReplicate({ token = 'r8_test' } = {}) {
  const calls: ModelCall[] = [];
  const failures: ReplicateFailure[] = [];
  const predictions = new Map<string, Prediction>();
  const files = new Map<string, Uint8Array>();
  const gate = createGate();
  const emptied = Promise.withResolvers<void>();

  function create(model: string, sent: Buffer): FakeReply {
    const { input } = order.parse(JSON.parse(sent.toString()));
    const schema = MODEL_SCHEMAS[model];
    if (schema === undefined) throw problem(404, 'Not found', 'The requested resource could not be found.');
    const parsed = schema.safeParse(input);
    if (!parsed.success) throw problem(422, 'Input validation failed', parsed.error.message);
    const call = { model, input: parsed.data };
    const failure = failures.shift();
    calls.push(call);
    if (failure === 'dropped') return 'dropped';
    const refusal = failure && REFUSALS[failure]?.();
    if (refusal) throw refusal;
    const id = randomUUID();
    predictions.set(id, { call, failure, asked: 0, fetched: 0, isCancelled: false });
    return { status: 201, json: stateOf(id, 'starting') };
  }

  const stateOf = (id: string, status: string, more: object = {}) => ({
    id,
    status,
    output: null,
    error: null,
    logs: '',
    urls: { get: `${service.url}/v1/predictions/${id}`, cancel: `${service.url}/v1/predictions/${id}/cancel` },
    ...more,
  });

  function look(id: string): FakeReply {
    const prediction = predictions.get(id);
    if (prediction === undefined || prediction.failure === 'forgotten') {
      throw problem(404, 'Not found', 'The requested resource could not be found.');
    }
    prediction.asked++;
    gate.arrive();
    const { failure, asked, isCancelled } = prediction;
    if (failure === 'unanswered-once' && asked === 1) return 'dropped';
    if (isCancelled) return { json: stateOf(id, 'canceled') };
    if (gate.isShut()) return { json: stateOf(id, asked === 1 ? 'starting' : 'processing') };
    const error = failure && ERRORS[failure];
    if (error) return { json: stateOf(id, 'failed', { error }) };
    if (failure === 'aborted') return { json: stateOf(id, 'aborted') };
    if (failure === 'no-output') return { json: stateOf(id, 'succeeded', { output: [] }) };
    return { json: stateOf(id, 'succeeded', { output: [`${service.url}/delivery/${id}?n=${asked}`] }) };
  }

  async function deliver(id: string): Promise<FakeReply> {
    const prediction = predictions.get(id);
    if (prediction === undefined) throw problem(404, 'Not found', 'no such file');
    prediction.fetched++;
    const { failure, fetched, call } = prediction;
    if (failure === 'expired' || (failure === 'expired-once' && fetched === 1)) throw problem(404, 'Gone', 'deleted');
    const pictures = await picturesOf(
      call,
      (address) => files.get(address.split('/').at(-1) ?? '') ?? new Uint8Array(),
    );
    return { bytes: await writePicture(drawFor(call, pictures)), type: 'image/png' };
  }

  async function store(type: string, body: Buffer): Promise<FakeReply> {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const content = form.get('content');
    if (!(content instanceof Blob)) throw problem(422, 'Input validation failed', 'content is required');
    const id = randomUUID();
    files.set(id, new Uint8Array(await content.arrayBuffer()));
    return { status: 201, json: { id, name: 'picture.png', urls: { get: `${service.url}/v1/files/${id}` } } };
  }

  async function answer({ method, path, headers, body }: FakeRequest): Promise<FakeReply> {
    const [, delivery] = /^\/delivery\/([^/]+)$/.exec(path) ?? [];
    if (delivery !== undefined) {
      if (headers.authorization !== undefined) throw problem(400, 'Bad request', 'the token was sent to the store');
      return deliver(delivery);
    }
    if (headers.authorization !== `Bearer ${token}`) {
      throw problem(401, 'Unauthenticated', 'You did not pass a valid authentication token');
    }
    if (method === 'GET' && path === '/v1/account') return { json: { type: 'user', username: 'studio' } };
    if (method === 'POST' && path === '/v1/files') return store(headers['content-type'] ?? '', body);
    const [, file] = /^\/v1\/files\/([^/]+)$/.exec(path) ?? [];
    if (method === 'DELETE' && file !== undefined) {
      files.delete(file);
      if (files.size === 0) emptied.resolve();
      return { json: null };
    }
    const [, model] = /^\/v1\/models\/([^/]+\/[^/]+)\/predictions$/.exec(path) ?? [];
    if (method === 'POST' && model !== undefined) return create(model, body);
    const [, id, isCancel] = /^\/v1\/predictions\/([^/]+)(\/cancel)?$/.exec(path) ?? [];
    if (id !== undefined && method === 'POST' && isCancel) {
      const prediction = predictions.get(id);
      if (prediction) prediction.isCancelled = true;
      gate.cancel();
      return { json: stateOf(id, 'canceled') };
    }
    if (id !== undefined && method === 'GET') return look(id);
    throw problem(404, 'Not found', 'The requested resource could not be found.');
  }

  const service = await startJsonService(answer);
  return {
    ...service,
    /** Orders with valid fields, in order. */
    calls,
    failNext: (...kinds: ReplicateFailure[]) => void failures.push(...kinds),
    /** Resolves once the last stored file was removed. */
    emptied: () => emptied.promise,
    ...gate.levers,
  };
}
