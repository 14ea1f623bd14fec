/**
 * A server with the HTTP API of A1111, Forge, SD.Next or stable-diffusion.cpp, as strict as they are, on loopback. Jobs
 * advance when they are polled; a test can hold them, make them fail, queue others before them, and restart the server.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { drawPicture, writePicture, type RawPicture } from '../drawn-picture.ts';
import { drawRequest, pictureIn } from './draw-request.ts';
import { listsOf, type Extensions, type FakeFlavour } from './flavours.ts';
import { createLane, STEPS, type LaneJob } from './lane.ts';
import { failureAnswer, raised, Refusal, type Failure } from './refusal.ts';
import { drawFields, extrasFields, rembgFields, type DrawRequest } from './request-fields.ts';
import { createSdCppRoutes } from './sd-cpp-routes.ts';

interface Options extends Partial<Extensions> {
  readonly flavour?: FakeFlavour;
  /** `user:password`. */
  readonly auth?: string | null;
  /** Number of polls until a job ends; 0: it ends by itself. */
  readonly asksPerJob?: number;
  /** Never answers with its list of LoRAs. */
  readonly withholdsLoras?: boolean;
  /** Simulates versions without task names. */
  readonly isOld?: boolean;
}

interface Received {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

const base64 = async (picture: RawPicture) => (await writePicture(picture)).toString('base64');

export type FakeSdWebui = Awaited<ReturnType<typeof startFakeSdWebui>>;

export async function startFakeSdWebui(options: Options = {}) {
  const { flavour = 'a1111', auth = null, asksPerJob = 0, controlNet = false, rembg = false, isOld = false } = options;
  const { withholdsLoras = false, stem = 'flux1-kontext-dev-q8_0' } = options;
  const lists = listsOf(flavour, { controlNet, rembg, stem });
  const received: Received[] = [];
  const failures: Failure[] = [];
  const interrupted: LaneJob[] = [];
  const read: string[] = [];
  const stopped = Promise.withResolvers<void>();
  const lane = createLane(asksPerJob);
  const isSdCpp = flavour === 'sd-cpp' || flavour === 'old-sd-cpp';
  let isDeaf = false;
  let isSilent = false;
  let mostAtOnce = 0;
  let atOnce = 0;

  /** Draws one picture in its turn; a failure occurs when it runs. */
  async function inLane<Made>(id: string, draw: (job: LaneJob) => Made): Promise<Made> {
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    const { job, done } = lane.enter(id);
    await done.finally(() => atOnce--);
    const failure = failures.shift();
    const answer = failure && failureAnswer(flavour, failure);
    if (answer) throw answer;
    const made = draw(job);
    return failure === 'black' ? blackened(made) : made;
  }

  async function draw(path: string, body: unknown): Promise<unknown> {
    const parsed = drawFields[flavour].safeParse(body);
    if (!parsed.success) throw refusedFields(parsed.error.issues);
    const request = parsed.data as DrawRequest;
    const id = request.force_task_id ?? `own-${lane.enteredCount()}`;
    const isHalfDone = () => lane.find(id)?.isInterrupted ?? false;
    const drawn = await drawRequest(flavour, path, request, { controlNet, isHalfDone });
    const { pictures, info } = await inLane(isOld ? `own-${lane.enteredCount()}` : id, drawn);
    return { images: await Promise.all(pictures.map(base64)), parameters: {}, info: JSON.stringify(info) };
  }

  function refusedFields(
    issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
  ): Refusal {
    const [first] = issues;
    const said = `${first?.path.join('.') ?? ''} ${first?.message ?? ''}`;
    if (isSdCpp) return raised(flavour, 400, '', said);
    if (flavour === 'sd-next') return raised(flavour, 500, 'TypeError', `got an unexpected keyword argument: ${said}`);
    const detail = issues.map(({ path, message }) => ({ loc: ['body', ...path], msg: message, type: 'value_error' }));
    return new Refusal(422, { detail });
  }

  async function extras(body: unknown): Promise<unknown> {
    const parsed = extrasFields.safeParse(body);
    if (!parsed.success) throw refusedFields(parsed.error.issues);
    const { image, upscaling_resize: factor, upscaler_1: upscaler, ...faces } = parsed.data;
    const source = await pictureIn(flavour, image);
    if (!['None', 'R-ESRGAN 4x+', '4x-UltraSharp'].includes(upscaler)) {
      throw raised(flavour, 500, 'AssertionError', `could not find upscaler named ${upscaler}`);
    }
    const [width, height] = [Math.floor(source.width * factor), Math.floor(source.height * factor)];
    const words = `${upscaler} ${JSON.stringify(faces)}`;
    const made = await inLane('extras', () => drawPicture({ width, height, seed: 0, words }));
    return { image: await base64(made), html_info: '<div></div>' };
  }

  async function cutOut(body: unknown): Promise<unknown> {
    const parsed = rembgFields.safeParse(body);
    if (!parsed.success) throw refusedFields(parsed.error.issues);
    const { width, height, channels, data } = await pictureIn(flavour, parsed.data.input_image);
    const cut = new Uint8Array(width * height * 4);
    for (let k = 0; k < width * height; k++) {
      cut.set(data.subarray(k * channels, k * channels + 3), k * 4);
      cut[k * 4 + 3] = k % width < width / 2 ? 255 : 0;
    }
    return { image: await base64({ width, height, channels: 4, data: cut }) };
  }

  async function preview(): Promise<string> {
    return base64(drawPicture({ width: 16, height: 16, seed: lane.running()?.step ?? 0, words: 'preview' }));
  }

  async function taskProgress({ id_task: id, live_preview: withPreview }: Record<string, unknown>): Promise<unknown> {
    const job = lane.find(String(id));
    const active = job?.state === 'running';
    if (active) lane.ask();
    return {
      active,
      queued: job?.state === 'queued',
      completed: job?.state === 'done',
      eta: null,
      textinfo: null,
      progress: active ? job.step / STEPS : null,
      live_preview: active && withPreview ? `data:image/png;base64,${await preview()}` : null,
      id_live_preview: active ? job.step : -1,
    };
  }

  /** The progress of whatever is running, which does not say whose job it is. */
  async function progress(query: URLSearchParams): Promise<unknown> {
    lane.ask();
    const job = lane.running();
    const stamp = `2026010100000${lane.enteredCount() % 10}`;
    const state = { job: job ? 'scripts_txt2img' : '', job_count: job ? 1 : 0, job_timestamp: stamp };
    const withPreview = job !== null && query.get('skip_current_image') !== 'true';
    return {
      progress: job ? job.step / STEPS : 0,
      eta_relative: 0,
      textinfo: null,
      ...(flavour === 'sd-next' && { id: job?.id ?? 'none' }),
      state: { ...state, interrupted: lane.wasInterrupted(), skipped: false },
      current_image: withPreview ? await preview() : null,
    };
  }

  function interrupt(): undefined | object {
    const job = lane.interrupt();
    if (job) interrupted.push(job);
    stopped.resolve();
    return flavour === 'sd-next' ? undefined : {};
  }

  const sdCpp = createSdCppRoutes({
    flavour,
    lane,
    inLane,
    nextFailure: () => failures[0] ?? null,
    drop: () => failures.shift(),
    onCancelled: () => stopped.resolve(),
  });

  /**
   * Returns undefined for an answer without a body.
   * @throws Refusal
   */
  async function answer(method: string, path: string, query: URLSearchParams, body: unknown): Promise<unknown> {
    if (method === 'GET' && path in lists) {
      read.push(path);
      if (withholdsLoras && path === '/sdapi/v1/loras') return new Promise(() => {});
      return lists[path];
    }
    if (/^\/sdapi\/v1\/(txt2img|img2img)$/.test(path)) return isDeaf ? new Promise(() => {}) : draw(path, body);
    if (flavour === 'sd-cpp' && path.startsWith('/sdcpp/v1/')) return sdCpp(method, path, body);
    if (isSdCpp) throw new Refusal(404, '');
    if (path === '/sdapi/v1/progress') return progress(query);
    if (path === '/sdapi/v1/interrupt') return interrupt();
    if (path === '/sdapi/v1/extra-single-image') return extras(body);
    if (rembg && path.endsWith('/rembg')) return cutOut(body);
    const keepsNames = flavour !== 'sd-next' && !isOld;
    if (keepsNames && path === '/internal/progress') return taskProgress(body as Record<string, unknown>);
    if (keepsNames && path === '/internal/pending-tasks') return { size: lane.waiting().length, tasks: [] };
    throw new Refusal(404, { detail: 'Not Found' });
  }

  function checkKey(request: IncomingMessage, path: string): void {
    // Progress needs no authentication.
    if (auth === null || path === '/sdapi/v1/progress') return;
    const given = request.headers.authorization ?? '';
    if (given === `Basic ${Buffer.from(auth).toString('base64')}`) return;
    throw raised(flavour, 401, 'HTTPException', 'Incorrect username or password');
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://fake');
    if (isSilent) return void response.destroy();
    const sent = await text(request);
    try {
      checkKey(request, path);
      const body: unknown = sent === '' ? undefined : JSON.parse(sent);
      if (request.method === 'POST') received.push({ path, body: (body ?? {}) as Record<string, unknown> });
      const answered = await answer(request.method ?? 'GET', path, query, body);
      if (answered === undefined) response.writeHead(204).end();
      else response.writeHead(path.endsWith('img_gen') ? 202 : 200, JSON_TYPE).end(JSON.stringify(answered));
    } catch (error) {
      const { status, body } = error instanceof Refusal ? error : new Refusal(500, { error: String(error) });
      const isPage = typeof body === 'string' && body.startsWith('<');
      response.writeHead(status, isPage ? { 'content-type': 'text/html' } : JSON_TYPE);
      response.end(isPage ? body : JSON.stringify(body));
    }
  }

  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function dropAll(): void {
    server.closeAllConnections();
    lane.forget();
    sdCpp.forget();
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Bodies of all POST requests, in order. */
    received,
    /** Paths of the lists that were read, in order. */
    lists: () => read,
    /** Jobs that were interrupted. */
    interrupted,
    drawings: () => received.filter(({ path }) => /txt2img|img2img|img_gen$/.test(path)),
    failNext: (...kinds: Failure[]) => void failures.push(...kinds),
    hold: () => lane.hold(),
    release: () => lane.release(),
    held: () => lane.held(),
    /** Resolves at the first interrupt, or cancelled waiting job. */
    stopped: () => stopped.promise,
    /** Simulates another client's running job until the returned function is called. */
    occupy(): () => void {
      const { job } = lane.enter('foreign', true);
      return () => lane.finish(job);
    },
    /** Simulates a press of "interrupt" on the server's own page. */
    interrupt,
    /** Maximum number of concurrent requests for pictures so far. */
    mostAtOnce: () => mostAtOnce,
    /** Simulates a network that fails until `answer` is called: connections break, and the jobs go on. */
    fallSilent: () => {
      isSilent = true;
      server.closeAllConnections();
    },
    answer: () => void (isSilent = false),
    /** Accepts requests for pictures and never answers them, until it is told to hear again. */
    turnDeaf: (turns = true) => void (isDeaf = turns),
    /** Simulates a crash: connections break, jobs are lost, and the server listens again. */
    restart: dropAll,
    async close(): Promise<void> {
      server.close();
      dropAll();
      await once(server, 'close');
    },
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };

function blackened<Made>(made: Made): Made {
  const { pictures } = made as { pictures?: readonly RawPicture[] };
  for (const { data } of pictures ?? [made as RawPicture]) data.fill(0);
  return made;
}
