/**
 * Every setting of a render, one row each: its wire name, the values it accepts, how it is converted from and to the
 * wire, the panel control that offers it, and the ability that an engine needs for it. The request, the stored form,
 * the web's draft, the final prompt and the list of abilities of engines are derived from this table.
 *
 * A new setting is a row here, a field of its tasks (`engine-task.ts`) with its line in the server's `engine-task.ts`,
 * and a line in the panel of its tool (`SettingField`); engines that have an ability for it name it. Inside the server
 * and the web settings have the names of the rows. The wire names of the specification are also those of stored forms,
 * so that they remain in SQL about stored requests, and in recipes and shots of runs, which are exported as files.
 */
import { z } from 'zod';
import { CANVAS_SIDE_MAXIMUM, COLOURWAY_LIMIT, CUSTOM_SIDE_MINIMUM, PROMPT_LIMIT, SEED_LIMIT } from '../constants.ts';
import { MODELS, HOME_MODEL, type Model } from '../models.ts';
import {
  defaultsFor,
  modeHas,
  sendsStrength,
  SENSITIVITIES,
  type Mode,
  type ModeDefaults,
  type Sensitivity,
} from '../modes.ts';
import { blendGuidanceSent, strengthSent } from '../sliders.ts';
import { tidyPrompt } from '../tidy-prompt.ts';
import { chosenLoraSchema, LORA_LIMIT, type ChosenLora } from './loras.schema.ts';
import { converted, plain } from './setting-row.ts';
import { sceneTakeSchema, TAKE_LIMIT } from './scenes.schema.ts';
import { GARMENT_CATEGORIES, placementSchema, type GarmentCategory } from './tool-settings.schema.ts';

/** A typed prompt, with white space trimmed and collapsed. */
export const promptText = z.string().max(PROMPT_LIMIT, `Use at most ${PROMPT_LIMIT} characters`).transform(tidyPrompt);
const side = z
  .number()
  .int()
  .min(CUSTOM_SIDE_MINIMUM, `Use at least ${CUSTOM_SIDE_MINIMUM} pixels`)
  .max(CANVAS_SIDE_MAXIMUM, `Use at most ${CANVAS_SIDE_MAXIMUM} pixels`);
const slider = (minimum: number, maximum: number) => z.number().min(minimum).max(maximum);
const imageReference = z.string().min(1).max(2000).nullable();
const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Use a colour such as #f4f1ea');
const strings = z.array(z.string());
const share = z.number().nullable();

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
  prompt: plain('prompt', promptText.default(''), z.string(), { neutral: '', control: 'prompt' }),
  accentPrompt: plain('accent_prompt', promptText.default(''), z.string(), { neutral: '', control: 'accentPrompt' }),
  negativePrompt: plain('negative_prompt', promptText.default(''), z.string(), {
    neutral: '',
    ability: 'negativePrompt',
  }),
  styles: plain(
    'prompt_styles',
    z.array(z.string().min(1).max(60).transform(tidyPrompt)).max(12).default([]),
    strings,
    { neutral: [], control: 'styles' },
  ),
  /** Weights on the engine that change the look of its model; absent in renders of older versions. */
  loras: converted(
    'loras',
    z.array(chosenLoraSchema).max(LORA_LIMIT, `At most ${LORA_LIMIT} at once`).optional(),
    z.array(chosenLoraSchema),
    { read: (loras): readonly ChosenLora[] => loras ?? [], write: (loras) => [...loras] },
    { neutral: [], control: 'styles' },
  ),
  model: converted(
    'model',
    /** Default: the model of the scene's picture, otherwise XL. */
    z.enum(MODELS).optional(),
    z.enum(MODELS),
    { read: (model): Model => model ?? HOME_MODEL, write: (model) => model },
    { neutral: HOME_MODEL },
  ),
  count: plain('image_count', z.literal([1, 2, 4]).default(2), z.number().int(), { neutral: 2 }),
  width: plain('image_width', side.default(768), z.number().int(), { neutral: 768 }),
  height: plain('image_height', side.default(768), z.number().int(), { neutral: 768 }),
  guidance: plain('guidance_slider', slider(1, 30).default(8), z.number(), {
    neutral: 8,
    ability: 'guidance',
    panel: { kind: 'slider', label: 'Guidance', minimum: 1, maximum: 30, step: 1 },
  }),
  /** `#rrggbb`, `transparent`, or null to let the words decide. */
  background: plain(
    'background_type',
    z
      .union([hexColour, z.literal('transparent')])
      .nullable()
      .default(null),
    z.string().nullable(),
    { neutral: null, ability: 'background' },
  ),
  highQuality: plain('hd_image_quality', z.boolean().default(false), z.boolean(), {
    neutral: false,
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
  seed: plain('seed', z.number().int().min(0).max(SEED_LIMIT).nullable().default(null), z.number().int().nullable(), {
    neutral: null,
    ability: 'seed',
  }),
  /**
   * Id of the picture whose scene is drawn again. Its words, seed, guidance and size apply, and `takes` is required.
   */
  sceneImageId: converted(
    'scene_image_id',
    z.number().int().positive().nullable().default(null),
    z.number().int().nullable(),
    { read: (id): number | null => id ?? null, write: (id) => id },
    { neutral: null },
  ),
  promptImageUrl: plain('prompt_image_url', imageReference.default(null), z.string().nullable(), {
    neutral: null,
    control: 'uploadImage',
  }),
  maskImageUrl: plain('mask_image', imageReference.default(null), z.string().nullable(), {
    neutral: null,
    control: 'generativeFill',
  }),
  /** 0 to 1: how closely the result follows the source. The wire carries the opposite: 1.1 minus this. */
  strength: converted(
    'strength_slider',
    slider(0, 1.1).nullable().default(null),
    share,
    {
      read: (sent, { strength }) => (sent === null ? strength : within(0, 1, strengthSent(sent))),
      write: (value) => strengthSent(value),
    },
    { neutral: 1, control: 'strengthSlider', ability: 'strength', panel: { ...SHARE, label: 'Strength' } },
  ),
  /** `anime`: the subject is an illustration, not a photograph. */
  sensitivity: plain('model_sensitivity', z.enum(SENSITIVITIES).default('default'), z.enum(SENSITIVITIES), {
    neutral: 'default',
    ability: 'sensitivity',
    panel: { kind: 'choice', label: 'Image type', choices: SENSITIVITY_CHOICES },
  }),
  upscale: converted(
    'upscale',
    z.literal([2, 4]).optional(),
    z.literal([2, 4]),
    { read: (factor): 2 | 4 => factor ?? 2, write: (factor) => factor },
    { neutral: 2, control: 'upscale' },
  ),
  faceEnhance: converted(
    'face_enhance',
    z.literal([0, 1]).nullable().default(null),
    z.literal([0, 1]),
    // Rows of older versions hold a boolean.
    { read: (sent) => Boolean(sent), write: (value) => (value ? 1 : 0) },
    { neutral: false, control: 'upscale' },
  ),
  /** Presets: enhances the faces of the result. */
  faceFixes: plain('face_fixes', z.boolean().default(false), z.boolean(), {
    neutral: false,
    control: 'presets',
    ability: 'presets',
    panel: { kind: 'switch', label: 'Face fixes', hint: 'Sharpens faces' },
  }),
  handFixes: plain('hand_fixes', z.boolean().default(false), z.boolean(), {
    neutral: false,
    control: 'presets',
    ability: 'presets',
    panel: {
      kind: 'switch',
      label: 'Hand fixes',
      hint: 'Sharpens hands',
      hintsByMode: { UpscaleAndFacelift: 'Sharpens hands as well' },
    },
  }),
  /** A second picture: blended in by Create Variations, worn in Virtual Try On. */
  blendImageUrl: plain('blend_image_url', imageReference.default(null), z.string().nullable(), {
    neutral: null,
    control: 'blendUpload',
    ability: 'blend',
  }),
  /**
   * 0 to 1: how much of the second picture's colours and pattern to use. The wire carries the source's share instead.
   */
  blendGuidance: converted(
    'blend_guidance_slider',
    slider(0, 1).nullable().default(null),
    share,
    {
      read: (sent): number => (sent === null ? 0.5 : inHundredths(1 - sent)),
      write: (value) => blendGuidanceSent(value),
    },
    { neutral: 0.5, control: 'blendSliders', panel: { ...SHARE, label: 'Blend guidance' } },
  ),
  /** 0 to 1: how closely the result follows the source's own form when a second picture is blended in. */
  blendControl: converted(
    'blend_control_guidance_slider',
    slider(0, 1).nullable().default(null),
    share,
    { read: (sent): number => sent ?? 1, write: (value) => value },
    { neutral: 1, control: 'blendSliders', panel: { ...SHARE, label: 'Control guidance' } },
  ),
  /** 0 to 1: how tightly the result follows a drawing. */
  lineControl: converted(
    'cg_slider',
    slider(0, 1).nullable().default(null),
    share,
    { read: (sent, { lineControl }): number => sent ?? lineControl, write: (value) => value },
    { neutral: 1, control: 'cgSlider', ability: 'lineControl', panel: { ...SHARE, label: 'Control guidance' } },
  ),
  /** Extracts the lines from a photograph first. */
  edges: plain('edges', z.boolean().default(false), z.boolean(), {
    neutral: false,
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
    z.enum(GARMENT_CATEGORIES).optional(),
    z.enum(GARMENT_CATEGORIES).nullable(),
    { read: (category): GarmentCategory => category ?? 'upper', write: (category) => category },
    { neutral: 'upper', control: 'garmentCategory' },
  ),
  /** Edit With Chat: the requested change. */
  text: converted(
    'text',
    promptText.optional(),
    z.string(),
    { read: (text) => text ?? '', write: (text) => text },
    { neutral: '' },
  ),
  /** Create Variations: one picture in each of these colours, instead of the count. */
  colourways: plain(
    'colourways',
    z
      .array(z.string().trim().min(1, 'Name a colour').max(40, 'Use at most 40 characters'))
      .max(COLOURWAY_LIMIT, `At most ${COLOURWAY_LIMIT} at once`)
      .default([]),
    strings,
    { neutral: [], control: 'colourways', ability: 'colourways' },
  ),
  /** Create Backdrop: position of the source on the canvas of `width` by `height`; null: centred. */
  placement: plain('placement', placementSchema.nullable().default(null), placementSchema.nullable(), {
    neutral: null,
    control: 'expandCanvas',
  }),
  /**
   * One picture for each take, all of one scene, instead of the count. Without `sceneImageId` the words give the scene.
   */
  takes: converted(
    'takes',
    z.array(sceneTakeSchema).min(1, 'Choose at least one').max(TAKE_LIMIT, `At most ${TAKE_LIMIT} at once`).optional(),
    z.array(sceneTakeSchema),
    { read: (takes): z.output<typeof sceneTakeSchema>[] => takes ?? [], write: (takes) => takes },
    { neutral: [] },
  ),
};

type Rows = typeof SETTINGS;
export type SettingName = keyof Rows;
/** A person's settings, by row name. */
export type Settings = { readonly [Name in SettingName]: ReturnType<Rows[Name]['read']> };

type Shape<Part extends 'sent' | 'stored'> = { [Name in SettingName as Rows[Name]['wire']]: Rows[Name][Part] };
export type WireSettings = { [Name in SettingName as Rows[Name]['wire']]: z.output<Rows[Name]['stored']> };

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The fields of a schema of settings: those of a request or those of answers. */
export const settingsShape = <Part extends 'sent' | 'stored'>(part: Part): Shape<Part> =>
  Object.fromEntries(SETTING_NAMES.map((name) => [SETTINGS[name].wire, SETTINGS[name][part]])) as Shape<Part>;

type Picked<Name extends SettingName, Part extends 'sent' | 'stored'> = {
  [Each in Name as Rows[Each]['wire']]: Rows[Each][Part];
};

/** The fields of some settings, in the order of the names: those of a request or those of answers. */
export const pickSettings = <Name extends SettingName, Part extends 'sent' | 'stored'>(
  part: Part,
  names: readonly Name[],
): Picked<Name, Part> =>
  Object.fromEntries(names.map((name) => [SETTINGS[name].wire, SETTINGS[name][part]])) as Picked<Name, Part>;

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
