import { adjustColour, NEUTRAL_ADJUSTMENT, type Adjustment } from '@kenna/contract';
import { createBuiltInEngine } from '@kenna/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { createBuiltInImageEngine } from './built-in-image-engine.ts';

const engine = createBuiltInImageEngine(createBuiltInEngine({ threads: 1 }));
afterAll(() => engine.close());

/** Every eighth level of each colour. */
const LEVELS = [0, 36, 73, 109, 146, 182, 219, 255];
const source = {
  width: 16,
  height: 32,
  channels: 3 as const,
  data: Uint8Array.from(LEVELS.flatMap((r) => LEVELS.flatMap((g) => LEVELS.flatMap((b) => [r, g, b])))),
};

async function say(text: string) {
  const [image] = await engine.run(
    { operation: 'instructEdit', source, scene: null, text, last: null, mask: null, model: 'kennaxl', count: 1 },
    { seed: 1, signal: new AbortController().signal, onProgress: () => undefined },
  );
  return image!.pixels.data;
}

/** The most that any colour differs from what the sliders of the editor make of it, in levels of 255. */
function mostApart(
  said: Uint8Array,
  {
    light,
    ...filters
  }: Pick<Partial<Adjustment>, 'filter' | 'filter_opacity'> & { light?: Partial<Adjustment['light']> },
): number {
  // prettier-ignore
  const settings = { ...NEUTRAL_ADJUSTMENT, ...filters, light: { ...NEUTRAL_ADJUSTMENT.light, ...light } };
  let most = 0;
  for (let at = 0; at < source.data.length; at += 3) {
    const colour = [0, 1, 2].map((c) => source.data[at + c]! / 255) as [number, number, number];
    adjustColour(colour, settings).forEach((value, c) => {
      most = Math.max(most, Math.abs(255 * value - said[at + c]!));
    });
  }
  return most;
}

/** Colours between the places of a table, and rounding. */
const CLOSE = 4;

describe('a light that is asked for in words', () => {
  it.each([
    ['exposure up by 30%', { light: { exposure: 65 } }],
    ['darker by 40%', { light: { exposure: 30 } }],
    ['warmer by 50%', { light: { temperature: 75 } }],
    ['contrast up by 60%', { light: { contrast: 80 } }],
    ['contrast down by 40%', { light: { contrast: 30 } }],
    ['saturation up by 50%', { light: { saturation: 75 } }],
    ['open up the shadows by 60%', { light: { shadows: 80 } }],
    ['bring the highlights down by 50%', { light: { highlights: 25 } }],
    ['black and white', { filter: 'black&white', filter_opacity: 100 }],
    ['retro', { filter: 'retro', filter_opacity: 80 }],
    ['summer look', { filter: 'summer', filter_opacity: 80 }],
    ['cinematic', { filter: 'vibe', filter_opacity: 80 }],
    ['pop art', { filter: 'colourful', filter_opacity: 80 }],
  ] as const)('is the light that the sliders of the editor give: %s', async (text, settings) => {
    expect(mostApart(await say(text), settings)).toBeLessThan(CLOSE);
  });
});
