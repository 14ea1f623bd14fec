/**
 * Words that change nothing are named. After a form has got other parts, find its rows anew and format them:
 * `UPDATE_SHOWN=mug,vase npx vitest run --project engine engine/src/run/testing/honesty`.
 */
import { describe, expect, it } from 'vitest';
import { drawnThings } from '../../../words/prompt/drawn-things.ts';
import { asksOf, type Ask } from './asks.ts';
import { findShown } from './find-shown.ts';
import { judgeAsk } from './judge-ask.ts';
import { shownInTable, updateTable } from './shown-table.ts';

const asked = process.env['UPDATE_SHOWN'];
if (asked !== undefined) updateTable(asked.split(','));

/** Things that are built fast; `npm run bench honesty` asks for all. */
const THINGS = ['mug', 'wallet', 'T-shirt', 'belt'];
/** One ask in this many of a thing; prime, so that all kinds occur. */
const STRIDE = 53;
/** Parts of things, which have them in several materials. */
const PARTS = [
  ['perfume bottle', 'cap'],
  ['umbrella', 'handle'],
  ['hair brush', 'handle'],
  ['bag', 'chain'],
  ['clutch', 'chain'],
  ['handbag', 'shoulder strap'],
] as const;
const MATERIALS = ['wood', 'metal', 'glass', 'gold', 'silver'];

describe('a word that is asked for', () => {
  const asks = THINGS.flatMap((words) => asksOf({ words }).filter((_, index) => index % STRIDE === 0));

  it.each(asks.map((ask) => [ask.prompt, ask] as const))('is drawn, usual or named: %s', (_prompt, ask) => {
    expect(['silent', 'falsely named']).not.toContain(judgeAsk(ask));
  });

  // Only those that are named are built, so that many can be asked.
  const materials = PARTS.flatMap(([thing, part]) =>
    MATERIALS.map((material): Ask => {
      const prompt = `${thing} with a ${material} ${part}`;
      return { kind: 'material of a part', thing, words: material, prompt, base: `${thing} with a ${part}` };
    }),
  );

  it.each(materials.map((ask) => [ask.prompt, ask] as const))('is not named where it is drawn: %s', (_prompt, ask) => {
    expect(judgeAsk(ask)).not.toBe('falsely named');
  });
});

describe('the table of what things show', () => {
  it('has a row for each form', () => {
    const missing = drawnThings().filter(({ words }) => shownInTable(words) === undefined);
    expect(missing.map(({ words }) => words)).toEqual([]);
  });

  it.each(['mug', 'wallet'])('is true of %s', (words) => {
    expect(findShown(words)).toEqual(shownInTable(words));
  });
});
