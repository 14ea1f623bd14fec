import { expect, it } from 'vitest';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { buildSubject } from './build-scene.ts';
import { isOfSleeve } from './is-of-sleeve.ts';

it('figures: leave out short sleeves inside long ones, and nothing else', () => {
  const prompt = 'man in a rust shirt over a white t-shirt, blue jeans';
  const brief = readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
  const { parts, presentation } = buildSubject({
    brief,
    fabric: null,
    seed: 8,
    detail: 0.5,
    freedom: 0.5,
    check: () => undefined,
  });
  expect(presentation).toBe('figure');
  const of = (form: string) => parts.filter(({ piece }) => brief.pieces[piece]?.form === form);
  expect(of('t-shirt').length).toBeGreaterThan(0);
  expect(of('t-shirt').filter((part) => isOfSleeve(part, brief))).toEqual([]);
  expect(of('shirt').filter((part) => isOfSleeve(part, brief)).length).toBeGreaterThan(0);
});
