import { describe, expect, it } from 'vitest';
import { fuzzCells, isEmpty } from '../../../examples/fuzz-page.ts';
import { randomPrompt } from '../../../examples/random-prompt.ts';
import { createRandom } from '../../foundation/geometry/random.ts';
import type { GenerateTask } from '../../words/tasks/generate-task.ts';
import { briefShorthand } from '../../words/prompt/testing/brief-shorthand.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { sceneVocabulary } from '../../words/prompt/scene-vocabulary.ts';
import { buildSubject } from '../../studio/scene/build-scene.ts';
import { generateImage } from './generate.ts';

/** Few pictures, to keep the test fast; `npm run contact-sheet fuzz` draws hundreds and measures their times. */
const PICTURES = 10;
const PROMPTS = 2000;
/** Maximum number of vertices of a whole outfit at the density of a small picture; time and memory grow with it. */
const MAX_VERTICES = 400_000;

const task: GenerateTask = {
  operation: 'generate',
  prompt: '',
  negativePrompt: '',
  accentPrompt: '',
  styles: [],
  look: 'studio',
  width: 96,
  height: 96,
  count: 1,
  guidance: 13,
  background: null,
};

describe('any words at all', () => {
  it(
    'are read, in two thousand prompts, into a valid brief that can be described in a short text',
    { timeout: 120_000 },
    () => {
      const random = createRandom(2);
      for (let i = 0; i < PROMPTS; i++) {
        const prompt = randomPrompt(sceneVocabulary(), random);
        const brief = readBrief({ ...task, prompt, negativePrompt: randomPrompt(sceneVocabulary(), random) });
        expect(brief.pieces.length, prompt).toBeLessThanOrEqual(brief.arrangement === undefined ? 3 : 6);
        expect(brief.subject, prompt).toBe(brief.pieces.length > 0 ? 'drawable' : 'moodboard');
        expect(brief.pieces[brief.hero] === undefined, prompt).toBe(brief.pieces.length === 0);
        expect(briefShorthand(brief), prompt).not.toBe('');
      }
    },
  );

  it.each(fuzzCells(sceneVocabulary(), PICTURES))('give a picture: $caption', async (cell) => {
    const { prompt, look, seed = 0, background = null } = cell;
    const asked = { ...task, prompt, look, background };
    const scene = { version: 1, brief: readBrief(asked), seed, guidance: asked.guidance, take: {} } as const;
    const image = await generateImage(asked, scene, { index: 0, isCancelled: () => false });
    expect(image.pixels.data).toHaveLength(96 * 96 * image.pixels.channels);
    expect(isEmpty(image.pixels)).toBe(false);
    const small = { fabric: null, detail: 0.3, freedom: 1 / 13, check: () => {} };
    const { parts } = buildSubject({ ...small, brief: image.brief, seed });
    const vertices = parts.reduce((sum, { mesh }) => sum + mesh.positions.length / 3, 0);
    expect(vertices).toBeGreaterThan(0);
    expect(vertices).toBeLessThan(MAX_VERTICES);
  });
});
