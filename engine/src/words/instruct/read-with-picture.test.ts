import { describe, expect, it } from 'vitest';
import { readInstruction } from './read-instruction.ts';
import { readPlan } from './read-plan.ts';
import { instructionShorthand } from './testing/instruction-shorthand.ts';

const withSecond = (say: string, marked = false) => readPlan(say, [], { marked, drawn: null, second: true });

describe('a message with a second picture', () => {
  it.each([
    ['put this on her', 'wear any'],
    ['swap with this picture', 'wear any'],
    ['put this garment on her', 'wear any'],
    ['use this dress', 'wear dress'],
    ['dress him in this jacket', 'wear upper'],
    ['swap the top for these trousers', 'wear lower'],
    ['replace the jeans with this skirt', 'wear lower'],
    ['she should wear this', 'wear any'],
    ['put this behind it', 'behind'],
    ['use this as the background', 'behind'],
    ['put her in front of this', 'behind'],
    ['swap the background with this picture', 'behind'],
    ['place it in this room', 'behind'],
    ['make the dress this colour', 'match @dress'],
    ['make it the same colour as this', 'match @garment'],
    ['make the trousers the colour of this shirt', 'match @lower'],
    ['recolour the jacket like this', 'match @upper'],
    ['make the skirt like this fabric', 'match @lower + cannot'],
    ['undo that', 'cannot'],
    ['put my logo on the shirt', 'cannot'],
    ['swap her face with this one', 'cannot'],
    ['add this woman', 'cannot'],
    ['what do you think', 'cannot'],
    ['use this as the background and make it this colour', 'cannot'],
  ])('asks for one thing: %s', (say, means) => {
    expect(instructionShorthand(withSecond(say))).toBe(means);
  });

  it.each([
    'remove the background',
    'blur the background',
    'make the background white',
    'warmer background',
    'use warmer light',
    'change the light to golden hour',
    'give it more contrast',
    'try a 4:5 crop',
    'replace the sky',
    'put a hat on her',
    'paint it red',
    'make it a darker shade',
    'make the colours brighter',
    'remove the print',
    'put this on the t-shirt',
    'print this on her shirt',
  ])('is refused, and so not charged, when it asks nothing of that picture that can be done: %s', (say) => {
    expect(withSecond(say).outcome).toBe('cannot');
  });

  it('dresses a person whatever else the words say of them', () => {
    expect(instructionShorthand(withSecond('put this dress on the woman with long hair'))).toBe('wear dress');
  });

  it.each(['fill this with that colour', 'fill this with the colour of this picture', 'make this that colour'])(
    'means the marked part: %s',
    (say) => {
      expect(instructionShorthand(withSecond(say, true))).toBe('match @marked');
    },
  );

  it('is answered with what was done', () => {
    const answerTo = (say: string) => readInstruction(say, [], false, null, true).answer;
    expect(answerTo('make the dress this colour')).toBe('Made the dress the colour of the second picture.');
    expect(answerTo('put this on her')).toBe('Put the garment of the second picture on the person.');
    expect(answerTo('put this behind her')).toBe('Set it in front of the second picture.');
  });

  it('that asks for something else is refused with messages that can be sent with it', () => {
    const { outcome, answer, suggestions } = readInstruction('make it nicer', [], false, null, true);
    expect(outcome).toBe('cannot');
    expect(answer).toMatch(/“put this on her”.*“put this behind it”.*“make the dress this colour”/);
    for (const next of suggestions) expect(withSecond(next).outcome).toBe('edit');
  });
});
