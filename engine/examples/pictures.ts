import type { Look } from '../src/words/prompt/brief.ts';

/** An example picture on the web pages, drawn by the engine from a prompt. */
export interface ExamplePicture {
  /** Path below web/src/assets. */
  readonly file: string;
  readonly look: Look;
  readonly prompt: string;
  readonly seed: number;
}

const IDEA = 'emerald silk evening dress, cowl neck, high slit';

export const EXAMPLE_PICTURES: readonly ExamplePicture[] = [
  { file: 'models/kennaxl.webp', look: 'studio', prompt: IDEA, seed: 7 },
  { file: 'models/kenna3.webp', look: 'editorial', prompt: 'red satin gown, sweetheart neckline', seed: 7 },
  { file: 'models/kenna.webp', look: 'illustration', prompt: IDEA, seed: 7 },
  { file: 'models/kennasketch.webp', look: 'flat', prompt: IDEA, seed: 7 },
  {
    file: 'examples/evening-dress.webp',
    look: 'studio',
    prompt: 'Emerald silk evening dress, draped back, studio',
    seed: 7,
  },
  {
    file: 'examples/trench-coat.webp',
    look: 'editorial',
    prompt: 'Trench coat in sage gabardine, belted, street at dusk',
    seed: 7,
  },
  {
    file: 'examples/handbag.webp',
    look: 'studio',
    prompt: 'Cognac leather handbag with gold hardware, on marble',
    seed: 7,
  },
];
