/** One picture to be drawn, before it is put in the words of a program. Pictures are opaque, masks 255 for what is repainted. */
import type { Mask, Pixels } from '../../../../ports/engine-task.ts';

export interface Shot {
  readonly positive: string;
  readonly negative: string;
  /** Multiples that the settings name. */
  readonly width: number;
  readonly height: number;
  readonly steps: number;
  readonly cfg: number;
  /** As the server spells them; null for its own choice. */
  readonly sampler: string | null;
  readonly scheduler: string | null;
  /** Title; null for what is loaded. */
  readonly checkpoint: string | null;
  /** A picture of the size above to start from. */
  readonly start: Start | null;
  readonly control: Control | null;
  /** Pictures that a model for edits reads beside the words, in the order in which the words name them. */
  readonly references: readonly Pixels[];
  /** How closely a model for edits keeps to the start; null for other models. */
  readonly imageCfg: number | null;
}

/** From words alone. */
export const plainShot = { start: null, control: null, references: [], imageCfg: null } as const;

interface Start {
  readonly pixels: Pixels;
  /** 0 keeps it, 1 leaves nothing of it. */
  readonly denoising: number;
  readonly mask: Mask | null;
  /** `smear`: what is repainted begins as the colours around it; `keep`: as what is there. */
  readonly begins: 'smear' | 'keep';
}

/** Line art that holds the drawing. */
export interface Control {
  readonly model: string;
  readonly module: string;
  readonly pixels: Pixels;
  readonly weight: number;
  /** Part of the steps that it holds, 0 to 1. */
  readonly until: number;
  readonly mode: 'Balanced' | 'ControlNet is more important';
}

/** What is asked of the server for a task, and what becomes of its answers. */
export interface Plan {
  /** One for each picture. */
  readonly shots: readonly Shot[];
  /** @param made of the size of its shot. */
  finish(made: Pixels): Promise<Pixels>;
  /** For the person; null when all was followed. */
  readonly note: string | null;
  /** What is being done, for a person. */
  readonly stage: string;
}
