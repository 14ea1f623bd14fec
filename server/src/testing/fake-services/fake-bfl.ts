/**
 * The API of Black Forest Labs on loopback, written from its OpenAPI description: unknown fields, sizes that are no
 * multiples and masks of another size are refused; results are at signed addresses that expire.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { drawPicture, writePicture, type RawPicture } from '../drawn-picture.ts';
import {
  createGate,
  FakeRefusal,
  pictureOf,
  startJsonService,
  type FakeReply,
  type FakeRequest,
} from './json-service.ts';

/** How a test can make the next order or its job fail. */
export type BflFailure =
  | 'rate-limit'
  | 'long-rate-limit'
  | 'no-credits'
  | 'wrong-key'
  | 'server-error'
  | 'maintenance'
  | 'dropped'
  | 'refused-at-once'
  | 'request-moderated'
  | 'content-moderated'
  | 'moderated-with-error-status'
  | 'error'
  | 'forgotten'
  | 'unknown-state-first'
  | 'unanswered-once'
  | 'unanswered'
  | 'expired-once'
  | 'expired'
  | 'foreign-address'
  | 'no-picture';

export interface BflCall {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Decoded pictures by field. */
  readonly pictures: Readonly<Record<string, RawPicture>>;
}

interface Task {
  readonly call: BflCall;
  readonly failure: BflFailure | undefined;
  asked: number;
  fetched: number;
}

const MAX_PIXELS = 4 * 1024 * 1024;
const picture = z.base64().min(1);
const side = z.int().min(64);
const shared = {
  seed: z
    .int()
    .min(0)
    .max(2 ** 32)
    .optional(),
  safety_tolerance: z.int().min(0).max(5).optional(),
  output_format: z.enum(['jpeg', 'png', 'webp']).optional(),
};
const flux2 = {
  prompt: z.string().min(1),
  width: side.multipleOf(16).optional(),
  height: side.multipleOf(16).optional(),
  input_image: picture.optional(),
  input_image_2: picture.optional(),
  input_image_3: picture.optional(),
  input_image_4: picture.optional(),
  ...shared,
};
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'flux-2-pro': z.strictObject({ ...flux2, disable_pup: z.boolean().optional() }),
  'flux-2-max': z.strictObject({ ...flux2, disable_pup: z.boolean().optional() }),
  'flux-2-flex': z.strictObject({ ...flux2, prompt_upsampling: z.boolean().optional() }),
  'flux-2-klein-4b': z.strictObject(flux2),
  'flux-2-klein-9b': z.strictObject(flux2),
  'flux-pro-1.0-fill': z.strictObject({ image: picture, mask: picture, prompt: z.string().optional(), ...shared }),
  'flux-tools/erase-v1': z.strictObject({
    image: picture,
    mask: picture,
    dilate_pixels: z.int().min(0).max(25).optional(),
    ...shared,
  }),
  'flux-tools/vto-v2': z.strictObject({ prompt: z.string(), person: picture, garment: picture, ...shared }),
  'flux-tools/outpainting-v1': z.strictObject({
    input_image: picture,
    width: side,
    height: side,
    prompt: z.string().optional(),
    reference_offset_x: z.int().optional(),
    reference_offset_y: z.int().optional(),
    mode: z.enum(['high', 'fast']).optional(),
    auto_crop: z.boolean().optional(),
    output_format: shared.output_format,
    safety_tolerance: shared.safety_tolerance,
  }),
};
const PICTURES = /^(input_image(_\d)?|image|mask|person|garment)$/;

const invalid = (field: string, msg: string) =>
  new FakeRefusal(422, { detail: [{ loc: ['body', field], msg, type: 'value_error' }] });

/** @throws FakeRefusal in the form of the service. */
async function readCall(path: string, sent: unknown): Promise<BflCall> {
  const schema = SCHEMAS[path];
  if (schema === undefined) throw new FakeRefusal(404, { detail: 'Not Found' });
  const parsed = schema.safeParse(sent);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
    throw invalid(String(field), issue?.message ?? 'invalid');
  }
  const body = parsed.data as Record<string, unknown>;
  const pictures: Record<string, RawPicture> = {};
  for (const [field, value] of Object.entries(body)) {
    if (!PICTURES.test(field)) continue;
    const read = await pictureOf(String(value));
    if (read === null) throw invalid(field, 'Input should be a picture');
    pictures[field] = read;
  }
  checkSizes(path, body, pictures);
  return { path, body, pictures };
}

function checkSizes(path: string, body: Readonly<Record<string, unknown>>, pictures: BflCall['pictures']): void {
  const { image, mask, input_image: input } = pictures;
  if (image && mask && (image.width !== mask.width || image.height !== mask.height)) {
    throw invalid('mask', 'Mask must have the same dimensions as the image');
  }
  const [width, height] = [Number(body['width'] ?? 0), Number(body['height'] ?? 0)];
  if (width * height > MAX_PIXELS) throw invalid('width', 'Output is larger than 4MP');
  if (path !== 'flux-tools/outpainting-v1' || !input) return;
  const [x, y] = [Number(body['reference_offset_x'] ?? 0), Number(body['reference_offset_y'] ?? 0)];
  const isInside = x >= 0 && y >= 0 && x + input.width <= width && y + input.height <= height;
  if (!isInside && body['auto_crop'] !== true) throw invalid('input_image', 'Image extends beyond the canvas');
}

function draw({ body, pictures }: BflCall): RawPicture {
  const source = pictures['person'] ?? pictures['input_image'] ?? pictures['image'];
  const width = Number(body['width'] ?? source?.width ?? 1024);
  const height = Number(body['height'] ?? source?.height ?? 1024);
  const fits = source && source.width === width && source.height === height;
  const mask = pictures['mask'] ?? null;
  return drawPicture({
    width,
    height,
    seed: Number(body['seed'] ?? 0),
    words: String(body['prompt'] ?? ''),
    start: fits ? { picture: source, strength: 0.6, mask } : null,
  });
}

const ORDER_FAILURES: Partial<Record<BflFailure, () => FakeRefusal>> = {
  'rate-limit': () => new FakeRefusal(429, { detail: 'Rate limit exceeded' }, { 'retry-after': '0' }),
  'long-rate-limit': () => new FakeRefusal(429, { detail: 'Too many active tasks' }, { 'retry-after': '120' }),
  'no-credits': () => new FakeRefusal(402, { detail: 'Insufficient credits' }),
  'server-error': () => new FakeRefusal(500, { detail: 'Internal Server Error' }),
  maintenance: () => new FakeRefusal(503, { detail: 'Service Unavailable' }),
  'refused-at-once': () => new FakeRefusal(422, { detail: 'Request Moderated' }),
};

export type FakeBfl = Awaited<ReturnType<typeof startFakeBfl>>;

export async function startFakeBfl({ key = 'bfl-test' } = {}) {
  const calls: BflCall[] = [];
  const tasks = new Map<string, Task>();
  const failures: BflFailure[] = [];
  const gate = createGate();
  let credits = 100;
  let polls = 0;

  async function order(path: string, sent: Buffer): Promise<FakeReply> {
    const failure = failures.shift();
    const call = await readCall(path, JSON.parse(sent.toString()));
    calls.push(call);
    if (failure === 'dropped') return 'dropped';
    if (failure === 'wrong-key') throw new FakeRefusal(403, { detail: `Not authenticated: ${key}` });
    const refusal = failure && ORDER_FAILURES[failure]?.();
    if (refusal) throw refusal;
    const id = randomUUID();
    tasks.set(id, { call, failure, asked: 0, fetched: 0 });
    const host = failure === 'foreign-address' ? 'http://evil.example' : service.url;
    return { json: { id, polling_url: `${host}/v1/get_result?id=${id}`, cost: 3, input_mp: 0, output_mp: 1 } };
  }

  /** The state of a task, as the service answers it. */
  function stateOf(id: string): FakeReply {
    polls++;
    const task = tasks.get(id);
    const state = (status: string, more: object = {}, code = 200): FakeReply => ({
      status: code,
      json: { id, status, result: null, progress: null, details: null, ...more },
    });
    if (task === undefined) return state('Task not found', {}, 404);
    task.asked++;
    const isFirst = task.asked === 1;
    gate.arrive();
    if (task.failure === 'unanswered' || (task.failure === 'unanswered-once' && isFirst)) return 'dropped';
    if (gate.isShut()) return isFirst ? state('Pending') : state('Generating', { progress: 0.5 });
    switch (task.failure) {
      case 'request-moderated':
        return state('Request Moderated', { details: { 'Moderation Reasons': ['Safety Filter'] } });
      case 'content-moderated':
        return state('Content Moderated');
      case 'moderated-with-error-status':
        return state('Request Moderated', {}, 422);
      case 'error':
        return state('Error', { details: { error: 'CUDA error' } });
      case 'forgotten':
        return state('Task not found', {}, 404);
      case 'unknown-state-first':
        if (isFirst) return state('Polishing');
        break;
      case 'no-picture':
        return state('Ready', { result: {} });
      default:
    }
    return state('Ready', { result: { sample: `${service.url}/delivery/${id}?sig=${task.asked}` } });
  }

  async function deliver(id: string): Promise<FakeReply> {
    const task = tasks.get(id);
    if (task === undefined) throw new FakeRefusal(404, { detail: 'Not Found' });
    task.fetched++;
    const isExpired = task.failure === 'expired' || (task.failure === 'expired-once' && task.fetched === 1);
    if (isExpired) throw new FakeRefusal(403, { detail: 'Signature expired' });
    return { bytes: await writePicture(draw(task.call)), type: 'image/png' };
  }

  async function answer({ method, path, query, headers, body }: FakeRequest): Promise<FakeReply> {
    const [, delivery] = /^\/delivery\/([^/]+)$/.exec(path) ?? [];
    if (delivery !== undefined) {
      if (headers['x-key'] !== undefined) throw new FakeRefusal(400, { detail: 'the key was sent to the store' });
      return deliver(delivery);
    }
    if (headers['x-key'] !== key) throw new FakeRefusal(403, { detail: 'Not authenticated' });
    if (method === 'GET' && path === '/v1/credits') return { json: { credits } };
    if (method === 'GET' && path === '/v1/get_result') return stateOf(query.get('id') ?? '');
    if (method === 'POST' && path.startsWith('/v1/')) return order(path.slice('/v1/'.length), body);
    throw new FakeRefusal(404, { detail: 'Not Found' });
  }

  const service = await startJsonService(answer);
  return {
    ...service,
    /** Accepted and refused orders with valid fields, in order. */
    calls,
    polls: () => polls,
    failNext: (...kinds: BflFailure[]) => void failures.push(...kinds),
    spendCredits: () => void (credits = 0),
    ...gate.levers,
  };
}
