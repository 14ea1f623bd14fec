import { adjustedFrame, colourTable, NEUTRAL_ADJUSTMENT, type Adjustment } from '@kenna/contract';
import { createAdjuster, createBuiltInEngine } from '@kenna/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { createBuiltInImageEngine } from './built-in-image-engine.ts';

const engine = createBuiltInImageEngine(createBuiltInEngine({ threads: 1 }));
const adjuster = createAdjuster();
afterAll(() => Promise.all([engine.close(), adjuster.close()]));

/** Eight levels of each colour channel. */
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

/** The colours that Adjust saves for these settings. */
async function adjusted({ light, ...filters }: Changes) {
  const settings = { ...NEUTRAL_ADJUSTMENT, ...filters, light: { ...NEUTRAL_ADJUSTMENT.light, ...light } };
  const how = { ...adjustedFrame(source, settings), colours: colourTable(settings) };
  const { data } = await adjuster.adjust(source, how, { signal: new AbortController().signal });
  return data;
}

interface Changes {
  readonly light?: Partial<Adjustment['light']>;
  readonly filter?: Adjustment['filter'];
  readonly filter_opacity?: number;
}

describe('a light adjustment requested in words', () => {
  it.each([
    ['exposure up by 30%', { light: { exposure: 65 } }],
    ['brighter by 20%', { light: { exposure: 60 } }],
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
  ] as const)('gives the same pixels as the sliders of Adjust: %s', async (text, settings) => {
    const said = await say(text);
    expect(Buffer.from(said).equals(Buffer.from(await adjusted(settings)))).toBe(true);
    expect(Buffer.from(said).equals(Buffer.from(source.data))).toBe(false);
  });
});
