import type { UpscaleFactor } from './constants.ts';
import type { Model } from './models.ts';
import { SETTING_DEFAULTS } from './setting-defaults.ts';
import type { Aspect } from './sizes.ts';

export const MODES = [
  'GenerateImage',
  'RemoveBackground',
  'LineToDrawing',
  'CreateVariations',
  'GenerateFill',
  'VirtualTryOn',
  'EditWithChat',
  'UpscaleAndFacelift',
  'Backdrop',
] as const;
export type Mode = (typeof MODES)[number];

/** Sections of the right sidebar. A mode lists its sections from top to bottom. */
export type Panel = 'Prompt' | 'Image' | 'Model' | 'GenerativeFill' | 'guidanceSlider' | 'Upscale' | 'ExpandCanvas';

/** Controls that a mode switches on inside its panels. */
export type Control =
  | 'prompt'
  | 'accentPrompt'
  | 'uploadImage'
  | 'blendUpload'
  | 'blendSliders'
  | 'garmentCategory'
  | 'advancedSettings'
  | 'styles'
  | 'generativeFill'
  | 'strengthSlider'
  | 'guidanceSlider'
  | 'cgSlider'
  | 'sketchCanvas'
  | 'colourways'
  | 'presets'
  | 'hdQuality'
  | 'upscale'
  | 'expandCanvas'
  | 'modelPicker'
  | 'dice';

export interface ModeDefaults {
  readonly aspect: Aspect;
  readonly guidance: number;
  readonly strength: number;
  readonly lineControl: number;
  readonly count: ImageCount;
  readonly model: Model;
  readonly background: string | null;
  readonly highQuality: boolean;
  readonly upscale: UpscaleFactor;
  readonly faceEnhance: boolean;
  readonly sensitivity: Sensitivity;
}

/** Kind of picture whose background is removed: `anime` is an illustration. */
export const SENSITIVITIES = ['default', 'anime'] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

export type ImageCount = 1 | 2 | 4;
export const IMAGE_COUNTS: readonly ImageCount[] = [1, 2, 4];

export interface ModeDefinition {
  readonly mode: Mode;
  readonly path: `/workplace/${string}`;
  /** Label in the left navigation. */
  readonly navigation: string;
  readonly tabTitle: string;
  /** Label of the button; null where the specification shows none because the conversation sends the request. */
  readonly action: string | null;
  readonly panels: readonly Panel[];
  readonly controls: readonly Control[];
  readonly defaults: ModeDefaults;
  /** What a render requires; without it the action does nothing. */
  readonly needs: readonly ('prompt' | 'image' | 'mask' | 'blend' | 'text')[];
}

/** The generation state before a mode's own defaults are applied. */
const base: ModeDefaults = {
  aspect: 'square',
  guidance: SETTING_DEFAULTS.guidance,
  strength: 0.5,
  lineControl: SETTING_DEFAULTS.lineControl,
  count: 4,
  model: 'kennaxl',
  background: null,
  highQuality: SETTING_DEFAULTS.highQuality,
  upscale: SETTING_DEFAULTS.upscale,
  faceEnhance: SETTING_DEFAULTS.faceEnhance,
  sensitivity: SETTING_DEFAULTS.sensitivity,
};

export const MODE_TABLE: Record<Mode, ModeDefinition> = {
  GenerateImage: {
    mode: 'GenerateImage',
    path: '/workplace/generate',
    navigation: 'Create',
    tabTitle: 'Generate Image',
    action: 'Create',
    panels: ['Prompt', 'Model'],
    controls: [
      'prompt',
      'accentPrompt',
      'advancedSettings',
      'styles',
      'guidanceSlider',
      'hdQuality',
      'modelPicker',
      'dice',
    ],
    defaults: { ...base, guidance: 13, count: 2, model: 'kenna3' },
    needs: ['prompt'],
  },
  RemoveBackground: {
    mode: 'RemoveBackground',
    path: '/workplace/remove-background',
    navigation: 'Remove background',
    tabTitle: 'Remove Background',
    action: 'Remove background',
    panels: ['Image', 'Model'],
    controls: ['uploadImage', 'advancedSettings', 'hdQuality'],
    defaults: { ...base, count: 2, background: '#ffffff' },
    needs: ['image'],
  },
  LineToDrawing: {
    mode: 'LineToDrawing',
    path: '/workplace/sketch-to-image',
    navigation: 'Sketch to image',
    tabTitle: 'Sketch To Image',
    action: 'Convert',
    panels: ['Prompt', 'Image', 'Model'],
    controls: [
      'prompt',
      'accentPrompt',
      'uploadImage',
      'advancedSettings',
      'styles',
      'strengthSlider',
      'guidanceSlider',
      'cgSlider',
      'sketchCanvas',
      'modelPicker',
      'dice',
    ],
    defaults: { ...base, aspect: 'custom', strength: 0.2, guidance: 20, count: 2 },
    needs: ['image'],
  },
  CreateVariations: {
    mode: 'CreateVariations',
    path: '/workplace/create-variations',
    navigation: 'Variations',
    tabTitle: 'Create Variations',
    action: 'Create',
    panels: ['Prompt', 'Model'],
    controls: [
      'prompt',
      'accentPrompt',
      'uploadImage',
      'blendUpload',
      'blendSliders',
      'advancedSettings',
      'styles',
      'colourways',
      'strengthSlider',
      'guidanceSlider',
      'presets',
      'hdQuality',
      'modelPicker',
    ],
    defaults: { ...base, strength: 0.35, guidance: 11, highQuality: true },
    needs: ['image'],
  },
  GenerateFill: {
    mode: 'GenerateFill',
    path: '/workplace/generative-fill',
    navigation: 'Generative fill',
    tabTitle: 'Inpaint',
    action: 'Create',
    panels: ['Prompt', 'Image', 'GenerativeFill', 'guidanceSlider', 'Model'],
    controls: [
      'prompt',
      'uploadImage',
      'advancedSettings',
      'styles',
      'generativeFill',
      'guidanceSlider',
      'presets',
      'modelPicker',
    ],
    defaults: { ...base, count: 1, strength: 0.1, guidance: 11 },
    needs: ['image', 'mask'],
  },
  VirtualTryOn: {
    mode: 'VirtualTryOn',
    path: '/workplace/virtual-try-on',
    navigation: 'Virtual try on',
    tabTitle: 'Inpaint',
    action: 'Create',
    panels: ['Prompt', 'Image'],
    controls: ['prompt', 'uploadImage', 'blendUpload', 'garmentCategory'],
    defaults: { ...base, count: 1 },
    needs: ['image', 'blend'],
  },
  EditWithChat: {
    mode: 'EditWithChat',
    path: '/workplace/edit-with-chat',
    navigation: 'Edit with chat',
    tabTitle: 'Inpaint',
    action: null,
    panels: ['Prompt'],
    controls: ['prompt', 'uploadImage'],
    defaults: { ...base, count: 1 },
    needs: ['image', 'text'],
  },
  UpscaleAndFacelift: {
    mode: 'UpscaleAndFacelift',
    path: '/workplace/upscale-and-facelift',
    navigation: 'Upscale & facelift',
    tabTitle: 'Upscale & Facelift',
    action: 'Upscale',
    panels: ['Upscale', 'Image'],
    controls: ['uploadImage', 'upscale', 'presets'],
    defaults: { ...base, count: 1 },
    needs: ['image'],
  },
  Backdrop: {
    mode: 'Backdrop',
    path: '/workplace/backdrop-studio',
    navigation: 'Backdrop studio',
    tabTitle: 'Create Backdrop',
    action: 'Expand Canvas',
    panels: ['Prompt', 'ExpandCanvas'],
    controls: ['prompt', 'uploadImage', 'expandCanvas'],
    defaults: { ...base, strength: 1, guidance: 11 },
    needs: ['image'],
  },
};

/**
 * Defaults also depend on the model: XL makes four images in Create, and in Sketch to image it follows the lines more
 * tightly than the other models.
 */
export function defaultsFor(mode: Mode, model: Model = MODE_TABLE[mode].defaults.model): ModeDefaults {
  const defaults = { ...MODE_TABLE[mode].defaults, model };
  if (mode === 'GenerateImage') return { ...defaults, count: model === 'kennaxl' ? 4 : 2 };
  if (mode === 'LineToDrawing') return { ...defaults, lineControl: model === 'kennaxl' ? 1 : 0.5 };
  return defaults;
}

/** A tool with its own default strength sends it even when its panel does not show the slider. */
export const sendsStrength = (mode: Mode): boolean => MODE_TABLE[mode].defaults.strength !== base.strength;

export const modeHas = (mode: Mode, control: Control): boolean => MODE_TABLE[mode].controls.includes(control);
