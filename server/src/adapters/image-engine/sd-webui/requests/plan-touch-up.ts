/**
 * Upscaling, enhancing faces and cutting out: operations without diffusion. Each new picture needs one request, and a
 * picture that stays as it is needs none.
 */
import type { EditTask, EngineTask, Pixels } from '../../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import { stretchTo } from '../../composition/fit-to-size.ts';
import { encodePng } from '../../composition/png.ts';
import type { WebuiServer } from '../protocol/probe-server.ts';
import type { PlanParts } from './plan-parts.ts';
import { alphaOf, coloursOf, onBackground, withAlpha } from './alpha.ts';
import type { WebuiRequest } from './webui-request.ts';

export interface TouchUp {
  readonly source: Pixels;
  /** One request for each picture; none where the picture is returned unchanged. */
  readonly requests: readonly WebuiRequest[];
  finish(made: Pixels): Promise<Pixels>;
  readonly note: string | null;
  readonly stage: string;
}

type TouchUpParts = Pick<PlanParts, 'server' | 'parts'>;

const EXTRAS = '/sdapi/v1/extra-single-image';
const NO_HANDS = 'This engine enhances faces, not hands.';
/** 0 changes faces the most, 1 preserves them: 0.5 keeps people recognisable. */
const CODEFORMER_WEIGHT = 0.5;
/** Upscalers for photographs, best first. */
const GOOD_UPSCALERS = [/ultrasharp/i, /remacri/i, /^r-esrgan 4x\+$/i, /realesrgan.*x4plus$/i, /esrgan/i];

const base64 = async (pixels: Pixels) => (await encodePng(pixels)).toString('base64');

export function upscalerOf({ upscalers }: WebuiServer, named: string | null): string | null {
  if (named !== null) return upscalers.find((name) => name.toLowerCase() === named.toLowerCase()) ?? null;
  const [known] = GOOD_UPSCALERS.flatMap((kind) => upscalers.find((name) => kind.test(name)) ?? []);
  return known ?? upscalers[0] ?? null;
}

/** The fields that apply a face network; null where there is none. */
export function faceFields({ faceRestorers }: WebuiServer, named: string | null): Record<string, number> | null {
  const has = (name: string) => faceRestorers.some((each) => each.toLowerCase() === name.toLowerCase());
  // CodeFormer's weights are not licensed for commercial use: it is used when named, or when it is the only one.
  const [first = null] = [named, 'GFPGAN', 'CodeFormer'].filter((name): name is string => name !== null && has(name));
  if (first === null) return null;
  if (first.toLowerCase() === 'gfpgan') return { gfpgan_visibility: 1 };
  return { codeformer_visibility: 1, codeformer_weight: CODEFORMER_WEIGHT };
}

async function extras(source: Pixels, factor: number, upscaler: string, faces: Record<string, number> | null) {
  const enlarging = { resize_mode: 0, upscaling_resize: factor, upscaler_1: upscaler };
  // The networks do not support transparency, so the alpha is enlarged separately.
  return { path: EXTRAS, body: { image: await base64(coloursOf(source)), ...enlarging, ...faces } };
}

async function planUpscale(task: Extract<EditTask, { operation: 'upscale' }>, { server, parts }: TouchUpParts) {
  const { source, factor, enhanceFaces, enhanceHands } = task;
  const size = { width: source.width * factor, height: source.height * factor };
  const upscaler = upscalerOf(server, parts.upscaler);
  if (upscaler === null) throw new ImageEngineError('missing_model', 'has no network that enlarges');
  const faces = enhanceFaces ? faceFields(server, parts.faces) : null;
  const job = { image: await base64(coloursOf(source)), upscaler, repeats: 1, output_format: 'png' };
  const request = server.jobsUpscale
    ? { path: '/sdcpp/v1/upscale', body: job }
    : await extras(source, factor, upscaler, faces);
  const isPartlyDone = enhanceHands || (enhanceFaces && faces === null);
  return {
    source,
    requests: [request],
    finish: async (made: Pixels) => withAlpha(await stretchTo(coloursOf(made), size), await alphaOf(source, size)),
    note: isPartlyDone ? (faces === null ? 'This engine enlarges and does not enhance faces.' : NO_HANDS) : null,
    stage: 'Enlarging',
  };
}

async function planFaces(task: Extract<EditTask, { operation: 'enhanceFaces' }>, { server, parts }: TouchUpParts) {
  const { source, faces: isAsked, hands } = task;
  const faces = faceFields(server, parts.faces);
  if (faces === null) throw new ImageEngineError('missing_model', 'has no network for faces');
  return {
    source,
    requests: isAsked ? [await extras(source, 1, 'None', faces)] : [],
    finish: async (made: Pixels) => withAlpha(await stretchTo(coloursOf(made), source), await alphaOf(source, source)),
    note: hands ? NO_HANDS : null,
    stage: 'Enhancing faces',
  };
}

/** Uses only the alpha of the answer; the colours stay those of the picture. */
async function planCutOut(task: Extract<EditTask, { operation: 'removeBackground' }>, { server, parts }: TouchUpParts) {
  const { source, background, sensitivity, count } = task;
  if (server.cutOutRoute === null) throw new ImageEngineError('missing_model', 'has no extension that cuts out');
  const path = server.cutOutRoute;
  const model = parts.background ?? (sensitivity === 'anime' ? 'isnet-anime' : 'isnet-general-use');
  const body = { input_image: await base64(coloursOf(source)), model, return_mask: false };
  return {
    source,
    requests: Array.from({ length: count }, (_, index) => ({ path, body: { ...body, alpha_matting: index > 0 } })),
    finish: async (made: Pixels) => {
      if (made.channels === 3) throw new ImageEngineError('failed', 'answered a picture that is not cut out');
      return onBackground(withAlpha(coloursOf(source), await alphaOf(made, source)), background);
    },
    note: null,
    stage: 'Cutting out',
  };
}

/** Plans a task that needs no drawing. @throws ImageEngineError `missing_model`. */
export async function planTouchUp(task: EngineTask, parts: TouchUpParts): Promise<TouchUp> {
  if (task.operation === 'upscale') return planUpscale(task, parts);
  if (task.operation === 'enhanceFaces') return planFaces(task, parts);
  if (task.operation === 'removeBackground') return planCutOut(task, parts);
  throw new ImageEngineError('missing_model', `does not support ${task.operation}`);
}
