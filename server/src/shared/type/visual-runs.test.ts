import { expect, it } from 'vitest';
import { directionOf, visualRuns } from './visual-runs.ts';

const scriptOf = (character: string) => (/\p{Script=Hebrew}/u.test(character) ? 'hebrew' : 'latin');
const shown = (text: string) => visualRuns(text, directionOf(text), scriptOf).map((run) => run.text);

it('leaves a line alone that is read from left to right', () => {
  expect(shown('silk dress')).toEqual(['silk dress']);
});

it.each([
  ['for שמלת ערב here', ['for ', 'ערב', ' ', 'שמלת', ' here']],
  ['שמלת ערב (38) silk', ['silk', ' ', '(', '38', ')', ' ', 'ערב', ' ', 'שמלת']],
])('puts the words of %s in their order, each spelt from its beginning', (text, runs) => {
  expect(shown(text)).toEqual(runs);
});
