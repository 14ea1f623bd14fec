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

const WHOLE = /^\{\{\s*(\w+)\s*\}\}$/;
const EACH = /\{\{\s*(\w+)\s*\}\}/g;

/** Names of the placeholders in a value, at any depth. */
export function placeholdersIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [...value.matchAll(EACH)].map(([, name = '']) => name);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(placeholdersIn);
}

/**
 * Returns a copy of a graph with all placeholders replaced. A text that is nothing but one placeholder becomes a number
 * where a number is inserted, because the inputs of nodes are typed.
 */
export function filled(value: unknown, fill: (name: string) => string | number): unknown {
  if (typeof value === 'string') {
    const whole = WHOLE.exec(value)?.[1];
    return whole === undefined ? value.replace(EACH, (_all, name: string) => String(fill(name))) : fill(whole);
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, fill)]));
}
