/**
 * Requests to an engine and its answers: one type for each operation, with the pixels and masks it needs. These are
 * types only, shared by the server's engine port and the built-in engine; each supplies its own types through
 * `EngineTerms`.
 */
import type { UpscaleFactor } from './constants.ts';
import type { RegionKind } from './images/images.schema.ts';
import type { Sensitivity } from './modes.ts';
import type { PlacedPicture, SeenPicture } from './renders/artworks.schema.ts';
import type { ChosenLora } from './renders/loras.schema.ts';
import type { GarmentCategory, Placement } from './renders/tool-settings.schema.ts';

export type { ChosenLora, GarmentCategory, Placement, RegionKind, SeenPicture };

/** The types that differ between the port and an engine. */
export interface EngineTerms {
  /** The description from which a picture was drawn, so that it can be drawn again. */
  readonly scene: unknown;
  /** How one picture of a scene differs from the scene. */
  readonly take: unknown;
  /** `#rrggbb` or `transparent`. */
  readonly background: string;
}

/** 8-bit sRGB, row-major, interleaved, `width * height * channels` bytes. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** 3: sRGB; 4: sRGB with straight (not premultiplied) alpha. */
  readonly channels: 3 | 4;
  readonly data: Uint8Array;
}

/** Same size as its picture, row-major, 8 bits per pixel. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A colour with a person's own name for it. */
export interface NamedColour {
  readonly name: string;
  /** `#rrggbb` in lower case, sRGB. */
  readonly hex: `#${string}`;
}

export interface PromptWords {
  /** Free text in any language; the built-in engine reads at most 4000 characters. */
  readonly prompt: string;
  /** What to avoid in the picture; '' for nothing. */
  readonly negativePrompt: string;
  /** Words that influence the picture without changing its subject; '' for none. */
  readonly accentPrompt: string;
  /** Style names as the page offers them. Each is applied once; unknown names are ignored. */
  readonly styles: readonly string[];
  /**
   * Colours by the person's own names, which mean exactly these values in the prompt, the negative and the accent
   * prompt. Absent or empty for none.
   */
  readonly namedColours?: readonly NamedColour[];
  /** LoRAs on the engine, by its names; absent or empty for none. Engines without LoRAs ignore them. */
  readonly loras?: readonly ChosenLora[];
}

/** How a picture differs from what was asked, and how much of it an edit changed. */
export interface EngineRemark {
  /**
   * `not_drawn`: words of the prompt that the picture does not show; `changed` and `other`: a sentence for the person,
   * about the size of the change or about anything else.
   */
  readonly kind: 'not_drawn' | 'changed' | 'other';
  readonly words: string;
}

/** Another request that an engine can draw instead of one that it refuses. */
export interface WordsOffer {
  /** `nearest`: the nearest thing that it draws; `alone`: the request without the thing; `board`: a mood board. */
  readonly kind: 'nearest' | 'alone' | 'board';
  /** What would be drawn, with its article where it has one: "a chair", "the scarf", "trousers". */
  readonly label: string;
  readonly prompt: string;
}

/** Words with which an engine would do what it has refused, everything else as it was. */
export interface OfferedPrompt {
  /** What would be made, as a button says it: "Mirrored blur". */
  readonly label: string;
  readonly prompt: string;
}

/** Why an engine does not draw a prompt. */
export interface WordsRefusal {
  /** The main thing as the person named it; null when the words name nothing. */
  readonly thing: string | null;
  /** One sentence for the person. */
  readonly reason: string;
  /** A sentence on what the person can write instead; null where the offers say it. */
  readonly advice: string | null;
  readonly offers: readonly WordsOffer[];
}

/** A prompt, and how closely it is followed. */
interface GuidedWords extends PromptWords {
  /** 1 (free) to 30 (literal). */
  readonly guidance: number;
}

/** A picture that is laid on the main piece of a scene; the scene stores it. */
export interface PictureOnPiece extends Readonly<Omit<PlacedPicture, 'image_id' | 'picture'>> {
  /** Pixels, which are cut out first when their background is plain, or the name of a picture that lies on the piece. */
  readonly source: Pixels | string;
}

export interface GenerateTask<Terms extends EngineTerms> extends GuidedWords {
  readonly operation: 'generate';
  /** Pixels, 64 to 3000 on each side. */
  readonly width: number;
  readonly height: number;
  /** Number of pictures, 1 to 4; each is a different composition of the same words. */
  readonly count: number;
  /** null lets the engine choose the background. */
  readonly background: Terms['background'] | null;
  /** Renders with more samples; takes about twice as long. Default false. */
  readonly highQuality?: boolean;
  /** Draws this scene again instead of the words, which are ignored. */
  readonly scene?: Terms['scene'] | null;
  /**
   * One picture for each take, all of one scene (`scene`, or the one that the words describe); `count` is their number,
   * 1 to 8.
   */
  readonly takes?: readonly Terms['take'][];
  /** Pictures that are laid on the piece of the scene; at most 20, absent or empty for none. */
  readonly pictures?: readonly PictureOnPiece[];
}

/** Cuts the subject out of its background. */
export interface RemoveBackgroundTask<Terms extends EngineTerms> {
  readonly operation: 'removeBackground';
  readonly source: Pixels;
  readonly background: Terms['background'];
  /**
   * `anime`: the subject is an illustration, whose areas are closed by outlines; `default`, or absent: a photograph.
   */
  readonly sensitivity?: Sensitivity;
  /** Runs a second pass on the subject alone: finer edges in about twice the time. Default false. */
  readonly highQuality?: boolean;
  /** 1 or 2 results: the soft matte, then one with crisp edges. */
  readonly count: number;
}

/** Enlarges both sides by `factor`. */
export interface UpscaleTask {
  readonly operation: 'upscale';
  /** Below 3000 pixels on both sides; the result has at most 36 million pixels. */
  readonly source: Pixels;
  readonly factor: UpscaleFactor;
  readonly enhanceFaces: boolean;
  readonly enhanceHands: boolean;
}

/** Restores or sharpens faces, sharpens hands, or does both at their present size; nothing else changes. */
export interface EnhanceFacesTask {
  readonly operation: 'enhanceFaces';
  readonly source: Pixels;
  readonly faces: boolean;
  readonly hands: boolean;
}

/** Repaints the masked area with what the words describe, or without words from its surroundings. */
export interface InpaintTask extends Omit<PromptWords, 'accentPrompt'> {
  readonly operation: 'inpaint';
  readonly source: Pixels;
  /** 255: repaint; 0: leave identical; values between blend. */
  readonly mask: Mask;
  /**
   * 1 to 30: how far the words may depart from what is there. Values up to 8 stay closest to it, values from 25 are
   * freest.
   */
  readonly creative: number;
  /** 0 to 1: how much of the masked area is preserved. When absent or up to 0.1, nothing is. */
  readonly strength?: number;
  readonly count: number;
}

/** Turns line art into a picture: each region gets the form, fabric and colour that the words assign to it. */
export interface SketchTask<Terms extends EngineTerms> extends GuidedWords {
  readonly operation: 'sketch';
  /** Ink or pencil on paper, drawn or scanned; transparent areas count as paper. */
  readonly source: Pixels;
  /** Extracts the lines from a photograph first. */
  readonly edges: boolean;
  /** 0 (lines vanish) to 1 (lines stay as ink). */
  readonly strength: number;
  /** 0 to 1: how tightly the cloth follows the regions of the drawing. */
  readonly lineControl: number;
  /** Size of the result in pixels; the whole drawing is fitted into it. */
  readonly width: number;
  readonly height: number;
  readonly background: Terms['background'] | null;
  readonly count: number;
}

/** What a second picture contributes to a variation. */
export interface Blend<Terms extends EngineTerms> {
  readonly source: Pixels;
  /** The scene of the second picture if this engine drew it; otherwise null. */
  readonly scene: Terms['scene'] | null;
  /** 0 to 1: how much of its colours and pattern to use. */
  readonly palette: number;
  /** 0 to 1: how much of its form to use. */
  readonly form: number;
}

/** Makes other versions of a picture: other colours, fabrics, light or settings; of a drawn scene also other cuts. */
export interface VaryTask<Terms extends EngineTerms> extends GuidedWords {
  readonly operation: 'vary';
  readonly source: Pixels;
  /** The source's scene if this engine drew it and it was not edited since; otherwise null. */
  readonly scene: Terms['scene'] | null;
  /** 0 (free) to 1 (close): how closely the result follows the source. */
  readonly strength: number;
  readonly blend: Blend<Terms> | null;
  /**
   * Colour names or `#rrggbb`: one picture for each, and `count` is their number. Empty: variations that follow the
   * words.
   */
  readonly colourways: readonly string[];
  /** High quality, as in `GenerateTask`. */
  readonly highQuality?: boolean;
  readonly count: number;
}

/** Dresses the person in `source` in the garment of the second picture. */
export interface TryOnTask<Terms extends EngineTerms> {
  readonly operation: 'tryOn';
  readonly source: Pixels;
  /** A garment on its own, or worn by somebody. */
  readonly garment: Pixels;
  /**
   * The scene of the garment if this engine drew it and it was not edited since: then it is drawn on the person. Null or
   * absent for others.
   */
  readonly scene?: Terms['scene'] | null;
  readonly category: GarmentCategory;
  /** How the garment is worn ("tucked in", "sleeves rolled up"); '' when the words leave it open. */
  readonly prompt: string;
  readonly count: number;
}

/** The previous step of a conversation, needed for "more", "less" and "undo that". */
export interface LastStep<Terms extends EngineTerms> {
  /** The picture before that step. */
  readonly before: Pixels;
  /** The scene of that picture if this engine drew it and it was not edited since; otherwise null. */
  readonly scene: Terms['scene'] | null;
  /**
   * The messages so far, oldest first; the last one led to the present picture. All of them are needed, because "more"
   * after "more" refers to the message before.
   */
  readonly texts: readonly string[];
}

/** One message of a conversation about a picture; it may contain several edits. */
export interface InstructEditTask<Terms extends EngineTerms> {
  readonly operation: 'instructEdit';
  readonly source: Pixels;
  /**
   * The source's scene if this engine drew it and it was not edited since: then the scene is drawn again. Otherwise
   * null.
   */
  readonly scene: Terms['scene'] | null;
  readonly text: string;
  readonly last: LastStep<Terms> | null;
  /** The area that the person marked, to which "this" and "here" refer; null for none. */
  readonly mask: Mask | null;
  /**
   * A second picture that the message refers to: a garment to wear, a background or a colour. `scene`: its scene if
   * this engine drew it. Null or absent for none.
   */
  readonly second?: { readonly source: Pixels; readonly scene: Terms['scene'] | null } | null;
  readonly count: 1;
}

/**
 * Extends the canvas of a picture. With neither words nor a background the picture is continued; with either, its
 * subject is placed in the setting that they describe.
 */
export interface OutpaintTask<Terms extends EngineTerms> extends GuidedWords {
  readonly operation: 'outpaint';
  readonly source: Pixels;
  /** Size of the result in pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * Position of the source on the canvas, with its aspect ratio preserved; at its original size its pixels stay
   * unchanged.
   */
  readonly placement: Placement;
  readonly background: Terms['background'] | null;
  /** 0 (free) to 1 (close): how closely the continuation follows the picture. */
  readonly strength: number;
  readonly count: number;
}

/** How a message of a conversation was understood. */
export interface InstructionReading {
  /**
   * `edit`: it can be done; `undo`: the person wants the previous picture; `cannot`: `answer` suggests an alternative.
   */
  readonly outcome: 'edit' | 'undo' | 'cannot';
  /** A sentence for the person: what will be done, or why it cannot be. */
  readonly answer: string;
  /** Messages that can be sent next. */
  readonly suggestions: readonly string[];
}
