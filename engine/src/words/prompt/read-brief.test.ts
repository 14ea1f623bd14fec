import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Brief } from './brief.ts';
import { readBrief } from './read-brief.ts';
import { briefShorthand } from './testing/brief-shorthand.ts';
import { detailedPrompts } from './testing/detailed-prompts.ts';
import { askedPrompts } from './testing/asked-prompts.ts';
import { designerPrompts } from './testing/designer-prompts.ts';
import { everydayPrompts } from './testing/everyday-prompts.ts';
import { foreignPrompts } from './testing/foreign-prompts.ts';
import { placePrompts } from './testing/place-prompts.ts';
import { severalPrompts } from './testing/several-prompts.ts';
import { studioPrompts } from './testing/studio-prompts.ts';
import { tradePrompts } from './testing/trade-prompts.ts';
import { attributeTable } from './vocabulary/attributes.ts';
import { colourRows } from './vocabulary/colours.ts';
import { cutRows } from './vocabulary/cuts.ts';
import { fabricRows } from './vocabulary/fabrics.ts';
import { formRows } from './vocabulary/forms.ts';
import { partRows } from './vocabulary/parts.ts';
import { patternRows } from './vocabulary/patterns.ts';
import { lightRows, settingRows } from './vocabulary/scenes.ts';

const read = (prompt: string, others: { negative?: string; accent?: string; styles?: readonly string[] } = {}): Brief =>
  readBrief({
    prompt,
    negativePrompt: others.negative ?? '',
    accentPrompt: others.accent ?? '',
    styles: others.styles ?? [],
    look: 'studio',
  });

describe('the words of people', () => {
  it.each([
    ...askedPrompts,
    ...designerPrompts,
    ...everydayPrompts,
    ...detailedPrompts,
    ...studioPrompts,
    ...tradePrompts,
    ...placePrompts,
    ...foreignPrompts,
    ...severalPrompts,
  ])('reads "$prompt"', ({ prompt, brief, ...others }) => {
    expect(briefShorthand(read(prompt, others))).toBe(brief);
  });
});

describe('a brief', () => {
  it('says where in the prompt each thing was read', () => {
    const prompt = 'Emerald silk dress';
    const chips = read(prompt).understood.map(({ kind, label, start, end }) => [kind, label, prompt.slice(start, end)]);
    expect(chips.toSorted()).toEqual([
      ['colour', 'emerald', 'Emerald'],
      ['fabric', 'silk', 'silk'],
      ['form', 'dress', 'dress'],
    ]);
  });

  it.each([
    ['Camel wool coat', 'wool coat'],
    ['greatcoat', 'greatcoat'],
    ['crombie', 'chesterfield (coat)'],
    ['bomber', 'bomber (jacket)'],
  ])('names the garment of "%s" %s', (prompt, label) => {
    expect(read(prompt).understood.find(({ kind }) => kind === 'form')?.label).toBe(label);
  });

  it('says how many there are and how they stand as words that can be taken away', () => {
    const prompt = 'Two black vases in a row';
    const { understood, notDrawn } = read(prompt);
    const chips = understood.map(({ kind, name, start, end }) => [kind, name, prompt.slice(start, end)]);
    expect(chips).toContainEqual(['count', '2', 'Two']);
    expect(chips).toContainEqual(['arrangement', 'row', 'in a row']);
    expect(notDrawn).toEqual([]);
    expect(read('one vase in a row').notDrawn?.map(({ words }) => words)).toEqual(['in a row']);
  });

  it('keeps a hex code exactly and names the nearest colour', () => {
    const [piece] = read('#0b6e50 dress').pieces;
    expect(piece?.colours).toEqual([{ name: 'emerald', tone: null, hex: '#0b6e50', part: 'main' }]);
  });

  it('makes light colours lighter and deep colours darker', () => {
    const red = (prompt: string): number => Number.parseInt(read(prompt).palette[0]?.hex.slice(1, 3) ?? '', 16);
    expect(red('light blue coat')).toBeGreaterThan(red('blue coat'));
    expect(red('deep red coat')).toBeLessThan(red('red coat'));
  });

  it.each([
    ['technical flat of a denim jacket', 'flat'],
    ['flat sketch denim jacket front and back', 'flat'],
    ['Line drawing of a doctor bag', 'flat'],
    ['watercolour painting of a red dress', 'illustration'],
    ['a tulle skirt, watercolor, loose strokes', 'illustration'],
    ['bozzetto di moda: abito da sera nero', 'illustration'],
  ])('takes the look from the words: %s', (prompt, look) => {
    expect(read(prompt)).toMatchObject({ look, askedLook: look });
  });

  it.each(['watercolour floral dress', 'ink blue shirt', 'pencil skirt', 'flat sandals', 'pixel art sneaker'])(
    'leaves the look to the model: %s',
    (prompt) => {
      expect(read(prompt).askedLook).toBeUndefined();
      expect(read(prompt).look).toBe('studio');
    },
  );

  it('gives a mood board five colours, those of the words first', () => {
    const { subject, palette } = read('a crimson dragon over the ocean');
    expect(subject).toBe('moodboard');
    expect(palette).toHaveLength(5);
    expect(palette[0]?.name).toBe('crimson');
  });
});

const names = {
  forms: new Set<string>(formRows.map(({ name }) => name)),
  cuts: new Set<string>(cutRows.map(({ name }) => name)),
  colours: new Set<string>(colourRows.map(({ name }) => name)),
  fabrics: new Set<string>(fabricRows.map(({ name }) => name)),
  patterns: new Set<string>(patternRows.map(({ name }) => name)),
  parts: new Set<string>(['main', ...partRows.map(({ name }) => name)]),
  settings: new Set<string>(settingRows.map(({ name }) => name)),
  lights: new Set<string>(lightRows.map(({ name }) => name)),
};

function expectCanonical(brief: Brief): void {
  // A suit of three pieces and a bow tie are four without a figure.
  expect(brief.pieces.length).toBeLessThanOrEqual(brief.arrangement ? 6 : brief.figure ? 7 : 4);
  expect(brief.subject).toBe(brief.pieces.length > 0 ? 'drawable' : 'moodboard');
  if (brief.setting !== null) expect(names.settings).toContain(brief.setting);
  if (brief.light !== null) expect(names.lights).toContain(brief.light);
  for (const { name, hex } of brief.palette) {
    expect(names.colours).toContain(name);
    expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  }
  for (const piece of brief.pieces) {
    expect(names.forms).toContain(piece.form);
    if (piece.cut !== null) expect(names.cuts).toContain(piece.cut);
    if (piece.fabric !== null) expect(names.fabrics).toContain(piece.fabric);
    if (piece.pattern !== null) expect(names.patterns).toContain(piece.pattern.name);
    for (const { name, hex, part } of [...piece.colours, ...(piece.pattern?.colours ?? [])]) {
      expect(names.colours).toContain(name);
      expect(names.parts).toContain(part);
      expect(hex).toMatch(/^#[0-9a-f]{6}$/);
    }
    for (const [attribute, value] of Object.entries(piece.attributes))
      expect(Object.keys(attributeTable[attribute as keyof typeof attributeTable])).toContain(value);
  }
}

const phrases = [formRows, cutRows, colourRows, fabricRows, patternRows, partRows, settingRows, lightRows].flatMap(
  (rows) => rows.flatMap((row) => ('says' in row && row.says !== undefined ? row.says.split(', ') : [row.name])),
);
const attributes = Object.values(attributeTable).flatMap((values) => Object.values(values).join(', ').split(', '));
const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...phrases, ...attributes) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'with',
      'and',
      'no',
      'without',
      'under',
      'over',
      'in',
      'on',
      'a',
      'not',
      'but',
      'light',
      'long',
      ',',
      '.',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);
const prompts = fc.array(word, { maxLength: 25 }).map((words) => words.join(' '));

describe('any words at all', () => {
  it('give a brief of canonical names and plain data', () => {
    fc.assert(
      fc.property(prompts, prompts, prompts, (prompt, negative, accent) => {
        const brief = read(prompt, { negative, accent, styles: [accent] });
        expectCanonical(brief);
        expect(JSON.parse(JSON.stringify(brief))).toEqual(brief);
      }),
      { numRuns: 400 },
    );
  });

  it('give the same brief each time', () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        expect(read(prompt)).toEqual(read(prompt));
      }),
    );
  });

  it('keep chips inside their text and on pieces that exist', () => {
    fc.assert(
      fc.property(prompts, (prompt) => {
        const { understood, pieces } = read(prompt);
        for (const { start, end, piece } of understood) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(prompt.length);
          if (piece !== null) expect(pieces[piece]).toBeDefined();
        }
      }),
    );
  });

  it('never bring back what the negative prompt names', () => {
    const colour = fc.constantFrom(...colourRows.map(({ name }) => name));
    const form = fc.constantFrom(...formRows.map(({ name }) => name.replaceAll('-', ' ')));
    fc.assert(
      fc.property(prompts, colour, form, (prompt, denied, deniedForm) => {
        const brief = read(`${prompt}, ${denied} ${deniedForm}`, { negative: `${denied}, ${deniedForm}` });
        const colours = brief.pieces.flatMap((piece) => [...piece.colours, ...(piece.pattern?.colours ?? [])]);
        const avoided = brief.avoided.flatMap(({ kind, name }) => (kind === 'colour' ? [name] : []));
        for (const name of avoided) {
          expect(colours.map((mention) => mention.name)).not.toContain(name);
          expect(brief.palette.map((swatch) => swatch.name)).not.toContain(name);
        }
        for (const { kind, name } of brief.avoided)
          if (kind === 'form') expect(brief.pieces.map((piece) => piece.form)).not.toContain(name);
      }),
    );
  });

  it('are read however long, broken or foreign they are', () => {
    const hostile = [
      '',
      '\0\u0007\u001b',
      '\ud800',
      '\u202Eesrever',
      '#'.repeat(5000),
      'no '.repeat(2000),
      '👗'.repeat(3000),
      'and, '.repeat(1500),
    ];
    for (const prompt of hostile) expectCanonical(read(prompt, { negative: prompt, accent: prompt, styles: [prompt] }));
  });
});
