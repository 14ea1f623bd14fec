import { createHash, randomInt } from 'node:crypto';
import {
  assembleFinalPrompt,
  CUSTOM_SIDE_MAXIMUM,
  houseWordsOf,
  modeHas,
  MODE_TABLE,
  REQUIRED_TEXT,
  SEED_LIMIT,
  sizeText,
  type Control,
  type ParsedRenderRequest,
  type PromptCommand,
  type PromptTemplate,
  type SceneTake,
} from '@kenna/contract';
import { invalidFields } from '../../shared/app-error.ts';
import type { OwnImage, SceneSource } from '../images/images.service.ts';
import { FORBIDDEN_TEXT, isForbidden } from './forbidden-words.ts';
import { requestOfPicture } from './prepare-edit.ts';
import type { StoredRequest } from './stored-request.ts';

export interface PreparedRender {
  readonly request: StoredRequest;
  readonly finalPrompt: string;
  /** SHA-256 of what was asked, to tell a repeated request from another one under the same key. */
  readonly hash: Buffer;
}

/** Of a request that names none. */
export const DEFAULT_MODEL = 'kennaxl';
const SOURCES = {
  prompt: 'prompt',
  image: 'prompt_image_url',
  mask: 'mask_image',
  blend: 'blend_image_url',
  text: 'text',
} as const;

function checkNeeds(request: ParsedRenderRequest, prompt: string): void {
  for (const need of MODE_TABLE[request.page].needs) {
    const value = need === 'prompt' ? prompt : request[SOURCES[need]];
    if (!value) throw invalidFields({ [SOURCES[need]]: REQUIRED_TEXT });
  }
}

function checkSize({ page, size, image_width: width, image_height: height }: ParsedRenderRequest): void {
  const tooLarge = `Use at most ${CUSTOM_SIDE_MAXIMUM} pixels`;
  // Only a canvas around a picture may be larger than what is drawn whole.
  if (!modeHas(page, 'expandCanvas')) {
    if (width > CUSTOM_SIDE_MAXIMUM) throw invalidFields({ image_width: tooLarge });
    if (height > CUSTOM_SIDE_MAXIMUM) throw invalidFields({ image_height: tooLarge });
  }
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

/** All that an engine reads as wishes, whoever wrote it; what a picture shall not show may be said. */
function checkWords({ prompt, positive_prompt, accent_prompt, prompt_styles, text = '' }: ParsedRenderRequest): void {
  const words = [prompt, positive_prompt ?? '', accent_prompt, ...prompt_styles, text];
  if (isForbidden(words)) throw invalidFields({ [text ? 'text' : 'prompt']: FORBIDDEN_TEXT });
}

/** Only pictures that were drawn from words have a scene to draw again. */
function checkScenes({ page, scene_image_id: sceneImageId, takes }: ParsedRenderRequest): void {
  if (sceneImageId !== undefined && takes === undefined) throw invalidFields({ takes: REQUIRED_TEXT });
  if (takes !== undefined && page !== 'GenerateImage') throw invalidFields({ takes: 'Only GenerateImage has takes' });
}

interface PreparedSources {
  /** Checked against the vocabulary. */
  readonly takes: readonly SceneTake[];
  /** The picture whose scene is drawn again. */
  readonly scene: SceneSource | null;
  /** The picture behind `prompt_image_url`. */
  readonly picture: OwnImage | null;
  /** The picture behind `blend_image_url`. */
  readonly blend: OwnImage | null;
  /** Of the default prompt that is active for the page; null where none is. */
  readonly template: PromptTemplate | null;
}

/**
 * Rules of a request that need nothing but the request and the pictures that it names. @throws AppError `invalid_fields`.
 */
export function prepareRender(
  asked: ParsedRenderRequest,
  { takes, scene, picture, blend, template }: PreparedSources,
): PreparedRender {
  checkScenes(asked);
  checkWords(asked);
  const words = scene ? requestOfScene(asked, takes, scene) : requestOfWords(asked, takes);
  const edit = picture ? requestOfPicture(words, asked, picture) : words;
  // A scene is drawn again with the words that made it, whatever the house says by now.
  const layout = scene ? null : template;
  const house = layout && { house_words: houseWordsOf(layout) };
  const request = { ...edit, ...house, blend_image_id: blend?.id ?? null };
  return { request, finalPrompt: finalPromptOf(request, layout), hash: hashOf(asked) };
}

/** The words, guidance and size that made the picture; what is asked anew is the model. */
function requestOfScene(asked: ParsedRenderRequest, takes: readonly SceneTake[], source: SceneSource): StoredRequest {
  // Only the engine that keeps scenes draws them.
  const { engine: _engine, ...made } = source.request as unknown as StoredRequest;
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
    blend_image_url: null,
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
    ...(asked.seed !== null && { holds_seed: true as const }),
    ...(asked.engine !== undefined && { engine: asked.engine }),
    ...editSettingsOf(asked),
    parent_image_id: null,
    blend_image_id: null,
    scene_image_id: null,
    takes: [...takes],
  };
}

const editSettingsOf = (asked: ParsedRenderRequest) => ({
  prompt_image_url: asked.prompt_image_url,
  mask_image: asked.mask_image,
  strength_slider: asked.strength_slider,
  model_sensitivity: asked.model_sensitivity,
  upscale: asked.upscale ?? 2,
  face_enhance: asked.face_enhance === 1,
  face_fixes: asked.face_fixes,
  hand_fixes: asked.hand_fixes,
  blend_image_url: asked.blend_image_url,
  blend_guidance_slider: asked.blend_guidance_slider,
  blend_control_guidance_slider: asked.blend_control_guidance_slider,
  cg_slider: asked.cg_slider,
  edges: asked.edges,
  category: asked.category ?? null,
  text: asked.text ?? '',
  colourways: asked.colourways,
  placement: asked.placement,
});

const NO_WORDS = { with: [], without: [] };

/** Most pictures of one render. */
const PICTURES = 4;

/** A multiple of `PICTURES`: so the built-in engine's first and third picture share a shape, and its second and fourth. */
function randomSeed(): number {
  return PICTURES * randomInt((SEED_LIMIT + 1) / PICTURES);
}

/** `template`: of the default prompt that is active for the page; null for the built-in layout. */
function finalPromptOf(request: StoredRequest, template: PromptTemplate | null): string {
  const has = (control: Control) => modeHas(request.page, control);
  const isBlended = has('blendUpload') && request.blend_image_url !== null;
  const command: PromptCommand = {
    command: request.page === 'GenerateFill' ? 'inpaint' : 'render',
    positive: request.prompt,
    // A template writes its words where it has them.
    ...(template === null ? (request.house_words ?? NO_WORDS) : NO_WORDS),
    accent: request.accent_prompt,
    negative: request.negative_prompt,
    styles: request.prompt_styles,
    size: { width: request.image_width, height: request.image_height },
    images: request.image_count,
    guidance: request.guidance_slider,
    strength: has('strengthSlider') ? request.strength_slider : null,
    controlGuidance: isBlended ? request.blend_control_guidance_slider : null,
    blendGuidance: isBlended ? request.blend_guidance_slider : null,
    cg: has('cgSlider') ? request.cg_slider : null,
    model: request.model,
    color: request.background_type,
    sensitivity: request.model_sensitivity,
    seed: request.seed,
  };
  return assembleFinalPrompt(command, template ?? undefined);
}
