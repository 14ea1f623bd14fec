/**
 * The image models of the Gemini API on loopback: unknown fields, sizes and aspect ratios are refused, and a picture of
 * its own choice of pixels is answered, after drafts where the model thinks.
 */
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

/** How a test can make the next picture fail. */
export type GeminiFailure =
  | 'exhausted'
  | 'exhausted-for-long'
  | 'overloaded'
  | 'internal'
  | 'wrong-key'
  | 'no-billing'
  | 'dropped'
  | 'blocked-words'
  | 'unsafe-picture'
  | 'recitation'
  | 'no-image'
  | 'only-text'
  | 'draft-first'
  | 'page';

export interface GeminiCall {
  readonly model: string;
  readonly words: string;
  readonly pictures: readonly RawPicture[];
  readonly aspectRatio: string;
  readonly imageSize: string | null;
}

const MODELS = [
  'gemini-2.5-flash-image',
  'gemini-3-pro-image',
  'gemini-3.1-flash-image',
  'gemini-3.1-flash-image-preview',
];

const text = z.strictObject({ text: z.string().min(1) });
const data = z.strictObject({ inlineData: z.strictObject({ mimeType: z.literal('image/png'), data: z.base64() }) });
const schema = z.strictObject({
  contents: z.tuple([z.strictObject({ role: z.literal('user'), parts: z.array(z.union([text, data])).min(1) })]),
  generationConfig: z.strictObject({
    responseModalities: z.tuple([z.literal('IMAGE')]),
    imageConfig: z.strictObject({
      aspectRatio: z.enum(['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9']),
      imageSize: z.enum(['1K', '2K', '4K']).optional(),
    }),
  }),
});

const refusal = (code: number, status: string, message: string, details: readonly object[] = []) =>
  new FakeRefusal(code, { error: { code, status, message, details } });
const retryInfo = (retryDelay: string) => [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }];

const REFUSALS: Partial<Record<GeminiFailure, () => FakeRefusal>> = {
  exhausted: () => refusal(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', retryInfo('0.01s')),
  'exhausted-for-long': () => refusal(429, 'RESOURCE_EXHAUSTED', 'You exceeded your quota.', retryInfo('3600s')),
  overloaded: () => refusal(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
  internal: () => refusal(500, 'INTERNAL', 'An internal error has occurred.'),
  'wrong-key': () => refusal(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key: g-test'),
  'no-billing': () => refusal(400, 'FAILED_PRECONDITION', 'Please enable billing on your project.'),
};

/** @throws FakeRefusal in the form of the service. */
async function readCall(model: string, sent: unknown): Promise<GeminiCall> {
  if (!MODELS.includes(model)) throw refusal(404, 'NOT_FOUND', `models/${model} is not found for API version v1beta.`);
  const parsed = schema.safeParse(sent);
  if (!parsed.success) throw refusal(400, 'INVALID_ARGUMENT', `Invalid JSON payload received. ${parsed.error.message}`);
  const { contents, generationConfig } = parsed.data;
  const { aspectRatio, imageSize = null } = generationConfig.imageConfig;
  if (imageSize !== null && model.startsWith('gemini-2')) {
    throw refusal(400, 'INVALID_ARGUMENT', 'Image size is not supported for this model.');
  }
  const { parts } = contents[0];
  const pictures = await Promise.all(
    parts.flatMap((part) => ('inlineData' in part ? [pictureOf(part.inlineData.data)] : [])),
  );
  const words = parts.flatMap((part) => ('text' in part ? [part.text] : [])).join('\n');
  return { model, words, pictures: pictures.filter((each) => each !== null), aspectRatio, imageSize };
}

export type FakeGemini = Awaited<ReturnType<typeof startFakeGemini>>;

export async function startFakeGemini({ key = 'g-test' } = {}) {
  const calls: GeminiCall[] = [];
  const failures: GeminiFailure[] = [];
  const gate = createGate();
  let opened = Promise.withResolvers<void>();
  let drawn = 0;

  /** Small, and never the same picture twice: the service has no seeds. */
  async function partOf({ words, aspectRatio }: GeminiCall): Promise<object> {
    const [width = 1, height = 1] = aspectRatio.split(':').map((side) => Number(side) * 12);
    const picture = await writePicture(drawPicture({ width, height, seed: ++drawn, words }));
    return { inlineData: { mimeType: 'image/png', data: picture.toString('base64') } };
  }

  const answered = (parts: readonly object[], finishReason = 'STOP'): FakeReply => ({
    json: { candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }], modelVersion: 'fake' },
  });

  async function draw(model: string, body: Buffer): Promise<FakeReply> {
    const call = await readCall(model, JSON.parse(body.toString()));
    calls.push(call);
    const failure = failures.shift();
    const known = failure && REFUSALS[failure]?.();
    if (known) throw known;
    if (gate.isShut()) {
      gate.arrive();
      await opened.promise;
    }
    switch (failure) {
      case 'dropped':
        return 'dropped';
      case 'blocked-words':
        return { json: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } };
      case 'unsafe-picture':
        return answered([], 'IMAGE_SAFETY');
      case 'recitation':
        return answered([], 'IMAGE_RECITATION');
      case 'no-image':
        return answered([], 'NO_IMAGE');
      case 'only-text':
        return answered([{ text: 'I cannot see a dress.' }]);
      case 'draft-first':
        return answered([
          { text: 'thinking', thought: true },
          await partOf(call),
          { ...(await partOf(call)), thought: true },
        ]);
      case 'page':
        return { bytes: Buffer.from('<html>log in</html>'), type: 'text/html' };
      default:
        return answered([await partOf(call)]);
    }
  }

  async function answer({ method, path, headers, body }: FakeRequest): Promise<FakeReply> {
    if (headers['x-goog-api-key'] !== key) throw refusal(400, 'INVALID_ARGUMENT', 'API key not valid.');
    if (method === 'GET' && path === '/v1beta/models') {
      const listed = [...MODELS, 'gemini-3-pro', 'imagen-4'].map((id) => ({
        name: `models/${id}`,
        supportedGenerationMethods: [id.startsWith('imagen') ? 'predict' : 'generateContent'],
      }));
      return { json: { models: listed } };
    }
    const [, model] = /^\/v1beta\/models\/([^/:]+):generateContent$/.exec(decodeURIComponent(path)) ?? [];
    if (method !== 'POST' || model === undefined) throw refusal(404, 'NOT_FOUND', 'no such method');
    return draw(model, body);
  }

  const service = await startJsonService(answer);
  return {
    ...service,
    /** Requests with valid fields, in order. */
    calls,
    failNext: (...kinds: GeminiFailure[]) => void failures.push(...kinds),
    hold(): void {
      opened = Promise.withResolvers();
      gate.levers.hold();
    },
    release(): void {
      gate.levers.release();
      opened.resolve();
    },
    /** Resolves once a picture is being held. */
    held: gate.levers.held,
  };
}
