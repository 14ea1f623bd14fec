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

/** What a draft does not set: its size follows from a shape, and conversations and takes have pages of their own. */
const {
  width: _width,
  height: _height,
  text: _text,
  takes: _takes,
  sceneImageId: _scene,
  ...NOTHING_SET
} = NEUTRAL_SETTINGS;
type DraftSettings = typeof NOTHING_SET;

/** What a person has set in the panel and not sent yet: settings by the names of the table, and how they were chosen. */
export interface Draft extends DraftSettings {
  readonly count: ImageCount;
  readonly aspect: Aspect;
  readonly custom: PixelSize;
  /** Whether the next picture that is chosen is the second one, which is mixed in or worn. */
  readonly blendPending: boolean;
  /** The engine that makes it, where people may pick one; null: whichever is best. */
  readonly engine: string | null;
}

export const freshDraft = (mode: Mode, model: Model = MODE_TABLE[mode].defaults.model): Draft => ({
  ...NOTHING_SET,
  ...defaultsFor(mode, model),
  custom: ASPECT_SIZES.square,
  blendPending: false,
  engine: null,
});

/** Choosing a model brings that model's count and control guidance, and keeps everything else. */
export function withModel(mode: Mode, draft: Draft, model: Model): Draft {
  const { count, lineControl } = defaultsFor(mode, model);
  return { ...draft, model, count, lineControl };
}

/** A chosen picture fills the place that waits for one: the blend image, which makes two results, else the source. */
export function withPicture(draft: Draft, url: string): Draft {
  if (draft.blendPending) return { ...draft, blendImageUrl: url, blendPending: false, count: 2 };
  return url === draft.promptImageUrl ? draft : { ...draft, promptImageUrl: url, maskImageUrl: null, placement: null };
}

/** The names that four settings had in the first version of a stored draft. */
const FORMER_NAMES: Readonly<Record<string, keyof Draft>> = {
  accent: 'accentPrompt',
  negative: 'negativePrompt',
  hd: 'highQuality',
  controlGuidance: 'lineControl',
};

/** A draft that the first version stored, with the names that its settings have now. */
export const withPresentNames = (stored: Readonly<Record<string, unknown>>): Partial<Draft> =>
  Object.fromEntries(Object.entries(stored).map(([name, value]) => [FORMER_NAMES[name] ?? name, value]));
