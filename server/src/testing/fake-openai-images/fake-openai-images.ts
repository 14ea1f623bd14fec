/**
 * A server with OpenAI's Images interface on loopback, as strict as the service or as lenient as a gateway or
 * stable-diffusion.cpp. It redraws every picture, whatever the mask, and never draws the same picture twice.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { drawPicture, writePicture, type RawPicture } from '../drawn-picture.ts';
import { isOneModel, readCall, refuse, Refusal, type FakeService, type PictureCall } from './fields.ts';

/** How a test can make the next pictures fail. */
export type ImagesFailure =
  | 'moderation'
  | 'rate-limit'
  | 'rate-limit-for-long'
  | 'overloaded'
  | 'quota'
  | 'organization'
  | 'server-error'
  | 'bad-gateway'
  | 'plain-text-error'
  | 'error-in-good-answer'
  | 'error-in-stream'
  | 'cut-off'
  | 'no-picture'
  | 'page';

interface Options {
  readonly service?: FakeService;
  readonly key?: string;
  /** The model of a server that has only one; the models of LocalAI, separated by blanks. */
  readonly only?: string;
  /** Size of its pictures, whatever size is requested. */
  readonly answersSize?: { readonly width: number; readonly height: number };
}

const MODERATION = 'Your request was rejected by the safety system. safety_violations=[sexual].';

function failureAnswer(failure: ImagesFailure): Refusal | null {
  switch (failure) {
    case 'moderation':
      return refuse(400, { code: 'moderation_blocked', message: MODERATION, type: 'image_generation_user_error' });
    case 'rate-limit':
    case 'rate-limit-for-long': {
      const { status, body } = refuse(429, {
        code: 'rate_limit_exceeded',
        message: 'Rate limit reached',
        type: 'input-images',
      });
      return new Refusal(status, body, failure === 'rate-limit' ? { 'retry-after-ms': '3' } : { 'retry-after': '120' });
    }
    case 'overloaded':
      return new Refusal(503, { detail: 'Too many requests wait.' }, { 'retry-after': '0' });
    case 'quota':
      return refuse(429, {
        code: 'insufficient_quota',
        message: 'You exceeded your current quota',
        type: 'insufficient_quota',
      });
    case 'organization':
      return refuse(403, { code: 'unverified', message: 'Your organization must be verified to use the model.' });
    case 'server-error':
      return refuse(500, { code: 'server_error', message: 'The server had an error', type: 'server_error' });
    case 'bad-gateway':
      return new Refusal(502, '<html>502</html>');
    case 'plain-text-error':
      return new Refusal(500, { error: 'generate_image failed: out of memory' });
    case 'error-in-good-answer':
      return new Refusal(200, { error: { code: 'moderation_blocked', message: MODERATION } });
    case 'no-picture':
      return new Refusal(200, { created: 1, data: [] });
    case 'page':
      return new Refusal(200, '<html>log in</html>');
    default:
      return null;
  }
}

const MODELS: Record<FakeService, readonly string[]> = {
  openai: ['gpt-5', 'gpt-image-1', 'gpt-image-1-mini', 'gpt-image-1.5', 'gpt-image-2'],
  gateway: [],
  'sd-cpp': ['sd-cpp-local'],
  'vllm-omni': [],
  sglang: [],
  localai: [],
};
const JSON_TYPE = { 'content-type': 'application/json', 'x-request-id': 'req_fake' };
const base64 = async (picture: RawPicture) => (await writePicture(picture)).toString('base64');

export type FakeOpenAiImages = Awaited<ReturnType<typeof startFakeOpenAiImages>>;

export async function startFakeOpenAiImages({
  service = 'openai',
  key = 'sk-test',
  answersSize,
  only = 'studio/house-model',
}: Options = {}) {
  const calls: PictureCall[] = [];
  const sent: string[] = [];
  const failures: ImagesFailure[] = [];
  let gate: PromiseWithResolvers<void> | null = null;
  let arrival = Promise.withResolvers<void>();
  let dropped = Promise.withResolvers<void>();
  let drawn = 0;

  /**
   * Chooses seeds itself, except for stable-diffusion.cpp, which reads a seed from the prompt and otherwise uses 42.
   */
  function seedOf({ prompt, own }: PictureCall): { readonly seed: number; readonly words: string } {
    if (own) return { seed: own.seed, words: `${prompt} ${own.negative_prompt ?? ''}` };
    if (service !== 'sd-cpp') return { seed: ++drawn, words: prompt };
    const [, orders = '{}'] = /<sd_cpp_extra_args>(.*?)<\/sd_cpp_extra_args>/.exec(prompt) ?? [];
    return { seed: (JSON.parse(orders) as { seed?: number }).seed ?? 42, words: prompt.replace(/<sd_cpp.*$/, '') };
  }

  function draw(call: PictureCall): RawPicture {
    const {
      width,
      height,
      images: [first],
      mask,
      background,
    } = call;
    const size = answersSize ?? { width, height };
    const fits = first && first.width === size.width && first.height === size.height;
    // The service treats a mask as a hint; stable-diffusion.cpp reads white and black.
    const masked = service === 'sd-cpp' || isOneModel(service) ? mask : null;
    const start = fits ? { picture: first, strength: 0.6, mask: masked } : null;
    const picture = drawPicture({ ...size, ...seedOf(call), start });
    return background === 'transparent' ? withClearLeft(picture) : picture;
  }

  async function stream(
    call: PictureCall,
    response: ServerResponse,
    failure: ImagesFailure | undefined,
  ): Promise<void> {
    const kind = call.images.length > 0 ? 'image_edit' : 'image_generation';
    const send = (type: string, data: object) =>
      response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-request-id': 'req_fake' });
    const partial = await base64(drawPicture({ width: 32, height: 32, seed: 1, words: 'partial' }));
    // Often fewer partial pictures are sent than requested.
    send(`${kind}.partial_image`, { b64_json: partial, partial_image_index: 0 });
    await held(response);
    if (failure === 'error-in-stream') {
      response.write(
        `event: error\ndata: ${JSON.stringify({ error: { code: 'moderation_blocked', message: MODERATION } })}\n\n`,
      );
    } else if (failure !== 'cut-off') {
      send(`${kind}.completed`, { b64_json: await base64(draw(call)), usage: { total_tokens: 1 } });
    }
    response.end();
  }

  async function held(response: ServerResponse): Promise<void> {
    if (gate === null) return;
    response.once('close', () => dropped.resolve());
    arrival.resolve();
    await gate.promise;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { pathname: path } = new URL(request.url ?? '/', 'http://fake');
    try {
      if (request.headers.authorization !== `Bearer ${key}` && service === 'openai') {
        throw refuse(401, { code: 'invalid_api_key', message: 'Incorrect API key provided.' });
      }
      if (path === '/v1/models' && service === 'vllm-omni') {
        const listed = { id: only, object: 'model', created: 0, owned_by: 'vllm-omni', permission: [] };
        response.writeHead(200, JSON_TYPE).end(JSON.stringify({ object: 'list', data: [listed] }));
        return;
      }
      if (path === '/models' && service === 'sglang') {
        response.writeHead(200, JSON_TYPE).end(JSON.stringify({ model_path: only, task_type: 'T2I' }));
        return;
      }
      if (service === 'localai' && path === '/system') {
        const system = { backends: ['stablediffusion-ggml', 'diffusers'], loaded_models: null };
        response.writeHead(200, JSON_TYPE).end(JSON.stringify(system));
        return;
      }
      if (service === 'localai' && path === '/v1/models') {
        const data = only.split(' ').map((id) => ({ id, object: 'model' }));
        response.writeHead(200, JSON_TYPE).end(JSON.stringify({ object: 'list', data }));
        return;
      }
      if (service === 'localai' && path.endsWith('/edits')) throw new Refusal(404, { error: 'not found' });
      if (path === '/v1/models' && (service === 'openai' || service === 'sd-cpp')) {
        response
          .writeHead(200, JSON_TYPE)
          .end(JSON.stringify({ data: MODELS[service].map((id) => ({ id, object: 'model', owned_by: 'system' })) }));
        return;
      }
      if (!/^\/v1\/images\/(generations|edits)$/.test(path)) throw new Refusal(404, { error: 'not found' });
      sent.push(body.toString('latin1'));
      const call = await readCall(service, path, request.headers['content-type'] ?? '', body, only);
      calls.push(call);
      const failure = failures.shift();
      const answer = failure && failureAnswer(failure);
      if (answer) throw answer;
      if (call.stream) return await stream(call, response, failure);
      await held(response);
      response.writeHead(200, JSON_TYPE);
      response.end(JSON.stringify({ created: 1, data: [{ b64_json: await base64(draw(call)) }] }));
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(500, { error: { message: String(error) } });
      const isPage = typeof refusal.body === 'string';
      response.writeHead(refusal.status, {
        ...JSON_TYPE,
        ...(isPage && { 'content-type': 'text/html' }),
        ...refusal.headers,
      });
      response.end(isPage ? refusal.body : JSON.stringify(refusal.body));
    }
  }

  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** Accepted calls, in order. */
    calls,
    /** Raw bodies of all requests for pictures. */
    sent,
    failNext: (...kinds: ImagesFailure[]) => void failures.push(...kinds),
    hold(): void {
      gate = Promise.withResolvers();
      arrival = Promise.withResolvers();
      dropped = Promise.withResolvers();
    },
    release(): void {
      gate?.resolve();
      gate = null;
    },
    /** Resolves once a picture is being held. */
    held: () => arrival.promise,
    /** Resolves once a client has disconnected while its picture was held. */
    dropped: () => dropped.promise,
    restart: () => server.closeAllConnections(),
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function withClearLeft({ width, height, data }: RawPicture): RawPicture {
  const clear = new Uint8Array(width * height * 4);
  for (let k = 0; k < width * height; k++) {
    clear.set(data.subarray(k * 3, k * 3 + 3), k * 4);
    clear[k * 4 + 3] = k % width < width / 2 ? 0 : 255;
  }
  return { width, height, channels: 4, data: clear };
}
