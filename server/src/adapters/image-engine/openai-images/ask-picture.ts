/**
 * Requests one picture through the official library: streamed where the model sends previews, plain otherwise. A field
 * that turns out to be unsupported is left out from then on. When the service requests a short delay, the request is
 * repeated once after it.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { APIError, toFile, type OpenAI } from 'openai';
import { Stream } from 'openai/core/streaming';
import { z } from 'zod';
import type { Pixels } from '../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../ports/image-engine.port.ts';
import { decodePicture, encodePng } from '../composition/png.ts';
import { failureOfError, retryAfter } from './failure-of-error.ts';

/** Fields besides the prompt, the model and the size. */
const OPTIONAL_FIELDS = ['background', 'quality', 'input_fidelity', 'output_format', 'stream'] as const;
export type OptionalField = (typeof OPTIONAL_FIELDS)[number];

export interface PictureRequest {
  readonly prompt: string;
  readonly model: string;
  /** `WxH` in pixels. */
  readonly size: string;
  readonly optional: Readonly<Partial<Record<Exclude<OptionalField, 'stream'>, string>>>;
  readonly streams: boolean;
  /** Fields of the program beside those of OpenAI. */
  readonly own: Readonly<Record<string, string | number>>;
  readonly maskField: 'mask' | 'mask_image';
  readonly picturesIn: 'edits' | 'ref_images';
  /** The first is the picture to edit; empty for a picture from words alone. */
  readonly images: readonly Pixels[];
  /** Same size as the first picture, in the service's format. */
  readonly mask: Pixels | null;
}

interface AskOptions {
  readonly signal: AbortSignal;
  /** Called with each preview. */
  readonly onPartial: (pixels: Pixels, index: number) => void;
  /** Unsupported fields by model; extended when another one is discovered. */
  readonly unsupportedFields: Map<string, Set<OptionalField>>;
}

/** Number of previews to request for each picture. */
const PARTIALS = 2;
/** Maximum requested delay to wait for here, in milliseconds; the render queue handles a longer one. */
const MAX_WAIT_MS = 20_000;

const reply = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish() })).nullish(),
  error: z.unknown().optional(),
});
const event = z.object({
  type: z.string(),
  b64_json: z.string().optional(),
  partial_image_index: z.number().optional(),
});

const decode = (base64: string) => decodePicture(Buffer.from(base64, 'base64'));
const fileOf = async (pixels: Pixels, name: string) => toFile(await encodePng(pixels), name, { type: 'image/png' });

async function send(client: OpenAI, request: PictureRequest, without: ReadonlySet<OptionalField>, signal: AbortSignal) {
  const { prompt, model, size, images, mask, own, maskField } = request;
  const optional = Object.fromEntries(
    Object.entries(request.optional).filter(([name]) => !without.has(name as OptionalField)),
  );
  const streaming =
    request.streams && !without.has('stream') ? { stream: true as const, partial_images: PARTIALS } : {};
  const fields = { prompt, model, size, n: 1, ...optional, ...own, ...streaming };
  if (images.length === 0) return client.images.generate(fields, { signal }).asResponse();
  if (request.picturesIn === 'ref_images') {
    const encoded = await Promise.all(images.map(async (image) => (await encodePng(image)).toString('base64')));
    const drawn = { ...fields, ref_images: encoded };
    return client.images.generate(drawn, { signal }).asResponse();
  }
  const files = await Promise.all(images.map((image, index) => fileOf(image, `picture-${index + 1}.png`)));
  const image = files.length === 1 ? files[0]! : files;
  const masked = mask && { [maskField]: await fileOf(mask, 'mask.png') };
  return client.images.edit({ ...fields, image, ...masked }, { signal }).asResponse();
}

async function readStream(response: Response, client: OpenAI, { signal, onPartial }: AskOptions): Promise<Pixels> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop, { once: true });
  try {
    for await (const each of Stream.fromSSEResponse<unknown>(response, controller, client)) {
      const frame = event.safeParse(each).data;
      if (frame?.b64_json === undefined) continue;
      if (frame.type.endsWith('.completed')) return await decode(frame.b64_json);
      if (frame.type.endsWith('.partial_image'))
        onPartial(await decode(frame.b64_json), frame.partial_image_index ?? 0);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
  // An aborted stream ends without an error.
  throw new ImageEngineError(signal.aborted ? 'cancelled' : 'failed', 'the answer ended before the picture was whole');
}

/** Some servers answer JSON although a stream was requested, or an error with status 200. */
async function readReply(response: Response): Promise<Pixels> {
  const parsed = reply.safeParse(await response.json().catch(() => null));
  if (!parsed.success) throw new ImageEngineError('unavailable', 'answered no JSON: is this the address of its API?');
  const { data, error } = parsed.data;
  if (error !== undefined && error !== null) throw new APIError(200, error, undefined, response.headers);
  const picture = data?.[0]?.b64_json;
  if (!picture) throw new ImageEngineError('failed', 'answered no picture');
  return decode(picture);
}

/** The optional field that an error names, if the request contained it. */
function refusedField(error: unknown, request: PictureRequest): OptionalField | null {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return null;
  const text = `${error.param ?? ''} ${error.message}`.toLowerCase();
  const sent = OPTIONAL_FIELDS.filter((name) => (name === 'stream' ? request.streams : name in request.optional));
  if (/transparent background/.test(text) && 'background' in request.optional) return 'background';
  return sent.find((name) => text.includes(name) || (name === 'stream' && text.includes('partial_images'))) ?? null;
}

/** @throws ImageEngineError */
export async function askPicture(client: OpenAI, request: PictureRequest, options: AskOptions): Promise<Pixels> {
  const { signal, unsupportedFields } = options;
  const without = unsupportedFields.get(request.model) ?? new Set<OptionalField>();
  unsupportedFields.set(request.model, without);
  let hasWaited = false;
  for (;;) {
    try {
      const response = await send(client, request, without, signal);
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
      return await (isStream ? readStream(response, client, options) : readReply(response));
    } catch (error) {
      const failure = failureOfError(error, signal);
      const field = refusedField(error, request);
      if (field !== null && !without.has(field)) {
        without.add(field);
        continue;
      }
      const pause = failure.kind === 'busy' && !hasWaited ? retryAfter(error) : null;
      if (pause === null || pause > MAX_WAIT_MS) throw failure;
      hasWaited = true;
      await wait(pause, undefined, { signal }).catch((aborted: unknown) => {
        throw failureOfError(aborted, signal);
      });
    }
  }
}
