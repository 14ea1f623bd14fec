import { createHash, randomInt } from 'node:crypto';
import {
  assembleFinalPrompt,
  modeHas,
  MODE_TABLE,
  REQUIRED_TEXT,
  SEED_LIMIT,
  sizeText,
  type ParsedRenderRequest,
  type RenderSettings,
  type SceneTake,
} from '@kenna/contract';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { SceneSource } from '../images/images.service.ts';

/** What a request is stored as. `settings` make the render again; the rest is lineage and delivery. */
export interface StoredRequest extends RenderSettings {
  readonly is_dialog: 0 | 1;
  readonly prompt_image_url: string | null;
  /** The picture behind `prompt_image_url`. */
  readonly parent_image_id: number | null;
}

export interface PreparedRender {
  readonly request: StoredRequest;
  readonly finalPrompt: string;
  /** SHA-256 of what was asked, to tell a repeated request from another one under the same key. */
  readonly hash: Buffer;
}

const DEFAULT_MODEL = 'kennaxl';
const SOURCES = { image: 'prompt_image_url', mask: 'mask_image' } as const;

function checkNeeds(request: ParsedRenderRequest, prompt: string): void {
  for (const need of MODE_TABLE[request.page].needs) {
    const field = need === 'prompt' ? 'prompt' : SOURCES[need];
    const value = need === 'prompt' ? prompt : request[SOURCES[need]];
    if (!value) throw invalidFields({ [field]: REQUIRED_TEXT });
  }
}

function checkSize({ size, image_width: width, image_height: height }: ParsedRenderRequest): void {
  if (size === undefined || size === sizeText({ width, height })) return;
  throw invalidFields({ size: 'Send image_width and image_height of the same size' });
}

function hashOf(request: ParsedRenderRequest): Buffer {
  const {
    idempotency_key: _key,
    user_id: _user,
    placeholders: _placeholders,
    final_prompt: _final,
    ...asked
  } = request;
  return createHash('sha256').update(JSON.stringify(asked)).digest();
}

/** Only pictures that were drawn from words have a scene to draw again. */
function checkScenes({ page, scene_image_id: sceneImageId, takes }: ParsedRenderRequest): void {
  if (sceneImageId !== undefined && takes === undefined) throw invalidFields({ takes: REQUIRED_TEXT });
  if (takes !== undefined && page !== 'GenerateImage') throw invalidFields({ takes: 'Only GenerateImage has takes' });
}

/**
 * Rules of a request that need nothing but the request. `takes` are the checked ones; `source` is the picture whose scene
 * is drawn again. @throws AppError `mode_unavailable`, `invalid_fields`.
 */
export function prepareRender(
  asked: ParsedRenderRequest,
  takes: readonly SceneTake[],
  source: SceneSource | null,
): PreparedRender {
  if (!MODE_TABLE[asked.page].available) throw new AppError('mode_unavailable');
  checkScenes(asked);
  const request = source ? requestOfScene(asked, takes, source) : requestOfWords(asked, takes);
  return { request, finalPrompt: finalPromptOf(request, asked.strength_slider), hash: hashOf(asked) };
}

/** The words, guidance and size that made the picture; what is asked anew is the model. */
function requestOfScene(asked: ParsedRenderRequest, takes: readonly SceneTake[], source: SceneSource): StoredRequest {
  const made = source.request as unknown as StoredRequest;
  return {
    ...made,
    is_dialog: asked.is_dialog,
    model: asked.model ?? made.model,
    image_count: takes.length,
    image_width: source.width,
    image_height: source.height,
    // A colour behind the first picture would hide the places that are asked for now.
    background_type: takes.some(({ setting }) => setting !== undefined) ? null : made.background_type,
    seed: source.seed,
    prompt_image_url: null,
    parent_image_id: source.imageId,
    scene_image_id: source.imageId,
    takes: [...takes],
  };
}

function requestOfWords(asked: ParsedRenderRequest, takes: readonly SceneTake[]): StoredRequest {
  const prompt = asked.prompt || (asked.positive_prompt ?? '');
  checkNeeds(asked, prompt);
  checkSize(asked);
  return {
    page: asked.page,
    is_dialog: asked.is_dialog,
    prompt,
    accent_prompt: asked.accent_prompt,
    negative_prompt: asked.negative_prompt,
    prompt_styles: [...new Set(asked.prompt_styles.filter(Boolean))],
    model: asked.model ?? DEFAULT_MODEL,
    image_count: takes.length || asked.image_count,
    image_width: asked.image_width,
    image_height: asked.image_height,
    guidance_slider: asked.guidance_slider,
    background_type: asked.background_type,
    hd_image_quality: asked.hd_image_quality,
    seed: asked.seed ?? randomSeed(),
    prompt_image_url: asked.prompt_image_url,
    parent_image_id: null,
    scene_image_id: null,
    takes: [...takes],
  };
}

/** Most pictures of one render. */
const PICTURES = 4;

/** A multiple of `PICTURES`: so the built-in engine's first and third picture share a shape, and its second and fourth. */
function randomSeed(): number {
  return PICTURES * randomInt((SEED_LIMIT + 1) / PICTURES);
}

const finalPromptOf = (request: StoredRequest, strength: number | null): string =>
  assembleFinalPrompt({
    command: request.page === 'GenerateFill' ? 'inpaint' : 'render',
    positive: request.prompt,
    accent: request.accent_prompt,
    negative: request.negative_prompt,
    styles: request.prompt_styles,
    size: { width: request.image_width, height: request.image_height },
    images: request.image_count,
    guidance: request.guidance_slider,
    strength: modeHas(request.page, 'strengthSlider') ? strength : null,
    model: request.model,
    color: request.background_type,
    sensitivity: 'default',
    seed: request.seed,
  });
