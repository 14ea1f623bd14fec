import type { SceneVocabulary } from '@kenna/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { builderGroups, chipLabel, formOf, typedWords } from './builder-groups.ts';
import { chooseWords, removeAllWords } from './choose-words.ts';
import { followEdit, type BuiltPrompt } from './written-words.ts';

const words = (...labels: string[]) => labels.map((label) => ({ name: label, label }));
const vocabulary: SceneVocabulary = {
  kinds: {
    form: words('dress', 'evening dress', 'vase'),
    colour: words('emerald', 'red'),
    fabric: words('silk', 'wool'),
    pattern: words('stripes'),
    setting: words('studio', 'on sand'),
    light: words('soft light'),
  },
  attributes: { neckline: words('v-neck'), sleeve: words('long sleeves'), pocket: words('patch pockets') },
  attributesOf: { dress: ['pocket', 'sleeve', 'neckline'], vase: [] },
};
const KINDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(vocabulary.kinds).map(([kind, all]) => [kind, all.map(({ label }) => label)])),
  ...Object.fromEntries(
    Object.entries(vocabulary.attributes).map(([kind, all]) => [kind, all.map((one) => one.label)]),
  ),
};

const typed = (text: string): BuiltPrompt => ({ text, written: [] });
const build = (start: BuiltPrompt, ...choices: [string, string | null][]): BuiltPrompt =>
  choices.reduce((built, [kind, label]) => chooseWords(built, vocabulary, kind, label), start);

test('writes words in the usual order, whatever is chosen first', () => {
  const built = build(
    typed(''),
    ['light', 'soft light'],
    ['form', 'dress'],
    ['fabric', 'silk'],
    ['setting', 'studio'],
    ['neckline', 'v-neck'],
    ['colour', 'emerald'],
  );
  expect(built.text).toBe('emerald silk dress, v-neck, studio, soft light');
  expect(build(built, ['colour', 'red'], ['fabric', null], ['light', null]).text).toBe('red dress, v-neck, studio');
});

test('puts colour, pattern and fabric before the typed name of a piece', () => {
  expect(build(typed('a long dress for my sister'), ['fabric', 'silk'], ['setting', 'studio']).text).toBe(
    'a long silk dress for my sister, studio',
  );
  expect(build(typed('A dress, '), ['colour', 'emerald'], ['neckline', 'v-neck']).text).toBe(
    'An emerald dress, v-neck',
  );
  expect(build(typed('for a wedding'), ['form', 'dress']).text).toBe('dress for a wedding');
});

test('removes attributes that a newly chosen piece cannot have', () => {
  const dress = build(typed('gift'), ['form', 'dress'], ['neckline', 'v-neck'], ['setting', 'studio']);
  expect(build(dress, ['form', 'vase']).text).toBe('vase, gift, studio');
});

test('treats words of the builder that were edited as typed', () => {
  const built = build(typed(''), ['fabric', 'silk'], ['form', 'dress']);
  const edited = followEdit(built, 'silky dress');
  expect(build(edited, ['fabric', 'wool'], ['form', null]).text).toBe('silky wool');
  expect(removeAllWords(followEdit(followEdit(built, 'heavy silk dress'), 'heavy silk dress, pleated')).text).toBe(
    'heavy, pleated',
  );
});

test('recognises a piece that was chosen or typed, and words that were typed already', () => {
  expect(formOf(typed('an Evening-dress in red'), vocabulary)).toBe('evening dress');
  const built = build(typed('red, like a rose'), ['form', 'vase']);
  expect(formOf(built, vocabulary)).toBe('vase');
  const [form, , colour] = builderGroups(vocabulary, 'vase');
  expect([...typedWords(built, form!), ...typedWords(built, colour!)]).toEqual(['red']);
});

test('offers the attributes that a piece can have, the most important first', () => {
  const kinds = builderGroups(vocabulary, 'dress').map(({ kind, isDetail }) => `${kind}${isDetail ? '*' : ''}`);
  expect(kinds).toEqual(['form', 'fabric', 'colour', 'pattern', 'neckline', 'sleeve', 'pocket*', 'setting', 'light']);
  const sleeve = builderGroups(vocabulary, 'dress').find(({ kind }) => kind === 'sleeve')!;
  expect(chipLabel(sleeve, 'long sleeves')).toBe('long');
  expect(chipLabel(sleeve, 'sleeveless')).toBe('sleeveless');
});

/** Words that a person types: some that the vocabulary lacks and some that it contains. */
const typing = fc.constantFrom('heirloom', 'dress', 'red', 'silk', 'my', 'sister', 'with', 'bows', 'studio', ',');
const step = fc.oneof(
  fc.record({ type: typing, at: fc.nat() }),
  fc
    .constantFrom(...Object.keys(KINDS))
    .chain((kind) => fc.record({ kind: fc.constant(kind), label: fc.constantFrom(null, ...KINDS[kind]!) })),
);

const tokens = (text: string): string[] => text.split(/[\s,]+/u).filter((word) => word !== '');
/** Rest of a prompt after the builder's words are removed. */
const leftOf = ({ text, written }: BuiltPrompt): string[] =>
  tokens(written.toReversed().reduce((rest, each) => `${rest.slice(0, each.start)} ${rest.slice(each.end)}`, text));

test('typed words stay, whatever the builder writes and removes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
      let built = typed('');
      for (const action of steps) {
        const before = leftOf(built);
        if ('kind' in action) {
          built = chooseWords(built, vocabulary, action.kind, action.label);
          expect(leftOf(built)).toEqual(before);
          if (action.label !== null) expect(built.written.map(({ kind }) => kind)).toContain(action.kind);
        } else {
          const gaps = [0, ...[...built.text.matchAll(/\s/gu)].map(({ index }) => index), built.text.length];
          const at = gaps[action.at % gaps.length]!;
          built = followEdit(built, `${built.text.slice(0, at)} ${action.type} ${built.text.slice(at)}`);
          expect(tokens(built.text)).toEqual(expect.arrayContaining([...tokens(action.type), ...before]));
        }
        for (const { start, end, words: written } of built.written) expect(built.text.slice(start, end)).toBe(written);
      }
      expect(removeAllWords(built).written).toEqual([]);
      expect(leftOf(removeAllWords(built))).toEqual(leftOf(built));
    }),
  );
});
