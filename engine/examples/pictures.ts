import type { Look } from '../src/words/prompt/brief.ts';

/** An example picture on the web pages, drawn by the engine from a prompt. */
export interface ExamplePicture {
  /** Path below web/src/assets. */
  readonly file: string;
  readonly look: Look;
  readonly prompt: string;
  readonly seed: number;
  /** Pixels; 640 x 800 when absent. */
  readonly size?: { readonly width: number; readonly height: number };
  /** How much larger it is drawn before it is scaled down; 1.5 when absent. */
  readonly oversize?: number;
  /** Keeps only the left half of what is drawn: the front of a drawing of both sides. */
  readonly isLeftHalf?: boolean;
  /** A colour as #rrggbb; the look's own when absent. */
  readonly background?: `#${string}`;
  /** The side that is seen; the front when absent. */
  readonly view?: 'back';
}

/** The pictures of the example run (`example-run.ts` in `web/src/features/runs`), small. */
const RUN_PICTURES: readonly ExamplePicture[] = [
  ['slip-dress', 'emerald silk slip dress'],
  ['wrap-dress', 'rust linen wrap dress'],
  ['shirt-dress', 'navy cotton shirt dress'],
].flatMap(([name, prompt]) => {
  const front = { look: 'studio', prompt: prompt!, seed: 7, background: '#ffffff', oversize: 1 } as const;
  const size = { width: 240, height: 360 };
  return [
    { ...front, size, file: `examples/run/${name}-front.webp` },
    { ...front, size, file: `examples/run/${name}-back.webp`, view: 'back' },
  ];
});

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
  // The pictures that the tools begin with. Most drawn people are refused by Virtual Try On because of their arms.
  {
    file: 'examples/person.webp',
    look: 'illustration',
    prompt: 'grey cotton T-shirt and black wool trousers',
    seed: 4,
    size: { width: 640, height: 960 },
    oversize: 1,
  },
  {
    file: 'examples/sweater.webp',
    look: 'studio',
    prompt: 'rust wool sweater, crew neck, long sleeves, studio',
    seed: 7,
  },
  {
    file: 'examples/t-shirt.webp',
    look: 'studio',
    prompt: 'white heavyweight cotton T-shirt, boxy fit, studio',
    seed: 7,
  },
  {
    file: 'examples/perfume.webp',
    look: 'studio',
    prompt: 'amber glass perfume bottle with gold cap, studio',
    seed: 7,
  },
  {
    file: 'examples/coat-sketch.webp',
    look: 'flat',
    prompt: 'trench coat, double-breasted, belted',
    seed: 7,
    isLeftHalf: true,
  },
  // So small that enlarging it shows.
  {
    file: 'examples/boots.webp',
    look: 'editorial',
    prompt: 'black leather ankle boots, on concrete',
    seed: 7,
    size: { width: 160, height: 200 },
  },
  ...RUN_PICTURES,
];
