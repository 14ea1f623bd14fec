import {
  ASPECT_SIZES,
  MODE_TABLE,
  defaultsFor,
  type Aspect,
  type GarmentCategory,
  type ImageCount,
  type Mode,
  type Model,
  type PixelSize,
  type Placement,
  type Sensitivity,
} from '@kenna/contract';

/** What a person has set in the panel and not sent yet. */
export interface Draft {
  readonly prompt: string;
  readonly accent: string;
  readonly negative: string;
  readonly styles: readonly string[];
  readonly model: Model;
  readonly aspect: Aspect;
  readonly custom: PixelSize;
  readonly count: ImageCount;
  readonly guidance: number;
  readonly strength: number;
  readonly controlGuidance: number;
  readonly hd: boolean;
  /** A colour, `transparent`, or null to leave it to the words. */
  readonly background: string | null;
  /** null: another one each time. */
  readonly seed: number | null;
  readonly sensitivity: Sensitivity;
  readonly upscale: 2 | 4;
  readonly faceEnhance: boolean;
  /** Presets: faces and hands of the result are enhanced. */
  readonly faceFixes: boolean;
  readonly handFixes: boolean;
  /** The picture to work on. */
  readonly promptImageUrl: string | null;
  /** Of the mask that was last sent for it. */
  readonly maskImageUrl: string | null;
  /** A second picture, whose look goes into the result. */
  readonly blendImageUrl: string | null;
  /** Whether the next picture that is chosen is that one. */
  readonly blendPending: boolean;
  /** 0 to 1: how much of its colours and pattern is taken; and how firmly the source's own form is kept. */
  readonly blendGuidance: number;
  readonly blendControl: number;
  /** Names or hex: one picture in each; empty for other readings of the words. */
  readonly colourways: readonly string[];
  /** Takes the lines out of a photograph first. */
  readonly edges: boolean;
  readonly category: GarmentCategory;
  /** Where the picture stands on the canvas; null: in the middle. */
  readonly placement: Placement | null;
  /** Which engine makes it, where people may pick one; null: whichever is best. */
  readonly engine: string | null;
}

export function freshDraft(mode: Mode, model: Model = MODE_TABLE[mode].defaults.model): Draft {
  const { aspect, count, guidance, strength, controlGuidance, hd, background, sensitivity, upscale, faceEnhance } =
    defaultsFor(mode, model);
  return {
    prompt: '',
    accent: '',
    negative: '',
    styles: [],
    model,
    aspect,
    custom: ASPECT_SIZES.square,
    count,
    guidance,
    strength,
    controlGuidance,
    hd,
    background,
    seed: null,
    sensitivity,
    upscale,
    faceEnhance,
    faceFixes: false,
    handFixes: false,
    promptImageUrl: null,
    maskImageUrl: null,
    blendImageUrl: null,
    blendPending: false,
    blendGuidance: 0.5,
    blendControl: 1,
    colourways: [],
    edges: false,
    category: 'upper',
    placement: null,
    engine: null,
  };
}

/** Choosing a model brings that model's count and control guidance, and keeps everything else. */
export function withModel(mode: Mode, draft: Draft, model: Model): Draft {
  const { count, controlGuidance } = defaultsFor(mode, model);
  return { ...draft, model, count, controlGuidance };
}

/** A chosen picture fills the place that waits for one: the blend image, which makes two results, else the source. */
export function withPicture(draft: Draft, url: string): Draft {
  if (draft.blendPending) return { ...draft, blendImageUrl: url, blendPending: false, count: 2 };
  return url === draft.promptImageUrl ? draft : { ...draft, promptImageUrl: url, maskImageUrl: null, placement: null };
}
