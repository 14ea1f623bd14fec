/** The two calls to the Gemini API: the list of models, and a picture from words and pictures. */
import { z } from 'zod';
import type { Pixels } from '../../../ports/engine-task.ts';
import { ImageEngineError, type EngineErrorKind } from '../../../ports/image-engine.port.ts';
import { decodePicture, encodePng } from '../composition/png.ts';
import { detailOf } from '../hosted/detail-of.ts';
import type { ServiceAnswer, ServiceHttp } from '../hosted/service-http.ts';

interface GeminiRequest {
  readonly model: string;
  readonly words: string;
  readonly pictures: readonly Pixels[];
  readonly aspectRatio: string;
  /** Null for models that draw one size only. */
  readonly imageSize: string | null;
}

const list = z.object({
  models: z
    .array(z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).default([]) }))
    .default([]),
});

const answer = z.object({
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  candidates: z
    .array(
      z.object({
        finishReason: z.string().optional(),
        finishMessage: z.string().optional(),
        content: z
          .object({
            parts: z
              .array(
                z.object({
                  text: z.string().optional(),
                  /** Drafts of a model that thinks before it draws. */
                  thought: z.boolean().optional(),
                  inlineData: z.object({ mimeType: z.string(), data: z.string() }).optional(),
                }),
              )
              .default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});

/** Reasons for ending without a picture that are about what was asked or drawn. */
const REFUSED = /^(IMAGE_)?(SAFETY|PROHIBITED_CONTENT|RECITATION)$|^(BLOCKLIST|SPII)$/;

const MAX_SAID = 300;

/** @throws ImageEngineError `refused`, or `failed` when there is no picture. */
async function pictureIn(body: unknown): Promise<Pixels> {
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw new ImageEngineError('failed', 'answered something else than a picture');
  const { promptFeedback, candidates } = parsed.data;
  if (promptFeedback?.blockReason) {
    throw new ImageEngineError(
      'refused',
      `the service declined the words or the picture: ${promptFeedback.blockReason}`,
    );
  }
  const [candidate] = candidates;
  const parts = candidate?.content?.parts ?? [];
  const drawn = parts.findLast(({ inlineData, thought }) => inlineData && thought !== true)?.inlineData;
  if (drawn) return decodePicture(Buffer.from(drawn.data, 'base64'));
  const reason = candidate?.finishReason ?? 'no reason';
  if (REFUSED.test(reason)) throw new ImageEngineError('refused', `the service declined the result: ${reason}`);
  const said =
    candidate?.finishMessage ??
    parts
      .map(({ text = '' }) => text)
      .join(' ')
      .trim();
  throw new ImageEngineError('failed', `answered no picture (${reason}) ${said}`.trim().slice(0, MAX_SAID));
}

export interface GeminiApi {
  /** Ids of the models that make pictures. Costs nothing. */
  imageModels(signal: AbortSignal): Promise<readonly string[]>;
  draw(request: GeminiRequest, options: { readonly signal: AbortSignal; readonly timeoutMs: number }): Promise<Pixels>;
}

export function createGeminiApi(http: ServiceHttp): GeminiApi {
  return {
    async imageModels(signal) {
      const parsed = list.safeParse(await http.demand('v1beta/models?pageSize=1000', { signal }));
      if (!parsed.success)
        throw new ImageEngineError('unavailable', 'answered no models: is this the address of its API?');
      return parsed.data.models
        .filter(
          ({ name, supportedGenerationMethods: methods }) =>
            name.includes('image') && methods.includes('generateContent'),
        )
        .map(({ name }) => name.replace(/^models\//, ''));
    },
    async draw({ model, words, pictures, aspectRatio, imageSize }, { signal, timeoutMs }) {
      const encoded = await Promise.all(pictures.map(async (each) => (await encodePng(each)).toString('base64')));
      const json = {
        contents: [
          {
            role: 'user',
            parts: [{ text: words }, ...encoded.map((data) => ({ inlineData: { mimeType: 'image/png', data } }))],
          },
        ],
        generationConfig: {
          responseModalities: ['IMAGE'],
          imageConfig: { aspectRatio, ...(imageSize !== null && { imageSize }) },
        },
      };
      const address = `v1beta/models/${encodeURIComponent(model)}:generateContent`;
      return pictureIn(await http.demand(address, { method: 'POST', json, signal, timeoutMs }));
    },
  };
}

const retryInfo = z.object({
  error: z.object({ details: z.array(z.object({ retryDelay: z.string().optional() })).default([]) }),
});

/** The service says in the details of an error when to ask again, such as `34s`. */
export function pauseOfGemini({ body }: ServiceAnswer): number | null {
  const delays = retryInfo.safeParse(body).data?.error.details ?? [];
  const said = delays.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay;
  const seconds = Number.parseFloat(said ?? '');
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}

/** A wrong key, and an account without billing, are answered like bad input. */
export function kindOfGemini({ status, body }: ServiceAnswer): EngineErrorKind | null {
  if (status !== 400) return null;
  return /api key|billing|FAILED_PRECONDITION|user location/i.test(`${detailOf(body)} ${JSON.stringify(body)}`)
    ? 'unavailable'
    : null;
}
