import { describe, expect, it } from 'vitest';
import type { EngineImage } from '../../words/tasks/generate-task.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';
import type { Look } from '../../words/prompt/brief.ts';
import type { NamedColour } from '@kenna/contract/engine-task';
import { generateImage } from './generate.ts';

async function draw(
  prompt: string,
  version: PictureScene['version'] = 2,
  look: Look = 'studio',
  namedColours: readonly NamedColour[] = [],
): Promise<EngineImage> {
  const words = { prompt, negativePrompt: '', accentPrompt: '', styles: [], namedColours, look } as const;
  const size = { width: 96, height: 96, count: 1, guidance: 9, background: null } as const;
  const scene = { version, brief: readBrief(words), seed: 16, guidance: 9, take: {} } as const;
  return generateImage({ operation: 'generate', ...words, ...size }, scene, { index: 0, isCancelled: () => false });
}

describe('a colour that is asked for as a code', () => {
  it.each(['#3e9465 velvet T-shirt', '#5b2f1c leather handbag', '#d8c4e0 silk dress'])(
    'is shown on the lit front of a %s',
    async (prompt) => {
      const { shownColours, remarks } = await draw(prompt);
      expect(shownColours[0]!.asked).toBe(prompt.slice(0, 7));
      expect(shownColours[0]!.difference).toBeLessThan(1.5);
      expect(remarks).toEqual([]);
    },
  );

  it('is shown as exactly under the name that a person gave it', async () => {
    const own: readonly NamedColour[] = [{ name: 'Atelier Moss', hex: '#3e9465' }];
    const { shownColours, brief } = await draw('velvet T-shirt in atelier moss', 2, 'studio', own);
    expect(shownColours[0]).toMatchObject({ asked: '#3e9465' });
    expect(shownColours[0]!.difference).toBeLessThan(1.5);
    expect(brief.understood).toContainEqual(expect.objectContaining({ label: 'Atelier Moss', hex: '#3e9465' }));
  });

  it('is named beside the shown one where cloth cannot be so light', async () => {
    const { remarks } = await draw('#ffff00 cotton T-shirt');
    expect(remarks.map(({ words }) => words).join()).toContain('#ffff00 is shown as #');
  });

  it.each([
    ['another look', '#3e9465 velvet T-shirt', 2, 'editorial'],
    ['a dramatic light', '#3e9465 velvet T-shirt, candlelight', 2, 'studio'],
    ['a place', '#3e9465 velvet T-shirt on a beach', 2, 'studio'],
    ['a scene of version 1', '#3e9465 velvet T-shirt', 1, 'studio'],
  ] as const)('is not matched in %s', async (_, prompt, version, look) => {
    expect((await draw(prompt, version, look)).shownColours).toEqual([]);
  });
});
