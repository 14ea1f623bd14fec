import { createBuiltInEngine, type PictureScene } from '@kenna/engine';
import { MODELS } from '@kenna/contract';
import { describe, expect, it } from 'vitest';
import { chipsOf } from './brief-chips.ts';
import { createBuiltInImageEngine } from './built-in-image-engine.ts';
import { describeImageEngine } from './image-engine.conformance.ts';

const open = () => createBuiltInImageEngine(createBuiltInEngine({ threads: 1 }));

// The engine's own tests cover the other operations; there the networks are loaded only once.
describeImageEngine('built-in', open, { operations: ['generate', 'inpaint'] });

describe('the built-in image engine', () => {
  it('supports every model of the product natively', async () => {
    const engine = open();
    expect(MODELS.map((model) => engine.capabilityOf('generate', model))).toEqual(MODELS.map(() => 'native'));
    expect(await engine.isHealthy()).toBe(true);
    await engine.close();
  });

  it('reports how it understood the words', async () => {
    const engine = open();
    const [image] = await engine.run(
      {
        operation: 'generate',
        prompt: 'emerald silk evening dress',
        negativePrompt: '',
        accentPrompt: '',
        styles: [],
        model: 'kennasketch',
        width: 128,
        height: 128,
        count: 1,
        guidance: 8,
        background: '#ffffff',
        scene: null,
        takes: [],
      },
      { seed: 1, signal: new AbortController().signal, onProgress: () => undefined },
    );
    expect(image?.brief).toContainEqual({
      kind: 'fabric',
      name: 'silk',
      label: 'silk',
      piece: 0,
      source: 'prompt',
      start: 8,
      end: 12,
    });
    expect(image?.brief.find(({ kind }) => kind === 'colour')).toMatchObject({
      label: 'emerald',
      hex: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    });
    await engine.close();
  });

  it.each(['view', 'light', 'setting', 'build', 'pose', 'finish'] as const)(
    'reports no %s of the words that a take has replaced',
    (kind) => {
      const chip = { kind, name: 'named', label: 'named', piece: null, source: 'prompt', start: 0, end: 5 } as const;
      const kindsOf = (take: object) => {
        const brief = { hero: 0, pieces: [], understood: [chip] };
        return chipsOf({ brief, take } as unknown as PictureScene, () => [], []).map((shown) => shown.kind);
      };
      expect(kindsOf({ colour: '#aa0000' })).toEqual([kind]);
      expect(kindsOf({ [kind]: 'other' })).toEqual([]);
    },
  );

  it('reports how close the picture came to an exact colour', async () => {
    const engine = open();
    const [image] = await engine.run(
      {
        operation: 'generate',
        prompt: '#1f6f5c cotton dress',
        negativePrompt: '',
        accentPrompt: '',
        styles: [],
        model: 'kennaxl',
        width: 256,
        height: 256,
        count: 1,
        guidance: 20,
        background: null,
        scene: null,
        takes: [],
      },
      { seed: 1, signal: new AbortController().signal, onProgress: () => undefined },
    );
    const chip = image?.brief.find(({ kind }) => kind === 'colour');
    expect(chip).toMatchObject({
      hex: '#1f6f5c',
      reached: { hex: expect.stringMatching(/^#[0-9a-f]{6}$/) as string },
    });
    expect(chip?.reached?.difference).toBeLessThan(3);
    await engine.close();
  });
});
