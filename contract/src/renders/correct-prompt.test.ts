import { assert, property, array, constantFrom, record, boolean } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { BriefChip } from '../images/images.schema.ts';
import { correctPrompt } from './correct-prompt.ts';

/** Chips of the words in brackets: `[red|colour] [silk dress|form]`. */
function marked(text: string): { text: string; chips: BriefChip[] } {
  const chips: BriefChip[] = [];
  let plain = '';
  for (const part of text.split(/(\[[^\]]+\])/u)) {
    const [, words, kinds] = /^\[(.+)\|(.+)\]$/u.exec(part) ?? [];
    for (const kind of kinds?.split('+') ?? []) {
      const [name = '', label = words ?? ''] = kind.split('=');
      const start = plain.length;
      const end = start + (words?.length ?? 0);
      chips.push({ kind: name, name: label, label, piece: 0, source: 'prompt', start, end });
    }
    plain += words ?? part;
  }
  return { text: plain, chips };
}

function correct(text: string, replaced: Record<number, string | null>, added: { kind: string; label: string }[] = []) {
  const { text: plain, chips } = marked(text);
  const numbered = Object.entries(replaced).map(([index, label]) => [Number(index), label] as const);
  return correctPrompt(plain, chips, { replaced: new Map(numbered), added });
}

describe('a correction', () => {
  test.each([
    ['an [emerald|colour] [silk|fabric] [dress|form]', { 0: 'red' }, 'a red silk dress'],
    ['a [red|colour] [silk|fabric] [dress|form]', { 0: 'emerald' }, 'an emerald silk dress'],
    ['[red|colour] [silk|fabric] [dress|form], [studio|setting]', { 0: 'navy', 3: 'beach' }, 'navy silk dress, beach'],
    ['[dress|form] with no [belt|attribute=no belt]', { 1: 'sash' }, 'dress with sash'],
  ])('replaces the words of a chip: %s', (text, replaced, expected) => {
    expect(correct(text, replaced)).toBe(expected);
  });

  test.each([
    ['an [emerald|colour] [dress|form]', 0, 'a dress'],
    ['[dress|form] with a [square neckline|attribute], [studio|setting]', 1, 'dress, studio'],
    ['[dress|form] with [pockets|attribute] and a [belt|attribute]', 1, 'dress with a belt'],
    ['[dress|form] with [pockets|attribute] and a [belt|attribute]', 2, 'dress with pockets'],
    ['[red|colour] and [black|colour] [dress|form]', 0, 'black dress'],
    ['[red|colour] and [black|colour] [dress|form]', 1, 'red dress'],
    ['[white|colour] [shirt|form] and [black|colour] [trousers|form]', 2, 'white shirt and trousers'],
    ['[dress|form], [draped back|attribute], [studio|setting]', 1, 'dress, studio'],
    ['[dress|form] made of [silk|fabric]', 1, 'dress'],
    ['[dress|form] in [red|colour] on [marble|setting]', 1, 'dress on marble'],
    ['[coat|form] without [belt|attribute=no belt], [fur|fabric]', 1, 'coat, fur'],
    ['[dress|form]', 0, ''],
  ])('removes words cleanly: %s', (text, index, expected) => {
    expect(correct(text, { [index]: null })).toBe(expected);
  });

  it('writes the label of what remains when one word has two meanings', () => {
    const jeans = 'slim [jeans|form=trousers+fabric=denim]';
    expect(correct(jeans, { 1: 'leather' })).toBe('slim leather trousers');
    expect(correct(jeans, { 1: null })).toBe('slim trousers');
    expect(correct(jeans, { 0: 'shorts' })).toBe('slim denim shorts');
    expect(correct(jeans, { 0: null, 1: null })).toBe('slim');
  });

  it('adds words for the garment before its name, and words for the picture at the end', () => {
    const dress = '[silk|fabric] [dress|form], [draped back|attribute]';
    expect(correct(dress, {}, [{ kind: 'colour', label: 'red' }])).toBe('silk red dress, draped back');
    expect(correct(dress, {}, [{ kind: 'setting', label: 'marble' }])).toBe('silk dress, draped back, marble');
    expect(correct(dress, {}, [{ kind: 'attribute', label: 'long sleeves' }])).toBe(
      'silk dress, draped back, long sleeves',
    );
    expect(correct('', {}, [{ kind: 'form', label: 'coat' }])).toBe('coat');
  });
});

const token = record({
  words: constantFrom('red', 'silk', 'square neckline', 'studio', 'draped back', 'navy', 'polka dots'),
  link: constantFrom(' ', ', ', ' with ', ' and ', ' in ', ' with a ', ' on '),
  edit: constantFrom('keep', 'remove', 'replace'),
  known: boolean(),
});

test('several corrections at once keep every other word and leave no dangling words', () => {
  assert(
    property(array(token, { minLength: 1, maxLength: 9 }), (tokens) => {
      const numbered = tokens.map((item, index) => ({ ...item, words: `${item.words}${index}` }));
      const { text, chips } = marked(
        numbered
          .map(({ words, link, known }, at) => `${at ? link : ''}${known ? `[${words}|k${at}]` : words}`)
          .join(''),
      );
      const edits = numbered.filter(({ known }) => known);
      const replaced = new Map(
        edits.flatMap(({ edit }, index) =>
          edit === 'keep' ? [] : [[index, edit === 'remove' ? null : `new${index}`] as const],
        ),
      );
      const result = correctPrompt(text, chips, { replaced, added: [] });
      const expected = numbered.flatMap(({ words, known, edit }) => {
        if (!known || edit === 'keep') return [words];
        return edit === 'remove' ? [] : [`new${edits.findIndex((other) => other.words === words)}`];
      });
      const places = expected.map((words) => result.indexOf(words));
      expect(places.every((place) => place >= 0)).toBe(true);
      expect(places).toEqual([...places].sort((first, second) => first - second));
      if (replaced.size > 0) expect(result).not.toMatch(/ {2}|^[\s,]|\s,|,\s*,|[\s,]$/u);
      expect(result).not.toMatch(/(?:^|\s)(?:with|and|in|on|a)$/u);
      for (const { words, edit, known } of numbered)
        if (known && edit === 'remove') expect(result).not.toContain(words);
    }),
    { numRuns: 2000 },
  );
});

test('without corrections the prompt is unchanged', () => {
  expect(correct('red  [dress|form] with', {})).toBe('red  dress with');
});
