/** The inputs of the models in the worked examples of docs/engines.md, as the pages of these models describe them. */
import { z } from 'zod';
import { drawPicture, readPicture, type RawPicture } from '../drawn-picture.ts';

const address = z.string().regex(/^(https?:\/\/|data:image\/)/, 'must be an address or a data URI');
const seed = z.int().min(0);
const format = z.enum(['jpeg', 'jpg', 'png', 'webp']).optional();
const sides = z.strictObject({ width: z.int().min(64).max(2048), height: z.int().min(64).max(2048) });

export const MODEL_SCHEMAS: Readonly<Record<string, z.ZodType<Record<string, unknown>>>> = {
  'black-forest-labs/flux-schnell': z.strictObject({
    prompt: z.string().min(1),
    aspect_ratio: z.enum(['1:1', '16:9', '3:2', '2:3', '4:5', '5:4', '3:4', '4:3', '9:16']).optional(),
    seed: seed.optional(),
    output_format: format,
    num_outputs: z.int().min(1).max(4).optional(),
    go_fast: z.boolean().optional(),
    megapixels: z.enum(['1', '0.25']).optional(),
  }),
  'qwen/qwen-image-edit-plus': z.strictObject({
    prompt: z.string().min(1),
    image: z.array(address).min(1).max(3),
    aspect_ratio: z.enum(['1:1', '16:9', '9:16', '4:3', '3:4', 'match_input_image']).optional(),
    seed: seed.optional(),
    output_format: format,
    go_fast: z.boolean().optional(),
  }),
  'fal-ai/flux-2/klein/4b': z.strictObject({
    prompt: z.string().min(1),
    image_size: sides,
    seed: seed.optional(),
    output_format: format,
    num_images: z.int().min(1).max(4).optional(),
  }),
  'fal-ai/flux-2/klein/4b/edit': z.strictObject({
    prompt: z.string().min(1),
    image_urls: z.array(address).min(1).max(4),
    image_size: sides.optional(),
    seed: seed.optional(),
    output_format: format,
  }),
  'fal-ai/fashn/tryon/v1.6': z.strictObject({
    model_image: address,
    garment_image: address,
    category: z.enum(['tops', 'bottoms', 'one-pieces', 'auto']).optional(),
    mode: z.enum(['performance', 'balanced', 'quality']).optional(),
    seed: seed.optional(),
    output_format: format,
  }),
  'fal-ai/birefnet': z.strictObject({ image_url: address, output_format: format }),
};

export interface ModelCall {
  readonly model: string;
  readonly input: Readonly<Record<string, unknown>>;
}

const isAddress = (value: unknown): value is string => address.safeParse(value).success;

/** The pictures of an input, in the order of its fields. @param read resolves an address to the bytes. */
export async function picturesOf({ input }: ModelCall, read: (address: string) => Uint8Array): Promise<RawPicture[]> {
  const addresses = Object.values(input).flat().filter(isAddress);
  const bytes = addresses.map((each) =>
    each.startsWith('data:') ? Buffer.from(each.slice(each.indexOf(',') + 1), 'base64') : read(each),
  );
  return Promise.all(bytes.map(readPicture));
}

/** Cuts out for the model that does, and draws otherwise; a source only changes a little. */
export function drawFor({ model, input }: ModelCall, [source]: readonly RawPicture[]): RawPicture {
  if (model.endsWith('birefnet') && source) return cutOut(source);
  const asked = sides.safeParse(input['image_size']).data;
  const [wide = 1, high = 1] = String(input['aspect_ratio'] ?? '1:1')
    .split(':')
    .map(Number);
  const drawn = { width: Math.round(64 * (wide || 1)), height: Math.round(64 * (high || 1)) };
  const size = asked ?? (source ? { width: source.width, height: source.height } : drawn);
  const fits = source && source.width === size.width && source.height === size.height;
  return drawPicture({
    ...size,
    seed: Number(input['seed'] ?? 0),
    words: String(input['prompt'] ?? ''),
    start: fits ? { picture: source, strength: 0.6, mask: null } : null,
  });
}

function cutOut({ width, height, channels, data }: RawPicture): RawPicture {
  const cut = new Uint8Array(width * height * 4);
  for (let k = 0; k < width * height; k++) {
    for (let c = 0; c < 3; c++) cut[k * 4 + c] = data[k * channels + c]!;
    cut[k * 4 + 3] = k % width < width / 2 ? 0 : 255;
  }
  return { width, height, channels: 4, data: cut };
}
