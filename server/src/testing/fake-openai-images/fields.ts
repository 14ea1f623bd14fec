/** The fields that the service accepts, by model: it refuses a request with a single unknown field. */
import { z } from 'zod';
import { readPicture, type RawPicture } from '../drawn-picture.ts';

export type FakeService = 'openai' | 'gateway' | 'sd-cpp' | 'vllm-omni' | 'sglang' | 'localai';

export const isOneModel = (service: FakeService): boolean => service === 'vllm-omni' || service === 'sglang';

/** An error answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export const refuse = (status: number, error: { code: string; message: string; type?: string; param?: string }) =>
  new Refusal(status, { error: { type: 'invalid_request_error', param: null, ...error } });

export interface PictureCall {
  readonly prompt: string;
  readonly model: string;
  readonly width: number;
  readonly height: number;
  readonly stream: boolean;
  readonly background: string;
  readonly images: readonly RawPicture[];
  readonly mask: RawPicture | null;
  /** Parameters of the diffusion model; null for programs without them. */
  readonly own: Omit<z.infer<typeof oneModel>, 'prompt' | 'n' | 'size' | 'model' | 'response_format'> | null;
}

const MASK_BYTES = 4 * 1024 * 1024;
const FIXED = ['1024x1024', '1536x1024', '1024x1536'];
const count = z.coerce.number().int();
const common = {
  prompt: z.string().min(1).max(32_000),
  model: z.string(),
  n: count.min(1).max(10),
  size: z.string(),
  quality: z.enum(['low', 'medium', 'high', 'auto']).optional(),
  output_format: z.enum(['png', 'webp', 'jpeg']).optional(),
  background: z.enum(['transparent', 'opaque', 'auto']).optional(),
  partial_images: count.min(0).max(3).optional(),
  stream: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
};
const generation = z.strictObject(common);
const scale = z.coerce.number().min(0).max(20).optional();
/** Servers of one open model: parameters of the diffusion model, and no model but their own. */
const oneModel = z.strictObject({
  prompt: z.string(),
  model: z.string(),
  n: count.min(1).max(10),
  size: z.string(),
  response_format: z.literal('b64_json'),
  seed: z.coerce.number().int(),
  negative_prompt: z.string().optional(),
  num_inference_steps: count.min(1).max(200).optional(),
  guidance_scale: scale,
  true_cfg_scale: scale,
});
/** LocalAI ignores unknown fields; from our client they are mistakes. */
const localAi = z.strictObject({
  prompt: z.string().min(1),
  model: z.string().min(1),
  n: z.literal(1),
  size: z.string().regex(/^\d+x\d+$/),
  response_format: z.literal('b64_json'),
  seed: z.int(),
  step: z.int().min(1).optional(),
  ref_images: z.array(z.base64()).optional(),
});
const edit = z.strictObject({ ...common, input_fidelity: z.enum(['high', 'low']).optional() });

function sizeOf(text: string, isFree: boolean): { width: number; height: number } {
  const [width = 0, height = 0] = text.split('x').map(Number);
  const area = width * height;
  const isWithin =
    width % 16 === 0 && height % 16 === 0 && Math.max(width, height) <= 3 * Math.min(width, height) && area >= 655_360;
  if (isFree ? isWithin && area <= 8_294_400 : FIXED.includes(text)) return { width, height };
  throw refuse(400, { code: 'invalid_value', message: `Invalid size '${text}'.`, param: 'size' });
}

function checkModel(model: string, { input_fidelity, background }: z.infer<typeof edit>): void {
  if (!/^gpt-image-(1|1-mini|1\.5|2)$/.test(model)) {
    throw refuse(404, { code: 'model_not_found', message: `The model '${model}' does not exist.`, param: 'model' });
  }
  if (input_fidelity !== undefined && !['gpt-image-1', 'gpt-image-1.5'].includes(model)) {
    const message = `The model '${model}' does not support the 'input_fidelity' parameter.`;
    const type = 'image_generation_user_error';
    throw refuse(400, { code: 'invalid_input_fidelity_model', message, type, param: 'input_fidelity' });
  }
  if (background === 'transparent' && model === 'gpt-image-2') {
    const message = 'Transparent background is not supported for this model.';
    throw refuse(400, { code: 'invalid_value', message, param: 'background' });
  }
}

async function picturesIn(form: FormData): Promise<Pick<PictureCall, 'images' | 'mask'>> {
  const files = [...form.getAll('image'), ...form.getAll('image[]')] as Blob[];
  if (form.getAll('image').length > 1 || files.length === 0 || files.length > 16) {
    throw refuse(400, { code: 'invalid_image', message: 'Send one image, or image[] for several.', param: 'image' });
  }
  const read = async (file: Blob) => readPicture(new Uint8Array(await file.arrayBuffer()));
  const images = await Promise.all(files.map(read));
  const maskFile = (form.get('mask') ?? form.get('mask_image')) as Blob | null;
  return { images, mask: maskFile && (await maskIn(maskFile, images[0]!, read)) };
}

async function maskIn(file: Blob, first: RawPicture, read: (file: Blob) => Promise<RawPicture>): Promise<RawPicture> {
  const mask = await read(file);
  const isRight = mask.width === first.width && mask.height === first.height && file.size < MASK_BYTES;
  if (isRight) return mask;
  const message = `Invalid mask: ${mask.width}x${mask.height}, ${file.size} bytes`;
  throw refuse(400, { code: 'invalid_image_file', message, param: 'mask' });
}

async function readOneModel(sent: Record<string, unknown>, form: FormData | null, only: string): Promise<PictureCall> {
  const parsed = oneModel.safeParse(sent);
  if (!parsed.success) {
    const detail = parsed.error.issues.map(({ path, message: msg }) => ({
      loc: ['body', ...path],
      msg,
      type: 'value',
    }));
    throw new Refusal(422, { detail });
  }
  const { prompt, model, n, size, response_format: _format, ...own } = parsed.data;
  if (model !== only) {
    const detail = `Model mismatch: request specifies '${model}' but server is running '${only}'.`;
    throw new Refusal(400, { detail });
  }
  if (form?.has('mask')) throw new Refusal(422, { detail: [{ loc: ['body', 'mask'], msg: 'no such field' }] });
  if (n !== 1) throw new Refusal(400, { detail: 'one at a time in these tests' });
  const pictures = form ? await picturesIn(form) : { images: [], mask: null };
  return { prompt, model, ...sizeWithoutLimits(size), background: 'auto', stream: false, ...pictures, own };
}

async function readLocalAi(sent: unknown, models: readonly string[]): Promise<PictureCall> {
  const parsed = localAi.safeParse(sent);
  if (!parsed.success) throw new Refusal(500, { error: { code: 500, message: parsed.error.message, type: '' } });
  const { prompt, model, size, seed, step, ref_images: pictures = [] } = parsed.data;
  if (!models.includes(model)) {
    const message = `failed to load model with internal loader: could not load model ${model}: not found`;
    throw new Refusal(500, { error: { code: 500, message, type: '' } });
  }
  const [words = '', negative] = prompt.split('|');
  const own = { seed, ...(step !== undefined && { num_inference_steps: step }) };
  return {
    prompt: words,
    model,
    ...sizeWithoutLimits(size),
    background: 'auto',
    stream: false,
    images: await Promise.all(pictures.map((text) => readPicture(new Uint8Array(Buffer.from(text, 'base64'))))),
    mask: null,
    own: { ...own, ...(negative !== undefined && { negative_prompt: negative }) },
  };
}

/** @throws Refusal in the format of the simulated service. */
export async function readCall(
  service: FakeService,
  path: string,
  type: string,
  body: Buffer,
  only: string,
): Promise<PictureCall> {
  const isEdit = path.endsWith('/edits');
  const form = isEdit
    ? await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    : null;
  const sent: Record<string, unknown> = form
    ? Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
    : (JSON.parse(body.toString()) as Record<string, unknown>);
  if (isOneModel(service)) return readOneModel(sent, form, only);
  if (service === 'localai') return readLocalAi(sent, only.split(' '));
  const parsed = (isEdit ? edit : generation).safeParse(sent);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    const param = first?.code === 'unrecognized_keys' ? first.keys[0]! : String(first?.path[0]);
    throw refuse(400, { code: 'unknown_parameter', message: `Unknown parameter: '${param}'.`, param });
  }
  const { prompt, model, size, n, stream, background = 'auto' } = parsed.data;
  if (service === 'openai') checkModel(model, parsed.data);
  if (service === 'gateway') checkGateway(parsed.data);
  const { width, height } = service === 'openai' ? sizeOf(size, model === 'gpt-image-2') : sizeWithoutLimits(size);
  const { images, mask } = form ? await picturesIn(form) : { images: [], mask: null };
  if (service === 'openai' && mask && mask.channels !== 4) {
    throw refuse(400, { code: 'invalid_image_file', message: 'The mask has no alpha channel.', param: 'mask' });
  }
  if (n !== 1) throw refuse(400, { code: 'invalid_value', message: 'one at a time in these tests', param: 'n' });
  const call = { prompt, model, width, height, background, images, mask, own: null };
  return { ...call, stream: service === 'openai' && String(stream ?? false) === 'true' };
}

const sizeWithoutLimits = (text: string) => {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
};

/** A gateway supports few fields and answers errors as plain text. */
function checkGateway({ quality, background }: z.infer<typeof edit>): void {
  if (quality !== undefined) throw new Refusal(400, { error: 'unsupported field quality' });
  if (background !== undefined) throw new Refusal(400, { error: 'unsupported field background' });
}
