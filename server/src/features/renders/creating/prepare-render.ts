import { createHash, randomInt } from 'node:crypto';
import {
  assembleFinalPrompt,
  commandOf,
  CUSTOM_SIDE_MAXIMUM,
  FIGURE_TAKE_FIELDS,
  MANNEQUIN_MODELS,
  templateWordsOf,
  modeHas,
  MODE_TABLE,
  REQUIRED_TEXT,
  SEED_LIMIT,
  SETTINGS,
  sizeText,
  type AskedRender,
  type Model,
  type PromptTemplate,
  type SceneTake,
  type SettingName,
  type Settings,
} from '@kenna/contract';
import type { NamedColour } from '@kenna/contract/engine-task';
import { invalidFields } from '../../../shared/app-error.ts';
import type { OwnImage, SceneSource } from '../../images/images.service.ts';
import { FORBIDDEN_TEXT, isForbidden } from './forbidden-words.ts';
import { prepareEdit } from './prepare-edit.ts';
import type { SeenScene } from './seen-scenes.ts';
import { readStored, type PreparedRender, type StoredRender } from '../stored-render.ts';

/** The setting that a tool requires, and its wire name for the error. */
const NEEDED = {
  prompt: 'prompt',
  image: 'promptImageUrl',
  mask: 'maskImageUrl',
  blend: 'blendImageUrl',
  text: 'text',
} as const satisfies Record<string, SettingName>;

function checkNeeds({ mode, settings }: AskedRender): void {
  for (const need of MODE_TABLE[mode].needs) {
    const name = NEEDED[need];
    if (!settings[name]) throw invalidFields({ [SETTINGS[name].wire]: REQUIRED_TEXT });
  }
}

function checkSize({ mode, sizeText: sent, settings: { width, height } }: AskedRender): void {
  const tooLarge = `Use at most ${CUSTOM_SIDE_MAXIMUM} pixels`;
  // Only an expanded canvas may exceed the size limit of drawn pictures.
  if (!modeHas(mode, 'expandCanvas')) {
    if (width > CUSTOM_SIDE_MAXIMUM) throw invalidFields({ image_width: tooLarge });
    if (height > CUSTOM_SIDE_MAXIMUM) throw invalidFields({ image_height: tooLarge });
  }
  if (sent === null || sent === sizeText({ width, height })) return;
  throw invalidFields({ size: 'Send image_width and image_height of the same size' });
}

const hashOf = ({ idempotencyKey: _key, ...asked }: AskedRender): Buffer =>
  createHash('sha256').update(JSON.stringify(asked)).digest();

/** Checks all texts that an engine would draw, whoever wrote them; negative prompts are not checked. */
function checkWords({ prompt, accentPrompt, styles, text }: Settings): void {
  if (isForbidden([prompt, accentPrompt, ...styles, text])) {
    throw invalidFields({ [text ? 'text' : 'prompt']: FORBIDDEN_TEXT });
  }
}

const changesFigure = (take: SceneTake): boolean => FIGURE_TAKE_FIELDS.some((field) => take[field] !== undefined);

/**
 * Takes exist only in Create, and a scene is only drawn again in takes; pictures are laid on the piece of a scene. Whether
 * words have a mannequin is known to the engine that reads them, which refuses the others.
 */
function checkScenes(
  { mode, settings: { sceneImageId, takes, artworks } }: AskedRender,
  scene: SceneSource | null,
): void {
  if (takes.some(changesFigure) && scene !== null && !scene.scene.figure) throw invalidFields({ takes: NO_MANNEQUIN });
  if (artworks.length > 0 && scene?.scene.kind !== 'object') throw invalidFields({ artworks: NO_PIECE });
  if (sceneImageId !== null && takes.length === 0) throw invalidFields({ takes: REQUIRED_TEXT });
  if (takes.length > 0 && mode !== 'GenerateImage') throw invalidFields({ takes: 'Only GenerateImage has takes' });
}

const NO_MANNEQUIN =
  'Only a picture of clothes on a mannequin has other builds, poses and finishes: choose one as scene_image_id';
const NO_MANNEQUIN_LOOK = 'This look shows no mannequin: choose the studio or the editorial look';
const NO_PIECE = 'Choose a picture of a garment or a product that was drawn here, as scene_image_id';

interface PreparedSources {
  /** Validated against the vocabulary. */
  readonly takes: readonly SceneTake[];
  /** The picture whose scene is drawn again. */
  readonly scene: SceneSource | null;
  /** The picture behind `promptImageUrl`. */
  readonly picture: OwnImage | null;
  /** The picture behind `blendImageUrl`. */
  readonly blend: OwnImage | null;
  /** The page's active default prompt; null where there is none. */
  readonly template: PromptTemplate | null;
  /** The person's own colours that the words of the request name. */
  readonly namedColours: readonly NamedColour[];
  /** What a live preview of these words has shown; null without one. */
  readonly seen: SeenScene | null;
  /** Whether one picture is wanted, also of a tool that makes several from which a person chooses. */
  readonly onlyOne: boolean;
}

/**
 * Validates a request and the pictures that it names, and derives what is stored of it. @throws AppError
 * `invalid_fields`.
 */
export function prepareRender(
  asked: AskedRender,
  { takes, scene, picture, blend, template, namedColours, seen, onlyOne }: PreparedSources,
): PreparedRender {
  checkScenes(asked, scene);
  checkWords(asked.settings);
  const words = scene ? requestOfScene(asked, takes, scene) : { ...requestOfWords(asked, takes, seen), namedColours };
  const edit = picture ? prepareEdit(words, asked.settings, picture) : words;
  // A scene is drawn again with its original words, without the current default prompt.
  const layout = scene ? null : template;
  const templateWords = layout ? templateWordsOf(layout) : edit.templateWords;
  const request = { ...edit, templateWords, blendImageId: blend?.id ?? null, ...(onlyOne && { count: 1 }) };
  return { request, finalPrompt: finalPromptOf(request, layout), hash: hashOf(asked) };
}

/**
 * Uses the words, guidance and size that made the picture; the model and the takes come from the request. A scene is
 * drawn in Create, whichever tool made the picture.
 */
function requestOfScene(asked: AskedRender, takes: readonly SceneTake[], source: SceneSource): StoredRender {
  const made = readStored(source.request);
  const model = asked.model ?? made.model;
  checkLook(takes, model);
  return {
    ...made,
    mode: 'GenerateImage',
    isDialog: asked.isDialog,
    model,
    count: takes.length,
    width: source.width,
    height: source.height,
    // A plain background would hide a requested setting.
    background: takes.some(({ setting }) => setting !== undefined) ? null : made.background,
    seed: source.seed,
    promptImageUrl: null,
    maskImageUrl: null,
    blendImageUrl: null,
    blendImageId: null,
    text: '',
    colourways: [],
    faceFixes: false,
    handFixes: false,
    parentImageId: source.imageId,
    sceneImageId: source.imageId,
    seenScene: null,
    takes: [...takes],
    artworks: [...asked.settings.artworks],
    // Only the engine that stores scenes can draw them.
    engine: null,
  };
}

function requestOfWords(asked: AskedRender, takes: readonly SceneTake[], seen: SeenScene | null): StoredRender {
  checkNeeds(asked);
  checkSize(asked);
  const { settings } = asked;
  checkLook(takes, settings.model);
  return {
    ...settings,
    mode: asked.mode,
    isDialog: asked.isDialog,
    styles: [...new Set(settings.styles.filter(Boolean))],
    count: takes.length || settings.count,
    seed: seen?.seed ?? settings.seed ?? randomSeed(),
    holdsSeed: settings.seed !== null,
    engine: asked.engine,
    parentImageId: null,
    blendImageId: null,
    sceneImageId: null,
    templateWords: null,
    namedColours: [],
    seenScene: seen?.scene ?? null,
    takes: [...takes],
  };
}

function checkLook(takes: readonly SceneTake[], model: Model): void {
  if (takes.some(changesFigure) && !MANNEQUIN_MODELS.includes(model)) throw invalidFields({ model: NO_MANNEQUIN_LOOK });
}

const NO_WORDS = { with: [], without: [] };

/** The largest image count of a request. */
const MAX_IMAGE_COUNT = 4;

/**
 * A multiple of `MAX_IMAGE_COUNT`: then the built-in engine's first and third picture share a shape, and so do its second and
 * fourth.
 */
function randomSeed(): number {
  return MAX_IMAGE_COUNT * randomInt((SEED_LIMIT + 1) / MAX_IMAGE_COUNT);
}

/** `template`: the page's active default prompt, which places the operator's words itself; null for the built-in layout. */
function finalPromptOf(request: StoredRender, template: PromptTemplate | null): string {
  const words = template === null ? (request.templateWords ?? NO_WORDS) : NO_WORDS;
  return assembleFinalPrompt(commandOf(request.mode, request, words), template ?? undefined);
}
