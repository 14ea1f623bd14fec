/**
 * Comfy API v2 on loopback, written from its OpenAPI description: keys of idempotency are single-use, assets must
 * exist, unknown nodes are refused, links are relative to the host, and a picture is read with the token.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { drawPicture, readPicture, writePicture, type RawPicture } from '../drawn-picture.ts';
import { createGate, FakeRefusal, startJsonService, type FakeReply, type FakeRequest } from './json-service.ts';

/** How a test can make the next job fail. */
export type ComfyApiFailure =
  | 'queue-full'
  | 'queue-full-for-long'
  | 'overloaded'
  | 'forgotten'
  | 'unpaid'
  | 'upstream'
  | 'stopped'
  | 'lost-before'
  | 'lost-after'
  | 'memory'
  | 'broken-node'
  | 'cancelled-there'
  | 'expired-job'
  | 'unanswered-once'
  | 'expired-once'
  | 'expired'
  | 'no-outputs';

const reference = z.strictObject({
  __type: z.literal('core/ASSET'),
  info: z.strictObject({ id: z.string(), file_path: z.string() }),
});
const link = z.tuple([z.string(), z.int()]);
const whole = z.int();
/** The nodes that this deployment has, and their inputs. */
const NODES: Readonly<Record<string, z.ZodType>> = {
  CLIPTextEncode: z.strictObject({ text: z.string() }),
  EmptyLatentImage: z.strictObject({ width: whole, height: whole, batch_size: z.literal(1) }),
  LoadImage: z.strictObject({ image: reference }),
  LoadImageMask: z.strictObject({ image: reference, channel: z.literal('red') }),
  KSampler: z.strictObject({
    seed: whole,
    positive: link,
    latent_image: link.optional(),
    image: link.optional(),
    mask: link.optional(),
    denoise: z.number().min(0).max(1).optional(),
  }),
  ImageScale: z.strictObject({ image: link, factor: z.union([z.literal(2), z.literal(4)]) }),
  SaveImage: z.strictObject({ images: link }),
};
const graphSchema = z.record(
  z.string(),
  z.strictObject({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
);
export type ComfyApiGraph = z.output<typeof graphSchema>;

interface Job {
  readonly graph: ComfyApiGraph;
  readonly failure: ComfyApiFailure | undefined;
  asked: number;
  fetched: number;
  isCancelled: boolean;
}

const refuse = (status: number, code: string, message: string, headers = {}) =>
  new FakeRefusal(status, { error: { code, message } }, headers);

const REFUSALS: Partial<Record<ComfyApiFailure, () => FakeRefusal>> = {
  'queue-full': () => refuse(429, 'queue_full', 'The queue is full.', { 'retry-after': '0' }),
  'queue-full-for-long': () => refuse(429, 'deployment_not_ready', 'Still starting.', { 'retry-after': '120' }),
  overloaded: () => refuse(503, 'unavailable', 'The service is overloaded.'),
  unpaid: () => refuse(402, 'insufficient_credits', 'Not enough credits.'),
  upstream: () => refuse(500, 'upstream_error', 'Something went wrong.'),
  stopped: () => refuse(422, 'deployment_stopped', 'The deployment is stopped.'),
};

export type FakeComfyApi = Awaited<ReturnType<typeof startFakeComfyApi>>;

export async function startFakeComfyApi({ token = 'comfy-test' } = {}) {
  const graphs: ComfyApiGraph[] = [];
  const failures: ComfyApiFailure[] = [];
  const assets = new Map<string, RawPicture>();
  const jobs = new Map<string, Job>();
  const keys = new Set<string>();
  const gate = createGate();
  const emptied = Promise.withResolvers<void>();

  async function upload(type: string, body: Buffer): Promise<FakeReply> {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const file = form.get('file');
    const names = [...form.keys()];
    const isKnown = names.every((name) => ['file', 'content_type', 'file_path', 'expires_in', 'tags'].includes(name));
    if (!(file instanceof Blob) || form.get('content_type') === null || form.get('file_path') === null || !isKnown) {
      throw refuse(422, 'validation_failed', `unexpected or missing fields: ${names.join(', ')}`);
    }
    const id = randomUUID();
    assets.set(id, await readPicture(new Uint8Array(await file.arrayBuffer())));
    return { status: 201, json: { id, hash: null, url: `${service.url}/api/v2/assets/${id}/content` } };
  }

  /** @throws FakeRefusal for nodes, inputs and assets that do not exist. */
  function checkGraph(graph: ComfyApiGraph): void {
    for (const [id, { class_type: node, inputs }] of Object.entries(graph)) {
      const schema = NODES[node];
      if (schema === undefined) throw refuse(422, 'invalid_workflow', `Node ${id}: ${node} is not known`);
      const parsed = schema.safeParse(inputs);
      if (!parsed.success) throw refuse(422, 'invalid_workflow', `Node ${id} (${node}): ${parsed.error.message}`);
      const used = reference.safeParse(inputs['image']).data;
      if (used && !assets.has(used.info.id)) throw refuse(422, 'missing_asset', `Asset ${used.info.id} is not known`);
    }
  }

  const idOf = (path: string): string => path.split('/').at(-1) ?? '';

  const stateOf = (id: string, status: string, more: object = {}) => ({
    id,
    status,
    queue_position: status === 'queued' ? 3 : null,
    progress: status === 'running' ? { value: 0.4, nodes_done: 1, nodes_total: 4 } : null,
    outputs: [],
    error: null,
    urls: { self: `/api/v2/jobs/${id}`, events: `/api/v2/jobs/${id}/events`, cancel: `/api/v2/jobs/${id}/cancel` },
    ...more,
  });

  function create(key: string | undefined, sent: Buffer): FakeReply {
    const { workflow } = z.strictObject({ workflow: z.unknown() }).parse(JSON.parse(sent.toString()));
    const failure = failures.shift();
    if (failure === 'lost-before') return 'dropped';
    if (key === undefined) throw refuse(422, 'validation_failed', 'these tests ask for an Idempotency-Key');
    if (keys.has(key)) throw refuse(422, 'idempotency_key_reuse', 'The key was used.');
    const graph = graphSchema.safeParse(workflow);
    if (!graph.success) throw refuse(422, 'workflow_format_ui', 'Export the workflow in API format.');
    checkGraph(graph.data);
    const refusal = failure && REFUSALS[failure]?.();
    if (refusal) throw refusal;
    keys.add(key);
    graphs.push(graph.data);
    const id = randomUUID();
    jobs.set(id, { graph: graph.data, failure, asked: 0, fetched: 0, isCancelled: false });
    return failure === 'lost-after' ? 'dropped' : { status: 201, json: stateOf(id, 'queued') };
  }

  function look(id: string): FakeReply {
    const job = jobs.get(id);
    if (job === undefined || job.failure === 'forgotten') throw refuse(404, 'not_found', 'No such job.');
    job.asked++;
    gate.arrive();
    const { failure, asked, graph, isCancelled } = job;
    if (failure === 'unanswered-once' && asked === 1) return 'dropped';
    if (isCancelled || failure === 'cancelled-there') return { json: stateOf(id, 'canceled') };
    if (failure === 'expired-job') return { json: stateOf(id, 'expired') };
    if (gate.isShut()) return { json: stateOf(id, asked === 1 ? 'queued' : 'running') };
    if (failure === 'memory' || failure === 'broken-node') {
      const message = failure === 'memory' ? 'CUDA out of memory' : 'KSampler: list index out of range';
      return { json: stateOf(id, 'failed', { error: { code: 'node_execution_error', message, node_id: '3' } }) };
    }
    const [node = ''] = Object.entries(graph).find(([, { class_type: name }]) => name === 'SaveImage') ?? [];
    const output = {
      node_id: node,
      name: 'ComfyUI_1.png',
      type: 'image',
      url: `/api/v2/assets/out-${id}/content?n=${asked}`,
    };
    return { json: stateOf(id, 'succeeded', { outputs: failure === 'no-outputs' ? [] : [output] }) };
  }

  function draw({ graph }: Job): RawPicture {
    const nodes = Object.values(graph);
    const inputsOf = (name: string) => nodes.find(({ class_type: node }) => node === name)?.inputs;
    const pictureIn = (name: string) => {
      const used = reference.safeParse(inputsOf(name)?.['image']).data;
      return used ? (assets.get(used.info.id) ?? null) : null;
    };
    const source = pictureIn('LoadImage');
    const factor = Number(inputsOf('ImageScale')?.['factor'] ?? 1);
    const latent = inputsOf('EmptyLatentImage');
    const width = Number(latent?.['width'] ?? (source?.width ?? 64) * factor);
    const height = Number(latent?.['height'] ?? (source?.height ?? 64) * factor);
    return drawPicture({
      width,
      height,
      seed: Number(inputsOf('KSampler')?.['seed'] ?? 0),
      words: String(inputsOf('CLIPTextEncode')?.['text'] ?? ''),
      start:
        source && factor === 1 && !latent ? { picture: source, strength: 0.6, mask: pictureIn('LoadImageMask') } : null,
    });
  }

  async function content(id: string): Promise<FakeReply> {
    const job = jobs.get(id.replace(/^out-/, ''));
    if (job === undefined) throw refuse(404, 'not_found', 'No such asset.');
    job.fetched++;
    const isGone = job.failure === 'expired' || (job.failure === 'expired-once' && job.fetched === 1);
    if (isGone) throw refuse(403, 'forbidden', 'The address has expired.');
    return { bytes: await writePicture(draw(job)), type: 'image/png' };
  }

  async function answer({ method, path, headers, body }: FakeRequest): Promise<FakeReply> {
    if (headers.authorization !== `Bearer ${token}`)
      throw refuse(401, 'unauthorized', `bad token ${headers.authorization}`);
    if (method === 'POST' && path === '/api/v2/assets') return upload(headers['content-type'] ?? '', body);
    if (method === 'POST' && path === '/api/v2/jobs') return create(headers['idempotency-key']?.toString(), body);
    const [, asset] = /^\/api\/v2\/assets\/([^/]+)\/content$/.exec(path) ?? [];
    if (asset !== undefined) return content(asset);
    if (method === 'DELETE') {
      assets.delete(idOf(path));
      if (assets.size === 0) emptied.resolve();
      return { json: null };
    }
    const [, id, isCancel] = /^\/api\/v2\/jobs\/([^/]+)(\/cancel)?$/.exec(path) ?? [];
    if (id === undefined) throw refuse(404, 'not_found', 'No such route.');
    if (method === 'POST' && isCancel) {
      const job = jobs.get(id);
      if (job) job.isCancelled = true;
      gate.cancel();
      return { json: stateOf(id, 'canceling') };
    }
    return look(id);
  }

  const service = await startJsonService(answer);
  return {
    ...service,
    /** Graphs of the jobs that were created, in order. */
    graphs,
    /** Resolves once the last uploaded asset was deleted. */
    emptied: () => emptied.promise,
    failNext: (...kinds: ComfyApiFailure[]) => void failures.push(...kinds),
    ...gate.levers,
  };
}
