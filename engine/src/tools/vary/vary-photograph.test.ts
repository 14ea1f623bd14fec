import { expect, it } from 'vitest';
import { drawFigure, SKINS } from '../../testing/draw-figure.ts';
import type { VaryTask } from '../../words/tasks/edit-task.ts';
import { varyPhotograph } from './vary-photograph.ts';

const SHIRT = [60, 90, 170];
const TROUSERS = [90, 90, 84];
/** Maximum share of the picture that may change outside the named garment. */
const OUTSIDE = 0.01;
/** Difference of a channel in levels from which a pixel has visibly changed. */
const VISIBLE = 4;
/** Grain of the drawn figure in levels. */
const GRAIN = 3;

const WORDS = { negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' } as const;
const VARY = { operation: 'vary', scene: null, blend: null, colourways: [], guidance: 13, strength: 0.9, count: 1 } as const; // prettier-ignore
const CONTEXT = { index: 0, seed: 1, isCancelled: () => false, onProgress: () => undefined };

it.each([
  { prompt: '#8c1c2b shirt', own: SHIRT, skin: SKINS[0] },
  { prompt: '#8c1c2b shirt', own: SHIRT, skin: SKINS[2] },
  { prompt: '#1c2b5c trousers', own: TROUSERS, skin: SKINS[4] },
])('changes next to nothing outside the garment that "$prompt" names, skin $skin', async ({ prompt, own, skin }) => {
  const { source, person } = drawFigure({ scale: 1, skin, shirt: SHIRT, trousers: TROUSERS });
  const task: VaryTask = { ...VARY, ...WORDS, source, prompt };
  const findings = { source: { subject: person.mask, person }, second: null };
  const setInPlace = () => Promise.reject(new Error('the words name no place'));
  const { pixels } = await varyPhotograph(task, findings, setInPlace, CONTEXT);
  const area = source.width * source.height;
  let [inside, changedInside, changedOutside] = [0, 0, 0];
  for (let i = 0; i < area; i++) {
    const at = (c: number) => source.data[3 * i + c]!;
    const isOwn = own.every((value, c) => Math.abs(at(c) - value) <= GRAIN);
    const isChanged = [0, 1, 2].some((c) => Math.abs(at(c) - pixels.data[3 * i + c]!) >= VISIBLE);
    if (isOwn) inside++;
    if (isOwn && isChanged) changedInside++;
    if (!isOwn && isChanged) changedOutside++;
  }
  expect(changedInside / inside).toBeGreaterThan(0.9);
  expect(changedOutside / area).toBeLessThan(OUTSIDE);
});
