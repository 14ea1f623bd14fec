/**
 * A ComfyUI server on loopback, in three versions: 0.3.64 of 2025, 0.33 and 0.38 of 2026. It validates graphs, draws
 * tiny pictures from them, reports progress over sockets, and is as strict as the real server about names, seeds,
 * masks, ids and the order of calls. Client mistakes that the real server would not report are collected in `misuse`. A
 * test can pause, break and restart it.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { ServerRecording } from '../../adapters/image-engine/comfyui/record-server.ts';
import { decodePicture } from '../../adapters/image-engine/composition/png.ts';
import type { Pixels } from '../../ports/engine-task.ts';
import { createClients, type Clients } from './clients.ts';
import { answerJobs, answerQueue } from './job-routes.ts';
import type { FakeAnswer, FakeReply, FakeRequest } from './fake-request.ts';
import { createJobRunner, type FakeJob } from './job-runner.ts';
import { objectInfoOf, type ModelFiles } from './object-info.ts';
import { recordedNodes } from './recorded-nodes.ts';
import { validatePrompt, type Prompt } from './validate-prompt.ts';

export interface FakeComfyuiOptions {
  readonly version?: 'old' | '0.33' | 'new';
  /** A recording of a real server, whose nodes, files and features it then has instead of those of a version. */
  readonly recording?: ServerRecording;
  readonly modelFiles?: Partial<ModelFiles>;
  /** Metadata in the headers of LoRA files, by name. */
  readonly loraMetadata?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Node classes that are not installed. */
  readonly without?: readonly string[];
  /** The `--preview-method` option; new versions also accept it per job. */
  readonly previews?: boolean;
  /** Assigns its own ids to jobs, like versions before 0.3.45. */
  readonly ignoresIds?: boolean;
  /** Whether it supports pictures with metadata; otherwise it always sends the plain format. */
  readonly knowsFlags?: boolean;
  /** Maximum upload in bytes; larger ones break the connection. */
  readonly uploadLimit?: number;
  /** Required `Authorization` header of every request, like that of a proxy in front. */
  readonly authorization?: string;
}

const USUAL_MODEL_FILES: ModelFiles = {
  checkpoints: ['juggernautXL_v9.safetensors', 'dreamshaper_8.safetensors'],
  diffusion_models: ['qwen_image_edit_2509_fp8.safetensors'],
  text_encoders: ['qwen_2.5_vl_7b_fp8_scaled.safetensors'],
  vae: ['qwen_image_vae.safetensors'],
  loras: [],
  controlnet: ['controlnet-scribble-sdxl.safetensors', 'control_v11p_sd15_scribble.pth'],
  upscale_models: ['4x-UltraSharp.pth', 'RealESRGAN_x2plus.pth'],
  background_removal: ['BiRefNet.safetensors'],
  facerestore_models: ['GFPGANv1.4.pth'],
  model_patches: [],
  unet_gguf: [],
  clip_gguf: [],
};

const VERSIONS = { old: '0.3.64', '0.33': '0.33.0', new: '0.38.2' };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export type FakeComfyui = Awaited<ReturnType<typeof startFakeComfyui>>;

export async function startFakeComfyui(options: FakeComfyuiOptions = {}) {
  const {
    version = 'new',
    without = [],
    previews = false,
    ignoresIds = false,
    knowsFlags = true,
    authorization = null,
    recording = null,
    loraMetadata = {},
    uploadLimit = recording?.uploadLimit ?? 104_857_600,
  } = options;
  const isNew = recording?.hasJobs ?? version !== 'old';
  const modelFiles = { ...USUAL_MODEL_FILES, ...options.modelFiles, ...recording?.models };
  const objectInfo =
    recording?.objectInfo ??
    Object.fromEntries(Object.entries(objectInfoOf(version, modelFiles)).filter(([name]) => !without.includes(name)));
  const nodes = recordedNodes(objectInfo);
  const files = new Map<string, Buffer>();
  const misuse: string[] = [];
  const requests: string[] = [];
  const headerNames = new Set<string>();
  const prompts: FakeJob[] = [];
  const refusals: FakeReply[] = [];
  let dropsOutput = false;
  let number = 0;
  let clients: Clients;
  let server: Server;

  const runner = createJobRunner({
    clients: () => clients,
    files,
    pictureOf: async (name): Promise<Pixels> => decodePicture(files.get(fileKeyOf(name)) ?? Buffer.alloc(0)),
    misuse,
    showsPreviews: ({ extraData }) =>
      previews || (isNew && !['none', undefined].includes(extraData['preview_method'] as string)),
  });
  const depth = () => runner.pending.length + (runner.running() ? 1 : 0);
  const stock = { nodes, isNew, hasUpload: (name: string) => files.has(fileKeyOf(name)) };

  async function upload({ body, type }: FakeRequest): Promise<FakeReply> {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const image = form.get('image');
    if (!(image instanceof File) || image.name === '') return { status: 400 };
    const folder = String(form.get('type') ?? 'input');
    const bytes = Buffer.from(await image.arrayBuffer());
    let name = image.name;
    for (let copy = 1; files.get(`${folder}/${name}`)?.equals(bytes) === false; copy++)
      name = image.name.replace(/(\.\w+)$/, ` (${copy})$1`);
    files.set(`${folder}/${name}`, bytes);
    return { json: { name, subfolder: '', type: folder, ...(isNew && { asset: { hash: 'x' } }) } };
  }

  function submit({ body }: FakeRequest): FakeReply {
    const {
      prompt,
      prompt_id: asked,
      client_id: clientId = '',
      extra_data: extraData = {},
    } = JSON.parse(String(body)) as {
      prompt: Prompt;
      prompt_id?: string;
      client_id?: string;
      extra_data?: Record<string, unknown>;
    };
    if (isNew && asked !== undefined && !UUID.test(asked)) {
      const message = 'prompt_id must be a UUID in canonical lowercase hyphenated form';
      return { status: 400, json: { error: { type: 'invalid_prompt_id', message, details: '' }, node_errors: {} } };
    }
    if (clientId === '') misuse.push('a prompt without client_id');
    else if (!clients.has(clientId)) misuse.push('a prompt before its socket was open');
    const { error, nodeErrors, misuse: slips } = validatePrompt(prompt, stock);
    misuse.push(...slips);
    if (error) return { status: 400, json: { error, node_errors: nodeErrors } };
    const id = asked === undefined || ignoresIds ? crypto.randomUUID() : asked;
    const job = { number: ++number, id, prompt, clientId, extraData };
    prompts.push(job);
    const errors = dropsOutput
      ? { 9: { errors: [DROPPED], dependent_outputs: ['9'], class_type: 'SaveImage' } }
      : nodeErrors;
    dropsOutput = false;
    runner.add(job);
    return { json: { prompt_id: id, number: job.number, node_errors: errors } };
  }

  const view = ({ url }: FakeRequest): FakeReply => {
    const bytes = files.get(`${url.searchParams.get('type') ?? 'output'}/${url.searchParams.get('filename')}`);
    return bytes ? { bytes } : { status: 404 };
  };
  const system = {
    os: 'posix',
    comfyui_version: recording ? (recording.version ?? undefined) : VERSIONS[version],
    python_version: '3.12.3',
  };
  const card = { name: 'cuda:0 Fake Card', type: 'cuda', index: 0, vram_total: 24e9, vram_free: 20e9 };

  function answer(request: FakeRequest): FakeAnswer {
    const { endpoint, url } = request;
    const folder = /^GET \/models\/([^/]+)$/.exec(endpoint)?.[1];
    if (folder) return folder in modelFiles ? { json: modelFiles[folder as keyof ModelFiles] } : { status: 404 };
    switch (endpoint) {
      case 'POST /upload/image':
        return upload(request);
      case 'POST /prompt':
        return submit(request);
      case 'GET /prompt':
        return { json: { exec_info: { queue_remaining: depth() } } };
      case 'GET /view':
        return view(request);
      case 'GET /object_info':
        return { json: objectInfo };
      case 'GET /system_stats':
        return { json: { system, devices: [card] } };
      case 'GET /view_metadata/loras': {
        const metadata = loraMetadata[url.searchParams.get('filename') ?? ''];
        return metadata ? { json: metadata } : { status: 404 };
      }
      case 'GET /features':
        return { json: { supports_preview_metadata: true, max_upload_size: uploadLimit } };
      default:
        return answerQueue(request, runner, misuse) ?? (isNew ? answerJobs(endpoint, url, runner) : null);
    }
  }

  // True for a request from a page of another origin, with headers that browsers add, or without the required
  // authorization; it is refused then.
  const isForeign = (headers: Readonly<Record<string, unknown>>) => {
    for (const name of Object.keys(headers)) headerNames.add(name);
    const isOfBrowser = (name: string) => name === 'origin' || (isNew && name.startsWith('sec-fetch-'));
    const isKnown = authorization === null || headers['authorization'] === authorization;
    return Object.keys(headers).some(isOfBrowser) || !isKnown;
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://comfy.test');
    const path = url.pathname.startsWith('/api/jobs') ? url.pathname : url.pathname.replace(/^\/api\//, '/');
    const endpoint = `${request.method} ${path}`;
    requests.push(endpoint);
    const body = await buffer(request);
    if (endpoint === 'POST /upload/image' && body.length > uploadLimit) return void response.destroy();
    const type = request.headers['content-type'] ?? '';
    const refusal = endpoint === 'POST /prompt' ? refusals.shift() : undefined;
    const reply = isForeign(request.headers)
      ? { status: 403 }
      : (refusal ?? (await answer({ endpoint, url, body, type })) ?? { status: 404, json: '404: Not Found' });
    const { status = 200, json, bytes } = reply;
    response.writeHead(status, { 'content-type': bytes ? 'image/png' : 'application/json' });
    response.end(bytes ?? (json === undefined ? '' : JSON.stringify(json)));
  }

  async function listen(port: number): Promise<void> {
    server = createServer((request, response) => {
      handle(request, response).catch((error: unknown) => {
        misuse.push(String(error));
        response.writeHead(500).end();
      });
    });
    clients = createClients({
      server,
      refusesOrigin: isForeign,
      queueRemaining: depth,
      knowsFlags,
      runningOf: (clientId) => {
        const job = runner.running();
        return job?.clientId === clientId ? { node: runner.runningNode(), prompt_id: job.id } : null;
      },
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }

  async function stop(): Promise<void> {
    runner.restart();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }

  await listen(0);
  const { port } = server!.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    /** Client mistakes. */
    misuse,
    /** Method and path of each request. */
    requests,
    /** Names of headers received with any request or socket. */
    headerNames,
    /** Accepted jobs, in order. */
    prompts,
    /** Stored uploads and results, by folder and name. */
    files,
    hold: runner.hold,
    holdAtPreview: runner.holdAtPreview,
    release: runner.release,
    held: runner.held,
    idle: runner.idle,
    pending: () => runner.pending.map(({ id }) => id),
    running: () => runner.running()?.id ?? null,
    remembers: () => [...runner.history.keys()],
    sockets: () => clients.count(),

    /** Makes the next jobs fail like this, at their next node or step. */
    failNext: (...faults: Parameters<typeof runner.faults.push>) => void runner.faults.push(...faults),
    /** Answers the next submissions with these replies. */
    refuseNext: (...replies: FakeReply[]) => void refusals.push(...replies),
    /** Accepts the next job but reports a dropped output. */
    dropOutput: () => void (dropsOutput = true),
    dropSockets: () => clients.drop(),
    refuseSockets: (refuses: boolean) => clients.refuse(refuses),
    /** Adds another client's job, without a socket. */
    queueForeign: (prompt: Prompt): string => {
      const job = { number: ++number, id: crypto.randomUUID(), prompt, clientId: 'somebody', extraData: {} };
      runner.add(job);
      return job.id;
    },
    /** Loses all jobs, history and uploads, and is available again at once. */
    restart: runner.restart,
    /** Stops the server until `start` is called. */
    stop,
    start: () => listen(port),
    close: stop,
  };
}

const DROPPED = {
  type: 'required_input_missing',
  message: 'Required input is missing',
  details: 'images',
  extra_info: {},
};

/** Formats `name [temp]`, `folder/name`; without a suffix it is an input. */
function fileKeyOf(name: string): string {
  const [, path = name, folder = 'input'] = /^(.*?)(?: \[(\w+)\])?$/.exec(name) ?? [];
  return `${folder}/${path}`;
}
