/**
 * One picture to draw, independent of a program's request format. Pictures are opaque; masks are 255 where repainted.
 */
import type { Mask, Pixels } from '../../../../ports/engine-task.ts';

export interface Shot {
  readonly positive: string;
  readonly negative: string;
  /** Multiples of `multiple` in the engine's settings. */
  readonly width: number;
  readonly height: number;
  readonly steps: number;
  readonly cfg: number;
  /** Guidance that distilled models take as an input; null for others, and for programs that choose it themselves. */
  readonly distilled: number | null;
  /** Sampler and scheduler as the server spells them; null: the server's default. */
  readonly sampler: string | null;
  readonly scheduler: string | null;
  /** Title of the checkpoint; null: the loaded one. */
  readonly checkpoint: string | null;
  /** A starting picture of the size above; null for none. */
  readonly start: Start | null;
  readonly control: Control | null;
  /** Pictures that an edit model reads besides the prompt, in the order in which the prompt mentions them. */
  readonly references: readonly Pixels[];
  /** LoRAs of stable-diffusion.cpp; the other programs load them by tags in the prompt. */
  readonly loras: readonly { readonly path: string; readonly multiplier: number }[];
  /** How closely an edit model follows the starting picture; null for other models. */
  readonly imageCfg: number | null;
}

/** A shot from words alone. */
export const plainShot = { start: null, control: null, references: [], loras: [], imageCfg: null } as const;

interface Start {
  readonly pixels: Pixels;
  /** Denoising strength: 0 preserves the picture, 1 preserves nothing. */
  readonly denoising: number;
  readonly mask: Mask | null;
  /** Initial content of the repainted area: `smear` uses the surrounding colours, `keep` the present content. */
  readonly begins: 'smear' | 'keep';
}

/** Line art that guides the drawing. */
export interface Control {
  readonly model: string;
  readonly module: string;
  readonly pixels: Pixels;
  readonly weight: number;
  /** Share of the steps during which it applies, 0 to 1. */
  readonly until: number;
  readonly mode: 'Balanced' | 'ControlNet is more important';
}

/** The requests for a task, and the conversion of their answers. */
export interface Plan {
  /** One shot for each picture. */
  readonly shots: readonly Shot[];
  /** @param made has the size of its shot. */
  finish(made: Pixels): Promise<Pixels>;
  /** A sentence for the person; null when every setting was followed. */
  readonly note: string | null;
  /** The present stage, as text for a person. */
  readonly stage: string;
}
