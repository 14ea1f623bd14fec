import { describe, expect, it } from 'vitest';
import { createRandom } from '../../foundation/geometry/random.ts';
import { readInstruction } from './read-instruction.ts';
import { readBrief } from '../prompt/read-brief.ts';
import { readPlan } from './read-plan.ts';
import { drawnInstructions } from './testing/drawn-instructions.ts';
import { instructionShorthand } from './testing/instruction-shorthand.ts';
import type { InstructionRow } from './testing/instruction-row.ts';
import * as lookInstructions from './testing/look-instructions.ts';
import * as pictureInstructions from './testing/picture-instructions.ts';
import * as writtenInstructions from './testing/written-instructions.ts';
import { frameWords } from './vocabulary/frame-words.ts';
import { lightWords } from './vocabulary/light-words.ts';
import { plainWords } from './vocabulary/plain-words.ts';
import { toolWords } from './vocabulary/tool-words.ts';
import { topicRows } from './vocabulary/topics.ts';

const written: readonly InstructionRow[] = Object.values(writtenInstructions).flat();
const rows: readonly InstructionRow[] = [
  ...written,
  ...[lookInstructions, pictureInstructions].flatMap((corpus) => Object.values(corpus).flat()),
];
const read = ({ say, after = [], marked }: InstructionRow) => readInstruction(say, after, marked === true, null);

describe('messages about a picture', () => {
  it('are tested in more than 150 different examples', () => {
    expect(new Set(written.map(({ say, after }) => `${after} ${say}`)).size).toBe(written.length);
    expect(written.length).toBeGreaterThan(150);
  });

  it.each(rows)('mean their edits: $after $say', ({ say, after = [], marked, means }) => {
    expect(instructionShorthand(readPlan(say, after, { marked: marked === true, drawn: null }))).toBe(means);
  });

  it('are answered with a sentence, and with three or four suggestions that can be carried out next', () => {
    for (const row of rows) {
      const { outcome, answer, suggestions } = read(row);
      expect(answer, row.say).toMatch(/^["“A-Z].*[.)]$/s);
      expect(suggestions.length, row.say).toBeGreaterThanOrEqual(3);
      expect(suggestions.length, row.say).toBeLessThanOrEqual(4);
      const done = outcome === 'edit' ? [...(row.after ?? []), row.say] : (row.after ?? []);
      for (const next of suggestions) {
        expect(readInstruction(next, done, false, null).outcome, `${row.say} > ${next}`).not.toBe('cannot');
      }
    }
  });
});

describe.each(drawnInstructions)(
  'messages about a picture drawn from "$drawnFrom"',
  ({ drawnFrom, rows: drawnRows }) => {
    const words = { prompt: drawnFrom, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' } as const;
    const brief = readBrief(words);

    it.each(drawnRows)('mean their edits: $after $say', ({ say, after = [], marked = false, means }) => {
      expect(instructionShorthand(readPlan(say, after, { marked, drawn: brief }))).toBe(means);
      const { answer, suggestions } = readInstruction(say, after, marked, brief);
      expect(answer).toMatch(/^["“A-Z].*[.)]$/s);
      for (const next of suggestions) {
        expect(readInstruction(next, [...after, say], false, brief).outcome, `${say} > ${next}`).not.toBe('cannot');
      }
    });
  },
);

describe('the answer', () => {
  it.each([
    ['make it emerald and crop to a square', 'Made the garment emerald and cropped to a square.'],
    ['a bit warmer', 'Warmed the picture a little.'],
    ['make the dress navy with white stripes', 'Made the dress navy with white stripes.'],
    ['remove the background, then upscale', 'Removed the background and made it twice as large.'],
  ])('says what was done: %s', (say, answer) => {
    expect(readInstruction(say, [], false, null).answer).toBe(answer);
  });

  it.each([
    ['make her smile', /sharpen the face/],
    ['remove the logo', /mark it with the brush/],
    ['turn the dress into a suit', /Virtual Try On/],
    ['add a dog', /cannot draw “dog”/],
    ['from behind', /Create Design/],
    ['qwertz uiop', /did not understand/],
    ['', /Say what to change/],
  ])('says what can be done instead: %s', (say, answer) => {
    expect(readInstruction(say, [], false, null)).toMatchObject({
      outcome: 'cannot',
      answer: expect.stringMatching(answer),
    });
  });

  it('names the part that cannot be done beside the part that can', () => {
    const { outcome, answer } = readInstruction('make it navy and make her smile', [], false, null);
    expect(outcome).toBe('edit');
    expect(answer).toMatch(/^Made the garment navy\. I cannot change a face/);
  });
});

describe('any words at all', () => {
  const phrases = [lightWords, frameWords, toolWords, plainWords, topicRows]
    .flat()
    .flatMap(({ says }) => says.split(','));
  const strange = [
    '',
    '#',
    '#12',
    '%%%',
    '999999999°',
    'ß',
    '\u0000',
    '🙂',
    '"',
    '🙂🙂',
    'constructor',
    '__proto__',
    '１２',
    ':',
    '/',
  ];
  const garments = rows.flatMap(({ say }) => say.split(' '));

  it('are read, two thousand times, into a whole sentence', { timeout: 120_000 }, () => {
    const random = createRandom(7);
    const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
    const salad = (): string =>
      Array.from({ length: Math.floor(random() * 12) }, () => pick([phrases, garments, garments, strange][Math.floor(random() * 4)]!)).join(' '); // prettier-ignore
    for (let i = 0; i < 2000; i++) {
      const say = salad();
      const earlier = i % 3 === 0 ? [salad(), salad()] : [];
      const { outcome, answer, suggestions } = readInstruction(say, earlier, i % 2 === 0, null);
      expect(answer.length, say).toBeGreaterThan(8);
      expect(suggestions.length, say).toBeGreaterThan(2);
      if (outcome === 'undo') expect(earlier).not.toEqual([]);
    }
  });

  it('are answered, however many there are', () => {
    const { answer } = readInstruction('brighter darker navy velvet '.repeat(20_000), [], false, null);
    expect(answer).not.toBe('');
  });
});
