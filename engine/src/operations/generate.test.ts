import { describe, expect, it } from 'vitest';
import type { EngineError } from '../image-engine.ts';
import type { EngineImage, EnginePixels, EngineProgress, GenerateTask } from '../image-engine.ts';
import { readBrief } from '../prompt/read-brief.ts';
import { generateImage } from './generate.ts';

const task: GenerateTask = {
  operation: 'generate',
  prompt: 'emerald silk slip dress with a v neck',
  negativePrompt: '',
  accentPrompt: '',
  styles: [],
  look: 'studio',
  width: 96,
  height: 128,
  count: 1,
  guidance: 8,
  background: null,
  highQuality: false,
};

function draw(changes: Partial<GenerateTask>, seed = 5, onProgress: (progress: EngineProgress) => void = () => {}) {
  const asked = { ...task, ...changes };
  return generateImage(asked, readBrief(asked), { index: 0, seed, isCancelled: () => false, onProgress });
}

function pixel({ width, channels, data }: EnginePixels, x: number, y: number): number[] {
  const at = (y * width + x) * channels;
  return [...data.subarray(at, at + channels)];
}

describe('generate', () => {
  it('draws the same pixels for the same seed, and others for another', async () => {
    const [first, again, other] = [await draw({}), await draw({}), await draw({}, 6)];
    expect(again.pixels.data).toEqual(first.pixels.data);
    expect(other.pixels.data).not.toEqual(first.pixels.data);
  });

  it('makes the size that was asked for, with the subject in the colour of the words', async () => {
    const { pixels }: EngineImage = await draw({});
    expect([pixels.width, pixels.height, pixels.data.length]).toEqual([96, 128, 96 * 128 * 3]);
    const [r, g, b] = pixel(pixels, 48, 80);
    expect(g).toBeGreaterThan(r! + 15);
    expect(g).toBeGreaterThan(b!);
  });

  it('reports rising progress that ends at 1, and a preview before the picture is shaped', async () => {
    const seen: EngineProgress[] = [];
    await draw({}, 5, (progress) => seen.push(progress));
    const fractions = seen.map(({ fraction }) => fraction);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
    expect(seen.find(({ preview }) => preview)?.stage).toBe('shaping');
  });

  it('stops with a cancelled error as soon as it is told to, in any stage', async () => {
    for (const stage of ['shaping', 'lighting', 'shading', 'finishing'] as const) {
      let reached = false;
      const drawing = generateImage(task, readBrief(task), {
        index: 0,
        seed: 5,
        isCancelled: () => reached,
        onProgress: (progress) => {
          reached ||= progress.stage === stage;
        },
      });
      await expect(drawing).rejects.toMatchObject({ kind: 'cancelled' } satisfies Partial<EngineError>);
    }
  });

  it('leaves a transparent background empty and the subject solid', async () => {
    const { pixels } = await draw({ background: 'transparent' });
    expect(pixels.channels).toBe(4);
    expect(pixel(pixels, 2, 2)[3]).toBe(0);
    expect(pixel(pixels, 48, 80)[3]).toBe(255);
  });

  it('paints a chosen background exactly as chosen', async () => {
    const { pixels } = await draw({ background: '#3366cc' });
    const corner = pixel(pixels, 2, 2);
    [0x33, 0x66, 0xcc].forEach((value, channel) => expect(Math.abs(corner[channel]! - value)).toBeLessThanOrEqual(2));
  });
});
