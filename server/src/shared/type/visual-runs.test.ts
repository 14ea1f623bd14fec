import { expect, it } from 'vitest';
import { directionOf, visualRuns } from './visual-runs.ts';

const scriptOf = (character: string) => (/\p{Script=Hebrew}/u.test(character) ? 'hebrew' : 'latin');
const shown = (text: string) => visualRuns(text, directionOf(text), scriptOf).map((run) => run.text);

it('does not change a left-to-right line', () => {
  expect(shown('silk dress')).toEqual(['silk dress']);
});

it.each([
  ['for שמלת ערב here', ['for ', 'ערב', ' ', 'שמלת', ' here']],
  ['שמלת ערב (38) silk', ['silk', ' ', '(', '38', ')', ' ', 'ערב', ' ', 'שמלת']],
])('orders the words of %s for display, each in its logical order', (text, runs) => {
  expect(shown(text)).toEqual(runs);
});
