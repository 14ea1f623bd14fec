/** What each tool makes of the example picture that it offers to begin with. */
import { tableOfChange } from '@kenna/contract/colour-table';
import type { Adjuster, BuiltInEngine, EditTask, EnginePixels } from '../src/index.ts';

interface ExampleHands {
  readonly engine: BuiltInEngine;
  readonly adjuster: Adjuster;
  /** Reads another example picture. */
  readonly read: (file: string) => Promise<EnginePixels>;
}

export interface ExampleResult {
  /** Path below web/src/assets. */
  readonly file: string;
  /** The example picture, by its path below web/src/assets. */
  readonly from: string;
  readonly make: (source: EnginePixels, hands: ExampleHands) => Promise<EnginePixels>;
}

const SEED = 7;
const signal = new AbortController().signal;
const WORDS = { negativePrompt: '', accentPrompt: '', styles: [] } as const;

async function edited({ engine }: ExampleHands, task: EditTask): Promise<EnginePixels> {
  const [image] = await engine.edit(task, { seed: SEED, signal, onProgress: () => undefined });
  if (!image) throw new Error(`${task.operation} made no picture`);
  return image.pixels;
}

export const EXAMPLE_RESULTS: readonly ExampleResult[] = [
  {
    file: 'examples/results/remove-background.webp',
    from: 'examples/handbag.webp',
    make: (source, hands) =>
      edited(hands, { operation: 'removeBackground', source, background: 'transparent', count: 1 }),
  },
  {
    file: 'examples/results/sketch-to-image.webp',
    from: 'examples/coat-sketch.webp',
    make: (source, hands) =>
      edited(hands, {
        operation: 'sketch',
        look: 'studio',
        prompt: 'camel wool trench coat, studio',
        ...WORDS,
        guidance: 20,
        source,
        edges: false,
        strength: 0.2,
        lineControl: 1,
        width: source.width,
        height: source.height,
        background: null,
        count: 1,
      }),
  },
  {
    file: 'examples/results/create-variations.webp',
    from: 'examples/sweater.webp',
    make: (source, hands) =>
      edited(hands, {
        operation: 'vary',
        look: 'studio',
        prompt: '',
        ...WORDS,
        guidance: 8,
        source,
        scene: null,
        strength: 0.5,
        blend: null,
        colourways: ['navy'],
        count: 1,
      }),
  },
  {
    file: 'examples/results/generative-fill.webp',
    from: 'examples/t-shirt.webp',
    make: async (source, hands) =>
      edited(hands, {
        operation: 'inpaint',
        look: 'studio',
        prompt: 'sage green linen',
        negativePrompt: '',
        styles: [],
        source,
        mask: await hands.engine.selectRegion(source, 'subject', { signal }),
        creative: 12,
        count: 1,
      }),
  },
  {
    file: 'examples/results/virtual-try-on.webp',
    from: 'examples/person.webp',
    make: async (source, hands) =>
      edited(hands, {
        operation: 'tryOn',
        source,
        garment: await hands.read('examples/sweater.webp'),
        category: 'upper',
        prompt: '',
        count: 1,
      }),
  },
  {
    file: 'examples/results/edit-with-chat.webp',
    from: 'examples/handbag.webp',
    make: (source, hands) =>
      edited(hands, {
        operation: 'instructEdit',
        look: 'studio',
        source,
        scene: null,
        text: 'make the bag navy',
        last: null,
        mask: null,
        count: 1,
      }),
  },
  {
    file: 'examples/results/upscale.webp',
    from: 'examples/boots.webp',
    make: (source, hands) =>
      edited(hands, { operation: 'upscale', source, factor: 4, enhanceFaces: false, enhanceHands: false }),
  },
  {
    file: 'examples/results/backdrop.webp',
    from: 'examples/perfume.webp',
    make: (source, hands) =>
      edited(hands, {
        operation: 'outpaint',
        look: 'studio',
        prompt: 'on marble, window light',
        ...WORDS,
        guidance: 8,
        source,
        width: source.width,
        height: source.height,
        placement: { x: 96, y: 180, width: 448, height: 560 },
        background: null,
        strength: 1,
        count: 1,
      }),
  },
  {
    file: 'examples/results/adjust.webp',
    from: 'examples/trench-coat.webp',
    make: (source, { adjuster }) =>
      adjuster.adjust(
        source,
        {
          width: source.width,
          height: source.height,
          toSource: [1, 0, 0, 0, 1, 0],
          colours: tableOfChange({
            amounts: { exposure: 0.4, temperature: 0.5, saturation: 0.2, shadows: 0.4 },
            filter: 'none',
            filterOpacity: 0,
          }),
        },
        { signal },
      ),
  },
];
