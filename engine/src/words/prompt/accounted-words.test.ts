import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';
import { shownAnyway } from './shown-anyway.ts';
import { ROLE_PROMPTS } from './testing/role-prompts.ts';
import { splitWords } from './words/split-words.ts';

/** Words that ask for nothing: grammar, places relative to another thing, praise, wearers, and names of pictures. */
const SILENT = new Set(
  (
    'a an the and or of in on with at by for from to into as is are be its it their them his her my me i that this these ' +
    'those there which can could under over beside next near up off out not no without than like each other one some any ' +
    'all still made entoure around across against above inside between put ' +
    'und oder aus mit auf dem der die das den ein eine einem einer einen im zu et en avec un une le la les l de du des ' +
    'dans sur pose par con y el los las una sobre por e di da su uno il lo gli i dei della d s ' +
    'new please make need photo photograph image picture product portrait campaign editorial collection handmade luxury ' +
    'premium extra style design pattern print printed motif shape shaped technical flat view drawing watercolour show ' +
    'showing used remove many worn plus ' +
    'women womens woman mens men man unisex girls kids color colour colours baby pastel casual party cocktail evening ' +
    'standing woven front side shade polished shop switched'
  ).split(' '),
);

function read(prompt: string) {
  return readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
}

/** Number of characters of " background" and " wall", of which the colour before them is the chip. */
const LONGEST_GROUND = 11;

/** The words of a prompt that neither the picture shows nor the answer names. */
function vanishedFrom(prompt: string): readonly string[] {
  const brief = read(prompt);
  const { understood, notDrawn = [] } = brief;
  const shown = understood
    .filter(({ source }) => source === 'prompt')
    .map(({ kind, start, end }) => ({ start, end: kind === 'backdrop' ? end + LONGEST_GROUND : end }));
  const spans = [...shown, ...notDrawn, ...shownAnyway(brief, prompt)];
  return splitWords(prompt)
    .filter(({ text, start, end }) => !SILENT.has(text) && !spans.some((it) => it.start < end && start < it.end))
    .map(({ text }) => text);
}

describe('the words of a prompt', () => {
  it.each(ROLE_PROMPTS)('are all drawn or named: %s', (prompt) => {
    expect(vanishedFrom(prompt)).toEqual([]);
  });
});

describe('words of the product that also name things beside it', () => {
  it.each([
    'gold buttons on a floral blouse',
    'black belt on a floral dress',
    'leather boots under a floral dress',
    'a shirt made from floral cotton',
  ])('are its print: %s', (prompt) => {
    expect(read(prompt).pieces.map(({ pattern }) => pattern?.name)).toContain('floral');
  });

  it.each(['trousers cropped above the ankle', 'a cardigan cropped at the waist'])('are its length: %s', (prompt) => {
    expect(read(prompt).pieces[0]?.attributes.length).toBe('cropped');
  });

  it.each([
    ['a handbag with a smooth black surface', 'black'],
    ['the top half of a red dress', 'red'],
    ['honey sweater in a blue room', 'honey'],
  ])('are its colour: %s', (prompt, colour) => {
    expect(read(prompt).pieces[0]?.colours[0]?.name).toBe(colour);
  });
});
