import type { EngineOperation } from '../../../../ports/engine-task.ts';

const MODEL = ['checkpoint', 'sampler', 'scheduler', 'steps', 'cfg'] as const;
const WORDS = ['prompt', 'negative_prompt', 'seed'] as const;
const SIZE = ['width', 'height'] as const;

type Placeholder =
  | (typeof MODEL)[number]
  | (typeof WORDS)[number]
  | (typeof SIZE)[number]
  | 'image'
  | 'mask'
  | 'second_image'
  | 'denoise'
  | 'factor'
  | 'strength'
  | 'control';

interface Slots {
  /** Placeholders that the operation's graph must contain. */
  readonly needed: readonly Placeholder[];
  readonly possible: readonly Placeholder[];
}

/** The placeholders `{{name}}` allowed in an operator's graph, by operation. */
export const SLOTS: Readonly<Record<EngineOperation, Slots>> = {
  generate: { needed: ['prompt', 'seed'], possible: [...WORDS, ...SIZE, ...MODEL] },
  vary: { needed: ['image', 'seed'], possible: [...WORDS, ...SIZE, ...MODEL, 'image', 'second_image', 'denoise'] },
  inpaint: { needed: ['image', 'mask', 'seed'], possible: [...WORDS, ...SIZE, ...MODEL, 'image', 'mask', 'denoise'] },
  sketch: { needed: ['image', 'seed'], possible: [...WORDS, ...SIZE, ...MODEL, 'image', 'strength', 'control'] },
  outpaint: { needed: ['image', 'mask', 'seed'], possible: [...WORDS, ...SIZE, ...MODEL, 'image', 'mask', 'denoise'] },
  tryOn: { needed: ['image', 'second_image'], possible: ['prompt', 'seed', ...SIZE, 'image', 'second_image', 'mask'] },
  instructEdit: { needed: ['image', 'prompt'], possible: ['prompt', 'seed', ...SIZE, 'image'] },
  removeBackground: { needed: ['image'], possible: ['seed', ...SIZE, 'image'] },
  upscale: { needed: ['image'], possible: ['seed', ...SIZE, 'image', 'factor'] },
  enhanceFaces: { needed: ['image'], possible: ['seed', ...SIZE, 'image'] },
};
