/**
 * What a family of diffusion models needs and can do. Each family is one row of data in `families`; the graphs and the
 * choice of files read the row and know no family by name. docs/engines.md shows how to add one.
 */

import type { EngineStrength } from '../../../ports/engine-strengths.ts';

/** Families of one architecture: they share control nets, model patches, LoRAs and weights for filling. */
export type Kin =
  | 'sd15'
  | 'sdxl'
  | 'sd3'
  | 'flux-1'
  | 'flux-2'
  | 'z-image'
  | 'qwen-image'
  | 'krea-2'
  | 'chroma'
  | 'hidream-i1'
  | 'hidream-o1';

/** A file that a diffusion model needs beside it. */
export interface NeededFile {
  /** The usual name, for the operator. */
  readonly name: string;
  /** Patterns of file names that serve, best first. */
  readonly names: readonly RegExp[];
  /** Where to download it. */
  readonly from: string;
}

interface Encoders {
  /** `type` of the loader, which decides the prompt template. Loaders for three and four encoders have none. */
  readonly type: string;
  /** One to four files, in the order of the loader's inputs. */
  readonly files: readonly NeededFile[];
}

/** How the guidance slider acts. */
export type Guidance =
  /** The scale of classifier-free guidance is read from the slider. */
  | { readonly kind: 'slider' }
  /** The scale at the slider's default position; the slider scales it. */
  | { readonly kind: 'scaled'; readonly cfg: number }
  /** The slider has no effect: the model was distilled for this scale. */
  | { readonly kind: 'fixed'; readonly cfg: number }
  /** A model distilled with a guidance value as its input; its scale is 1. */
  | { readonly kind: 'distilled'; readonly guidance: number };

interface FamilySampling {
  readonly steps: number;
  readonly sampler: string;
  /** `Flux2Scheduler` stands for the node of that name with a custom sampler; other names are schedules of KSampler. */
  readonly scheduler: string;
  readonly guidance: Guidance;
}

/**
 * `text`: negative words have an effect; `zeroed`: the sampler gets an empty conditioning; `none`: it takes none at
 * all.
 */
export type Negative = 'text' | 'zeroed' | 'none';

/** How a family edits a picture by words. */
export interface FamilyEdit {
  /** Preference among the families of a server: the highest is used. */
  readonly rank: number;
  /** Maximum number of pictures that it takes. */
  readonly pictures: number;
  readonly way:
    /** Latents of the pictures are chained to the conditioning. */
    | 'reference latents'
    /** The encoder of Qwen-Image-Edit takes the pictures. */
    | 'qwen encoder'
    /** The node for references of HiDream-O1. */
    | 'hidream references';
  /** True when sampling starts from the encoded first picture instead of an empty latent. */
  readonly startsFromPicture: boolean;
  /** Value of FluxKontextMultiReferenceLatentMethod, where the family was trained with another than the default. */
  readonly referenceMethod: string | null;
}

interface Accelerator {
  /** LoRAs for few steps that were trained for this very generation. */
  readonly names: RegExp;
  /** Steps where the file name says none. */
  readonly steps: number;
}

type Sells = 'yes' | 'conditions' | 'no';

export interface Licence {
  readonly name: string;
  /** Whether pictures made with the weights may be sold: yes; under conditions such as a limit of revenue; no. */
  readonly sells: Sells;
}

export interface Family {
  readonly id: string;
  readonly title: string;
  readonly kin: Kin;
  /** Recognises file names; the first family of the list that matches is taken. */
  readonly names: RegExp;
  /**
   * `checkpoints`: published as one file with encoders and VAE; `diffusion_models`: published alone; `both`: as either.
   */
  readonly folder: 'checkpoints' | 'diffusion_models' | 'both';
  /** Null for families that exist only as whole checkpoints. */
  readonly encoders: Encoders | null;
  readonly vae: NeededFile | null;
  readonly emptyLatent:
    'EmptyLatentImage' | 'EmptySD3LatentImage' | 'EmptyFlux2LatentImage' | 'EmptyHiDreamO1LatentImage';
  /** Sides are multiples of the first; pictures are drawn with about the second number of pixels. */
  readonly size: { readonly multiple: number; readonly pixels: number };
  /** Nodes that the model passes through before sampling, with their further inputs. */
  readonly patches: readonly { readonly node: string; readonly inputs: Readonly<Record<string, number>> }[];
  /** Nodes that the encoder passes through before it reads words. */
  readonly encoderPatches: readonly { readonly node: string; readonly inputs: Readonly<Record<string, number>> }[];
  readonly sampling: FamilySampling;
  readonly negative: Negative;
  /** Preference for drawing from words; null for families that only edit or fill. */
  readonly draws: number | null;
  /** Tasks that it does better than most families, for which it is preferred. */
  readonly strengths: readonly EngineStrength[];
  readonly edit: FamilyEdit | null;
  /** True for weights with extra input channels for the mask. */
  readonly fillsHoles: boolean;
  readonly accelerator: Accelerator | null;
  /** What the names of fitting LoRAs say, where families of one architecture differ in size; absent: all of it fit. */
  readonly loras?: RegExp;
  readonly licence: Licence;
  /** Memory of the graphics card in GB with which it runs well. */
  readonly memory: number;
}
