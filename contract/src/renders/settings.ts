/**
 * Every setting of a render, one row each: its wire name, how it is converted from and to the wire, the panel control
 * that offers it, and the ability that an engine needs for it. The web's draft, the final prompt and the list of
 * abilities of engines are derived from this table. The values that each accepts are in `settings.schema.ts`, so that a
 * page that only writes requests loads no validation.
 *
 * A new setting is a row here and there, a field of its tasks (`engine-task.ts`) with its line in the server's
 * `engine-task.ts`, and a line in the panel of its tool (`SettingField`); engines that have an ability for it name it.
 * Inside the server and the web settings have the names of the rows: the server reads requests with
 * `readRenderRequest`, the web writes them with `writeRequest` and reads the settings of renders with `settingsOf`. The
 * wire names of the specification are also those of stored forms, so that they remain in SQL about stored requests, and
 * in recipes and shots of runs, which are exported as files.
 */
import type { UpscaleFactor } from '../constants.ts';
import { HOME_MODEL, type Model } from '../models.ts';
import { defaultsFor, modeHas, sendsStrength, type Mode, type ModeDefaults, type Sensitivity } from '../modes.ts';
import { SETTING_DEFAULTS } from '../setting-defaults.ts';
import { blendGuidanceSent, strengthSent } from '../sliders.ts';
import type { PlacedPicture } from './artworks.schema.ts';
import type { ChosenLora } from './loras.schema.ts';
import { converted, plain, type StoredSetting } from './setting-row.ts';
import type { SceneTake } from './scenes.schema.ts';
import type { GarmentCategory } from './tool-settings.schema.ts';

const SHARE = { kind: 'slider', minimum: 0, maximum: 1, step: 0.05 } as const;
const inHundredths = (value: number): number => Math.round(value * 100) / 100;
const within = (minimum: number, maximum: number, value: number) => Math.min(maximum, Math.max(minimum, value));

/** Kinds of picture whose background is removed. */
const SENSITIVITY_CHOICES = [
  { value: 'default', label: 'Photo', hint: 'Photographs, renders' },
  { value: 'anime', label: 'Illustration', hint: 'Drawings, outlines' },
] as const satisfies readonly { readonly value: Sensitivity; readonly label: string; readonly hint: string }[];

/** The settings, in the order in which answers contain them. */
export const SETTINGS = {
  prompt: plain('prompt', { neutral: '', control: 'prompt' }),
  accentPrompt: plain('accent_prompt', { neutral: '', control: 'accentPrompt' }),
  negativePrompt: plain('negative_prompt', {
    neutral: '',
    ability: 'negativePrompt',
  }),
  styles: plain('prompt_styles', { neutral: [], control: 'styles' }),
  /** Weights on the engine that change the look of its model; absent in renders of older versions. */
  loras: converted(
    'loras',
    { read: (loras): readonly ChosenLora[] => loras ?? [], write: (loras) => [...loras] },
    { neutral: [], control: 'styles' },
  ),
  model: converted(
    'model',
    { read: (model): Model => model ?? HOME_MODEL, write: (model) => model },
    { neutral: HOME_MODEL },
  ),
  count: plain('image_count', { neutral: SETTING_DEFAULTS.count }),
  width: plain('image_width', { neutral: SETTING_DEFAULTS.width }),
  height: plain('image_height', { neutral: SETTING_DEFAULTS.height }),
  guidance: plain('guidance_slider', {
    neutral: SETTING_DEFAULTS.guidance,
    ability: 'guidance',
    panel: { kind: 'slider', label: 'Guidance', minimum: 1, maximum: 30, step: 1 },
  }),
  /** `#rrggbb`, `transparent`, or null to let the words decide. */
  background: plain('background_type', { neutral: null, ability: 'background' }),
  highQuality: plain('hd_image_quality', {
    neutral: SETTING_DEFAULTS.highQuality,
    control: 'hdQuality',
    ability: 'highQuality',
    panel: {
      kind: 'switch',
      label: 'HD quality',
      hint: 'Finer edges and cloth, in about twice the time',
      hintsByMode: { RemoveBackground: 'Finer edges, slightly slower' },
    },
  }),
  /** Null until the server has chosen one at random. */
  seed: plain('seed', {
    neutral: null,
    ability: 'seed',
  }),
  /**
   * Id of the picture whose scene is drawn again. Its words, seed, guidance and size apply, and `takes` is required.
   */
  sceneImageId: converted(
    'scene_image_id',
    { read: (id): number | null => id ?? null, write: (id) => id },
    { neutral: null },
  ),
  promptImageUrl: plain('prompt_image_url', {
    neutral: null,
    control: 'uploadImage',
  }),
  maskImageUrl: plain('mask_image', {
    neutral: null,
    control: 'generativeFill',
  }),
  /** 0 to 1: how closely the result follows the source. The wire carries the opposite: 1.1 minus this. */
  strength: converted(
    'strength_slider',
    {
      read: (sent, { strength }) => (sent === null ? strength : within(0, 1, strengthSent(sent))),
      write: (value) => strengthSent(value),
    },
    { neutral: 1, control: 'strengthSlider', ability: 'strength', panel: { ...SHARE, label: 'Strength' } },
  ),
  /** `anime`: the subject is an illustration, not a photograph. */
  sensitivity: plain('model_sensitivity', {
    neutral: SETTING_DEFAULTS.sensitivity,
    ability: 'sensitivity',
    panel: { kind: 'choice', label: 'Image type', choices: SENSITIVITY_CHOICES },
  }),
  upscale: converted(
    'upscale',
    { read: (factor): UpscaleFactor => factor ?? SETTING_DEFAULTS.upscale, write: (factor) => factor },
    { neutral: SETTING_DEFAULTS.upscale, control: 'upscale' },
  ),
  faceEnhance: converted(
    'face_enhance',
    // Rows of older versions hold a boolean.
    { read: (sent) => Boolean(sent), write: (value) => (value ? 1 : 0) },
    { neutral: SETTING_DEFAULTS.faceEnhance, control: 'upscale' },
  ),
  /** Presets: enhances the faces of the result. */
  faceFixes: plain('face_fixes', {
    neutral: SETTING_DEFAULTS.faceFixes,
    control: 'presets',
    ability: 'presets',
    panel: { kind: 'switch', label: 'Face fixes', hint: 'Makes faces clearer' },
  }),
  handFixes: plain('hand_fixes', {
    neutral: SETTING_DEFAULTS.handFixes,
    control: 'presets',
    ability: 'presets',
    panel: {
      kind: 'switch',
      label: 'Hand fixes',
      hint: 'Sharpens hands',
      hintsByMode: { UpscaleAndFacelift: 'Sharpens hands as well' },
    },
  }),
  /**
   * A second picture: blended in by Create Variations, worn in Virtual Try On, meant by a message of Edit With Chat.
   */
  blendImageUrl: plain('blend_image_url', {
    neutral: null,
    control: 'blendUpload',
    ability: 'blend',
  }),
  /**
   * 0 to 1: how much of the second picture's colours and pattern to use. The wire carries the source's share instead.
   */
  blendGuidance: converted(
    'blend_guidance_slider',
    {
      read: (sent): number => (sent === null ? SETTING_DEFAULTS.blendGuidance : inHundredths(1 - sent)),
      write: (value) => blendGuidanceSent(value),
    },
    { neutral: SETTING_DEFAULTS.blendGuidance, control: 'blendSliders', panel: { ...SHARE, label: 'Blend guidance' } },
  ),
  /** 0 to 1: how closely the result follows the source's own form when a second picture is blended in. */
  blendControl: converted(
    'blend_control_guidance_slider',
    { read: (sent): number => sent ?? SETTING_DEFAULTS.blendControl, write: (value) => value },
    { neutral: SETTING_DEFAULTS.blendControl, control: 'blendSliders', panel: { ...SHARE, label: 'Control guidance' } },
  ),
  /** 0 to 1: how tightly the result follows a drawing. */
  lineControl: converted(
    'cg_slider',
    { read: (sent, { lineControl }): number => sent ?? lineControl, write: (value) => value },
    {
      neutral: SETTING_DEFAULTS.lineControl,
      control: 'cgSlider',
      ability: 'lineControl',
      panel: { ...SHARE, label: 'Control guidance' },
    },
  ),
  /** Extracts the lines from a photograph first. */
  edges: plain('edges', {
    neutral: SETTING_DEFAULTS.edges,
    control: 'cgSlider',
    ability: 'edges',
    panel: {
      kind: 'switch',
      label: 'Take the lines from a photograph',
      hint: 'Traces the edges of the photograph and draws from them',
    },
  }),
  /** Virtual Try On: the part of the body on which the second picture's garment is worn. */
  category: converted(
    'category',
    { read: (category): GarmentCategory => category ?? SETTING_DEFAULTS.category, write: (category) => category },
    { neutral: SETTING_DEFAULTS.category, control: 'garmentCategory' },
  ),
  /** Edit With Chat: the requested change. */
  text: converted('text', { read: (text) => text ?? '', write: (text) => text }, { neutral: '' }),
  /** Create Variations: one picture in each of these colours, instead of the count. */
  colourways: plain('colourways', { neutral: [], control: 'colourways', ability: 'colourways' }),
  /** Create Backdrop: position of the source on the canvas of `width` by `height`; null: centred. */
  placement: plain('placement', {
    neutral: null,
    control: 'expandCanvas',
  }),
  /**
   * One picture for each take, all of one scene, instead of the count. Without `sceneImageId` the words give the scene.
   */
  takes: converted('takes', { read: (takes): SceneTake[] => takes ?? [], write: (takes) => takes }, { neutral: [] }),
  /**
   * The person's own pictures that are laid on the piece of the scene `sceneImageId`, from where its takes keep them.
   */
  artworks: converted(
    'artworks',
    { read: (artworks): PlacedPicture[] => artworks ?? [], write: (artworks) => artworks },
    { neutral: [] },
  ),
};

type Rows = typeof SETTINGS;
export type SettingName = keyof Rows;
/** A person's settings, by row name. */
export type Settings = { readonly [Name in SettingName]: ReturnType<Rows[Name]['read']> };

export type WireSettings = { [Name in SettingName as Rows[Name]['wire']]: StoredSetting<Rows[Name]['wire']> };

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The rows' values have different types, which only the mapped types above can express. */
interface AnyRow {
  readonly wire: string;
  readonly read: (sent: unknown, defaults: ModeDefaults) => unknown;
  readonly write: (value: unknown) => unknown;
}
const rowOf = (name: SettingName) => SETTINGS[name] as unknown as AnyRow;

/**
 * Reads the settings from a parsed request or the stored form. An absent strength or line control takes the default of
 * the mode and the model; other absent fields take the default of their row.
 */
export function readSettings(mode: Mode, wire: Readonly<Record<string, unknown>>): Settings {
  const defaults = defaultsFor(
    mode,
    SETTINGS.model.read(wire['model'] as Settings['model'] | undefined, defaultsFor(mode)),
  );
  return Object.fromEntries(
    SETTING_NAMES.map((name) => [name, rowOf(name).read(wire[rowOf(name).wire], defaults)]),
  ) as unknown as Settings;
}

/** Writes the settings for answers and the stored form, from which `readSettings` reads them again. */
export const writeSettings = (settings: Settings): WireSettings =>
  Object.fromEntries(
    SETTING_NAMES.map((name) => [rowOf(name).wire, rowOf(name).write(settings[name])]),
  ) as unknown as WireSettings;

/** Writes some settings, for the fields of a shot or of one of its steps. */
export const writePicked = <Name extends SettingName>(
  settings: Pick<Settings, Name>,
): Pick<WireSettings, Rows[Name]['wire']> =>
  Object.fromEntries(
    SETTING_NAMES.filter((name) => name in settings).map((name) => [
      rowOf(name).wire,
      rowOf(name).write((settings as Partial<Settings>)[name]),
    ]),
  ) as unknown as Pick<WireSettings, Rows[Name]['wire']>;

/** The settings of an empty request: each has the value that requires nothing of an engine. */
export const NEUTRAL_SETTINGS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS[name].neutral]),
) as unknown as Settings;

/** The settings with which a mode starts: its defaults, and neutral values where it has none. */
export function initialSettings(mode: Mode, model?: Model): Settings & Pick<ModeDefaults, 'count'> {
  const { aspect: _aspect, ...defaults } = defaultsFor(mode, model);
  return { ...NEUTRAL_SETTINGS, ...defaults };
}

/** Whether a mode offers a setting. */
export const offersSetting = (mode: Mode, name: SettingName): boolean => {
  const { control } = SETTINGS[name];
  return control === null || modeHas(mode, control);
};

const isSent = (mode: Mode, name: SettingName): boolean =>
  offersSetting(mode, name) || (name === 'strength' && sendsStrength(mode));

/** The fields of a request: only the settings that the mode offers, and the strength of a mode that has its own. */
export const writeOffered = (mode: Mode, settings: Partial<Settings>): Partial<WireSettings> =>
  Object.fromEntries(
    SETTING_NAMES.filter((name) => name in settings && isSent(mode, name)).map((name) => [
      rowOf(name).wire,
      rowOf(name).write(settings[name]),
    ]),
  ) as Partial<WireSettings>;
