import {
  ASPECT_SIZES,
  MODE_TABLE,
  NEUTRAL_SETTINGS,
  defaultsFor,
  type Aspect,
  type ImageCount,
  type Mode,
  type Model,
  type PixelSize,
} from '@kenna/contract';

/**
 * Settings that a draft does not contain: the size follows from the aspect, Edit with Chat sends texts, and the image
 * viewer sends takes, the scene and the pictures on it.
 */
const {
  width: _width,
  height: _height,
  text: _text,
  takes: _takes,
  sceneImageId: _scene,
  artworks: _artworks,
  ...NOTHING_SET
} = NEUTRAL_SETTINGS;
type DraftSettings = typeof NOTHING_SET;

/**
 * Settings in the panel that have not been sent yet, by their names in the table of settings, and how they were chosen.
 */
export interface Draft extends DraftSettings {
  readonly count: ImageCount;
  readonly aspect: Aspect;
  readonly custom: PixelSize;
  /** Whether the next chosen picture becomes the second one, which is blended in or worn. */
  readonly blendPending: boolean;
  /** Name of the chosen engine, where a choice is offered; null: the server picks the best. */
  readonly engine: string | null;
}

export const freshDraft = (mode: Mode, model: Model = MODE_TABLE[mode].defaults.model): Draft => ({
  ...NOTHING_SET,
  ...defaultsFor(mode, model),
  custom: ASPECT_SIZES.square,
  blendPending: false,
  engine: null,
});

/** Choosing a model sets that model's default count and line control and preserves all other settings. */
export function withModel(mode: Mode, draft: Draft, model: Model): Draft {
  const { count, lineControl } = defaultsFor(mode, model);
  return { ...draft, model, count, lineControl };
}

/** Makes a picture the source. What belonged to the previous source is removed. */
export const newSource = (url: string): Partial<Draft> => ({
  promptImageUrl: url,
  maskImageUrl: null,
  blendPending: false,
  placement: null,
});

/**
 * A chosen picture becomes the blend image if the draft waits for one, with a count of two; otherwise it becomes the
 * source, and the mask and the placement of the previous source are removed.
 */
export function withPicture(draft: Draft, url: string): Draft {
  if (draft.blendPending) return { ...draft, blendImageUrl: url, blendPending: false, count: 2 };
  return url === draft.promptImageUrl ? draft : { ...draft, ...newSource(url) };
}

/** Former names of four settings in version 1 of the stored draft. */
const FORMER_NAMES: Readonly<Record<string, keyof Draft>> = {
  accent: 'accentPrompt',
  negative: 'negativePrompt',
  hd: 'highQuality',
  controlGuidance: 'lineControl',
};

/** Converts a draft stored by version 1 to the present names. */
export const withPresentNames = (stored: Readonly<Record<string, unknown>>): Partial<Draft> =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [FORMER_NAMES[name] ?? name, value]));
