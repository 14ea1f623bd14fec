import { expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';
import { acceptsAttribute } from './accepts-attribute.ts';
import { attributeTable, type AttributeName } from './attributes.ts';
import { cutRows } from './cuts.ts';
import { drawnDetails, undrawnValues, washedForms } from './drawn-words.ts';
import { formRows, type FormName } from './forms.ts';

const kinds = new Set<string>([
  ...formRows.map(({ name }) => name),
  ...cutRows.map(({ form, name }) => `${form}/${name}`),
]);

const read = (prompt: string) =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });

const undrawnIn = (prompt: string) => (read(prompt).notDrawn ?? []).map(({ words }) => words);

it('names only forms and kinds that exist', () => {
  const named = [washedForms, ...Object.values(drawnDetails), ...undrawnValues.map(({ forms }) => forms)]
    .flatMap((forms) => forms.split(' '))
    .map((name) => name.replace(/^-/, ''));
  expect(named.filter((name) => !kinds.has(name))).toEqual([]);
});

it('names only attributes that the form accepts, and values that exist', () => {
  const wrong = undrawnValues.flatMap(({ forms, values }) =>
    forms.split(' ').flatMap((form) =>
      values.split(' ').filter((word) => {
        const [attribute, value] = word.split('=') as [AttributeName, string | undefined];
        const known = attribute in attributeTable && (value === undefined || value in attributeTable[attribute]);
        return !known || !acceptsAttribute(form.split('/')[0] as FormName, attribute);
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

it('lists a word that the form does not draw, and gives it no chip', () => {
  const prompt = 'white shirt with a keyhole neckline';
  expect(undrawnIn(prompt)).toEqual(['keyhole neckline']);
  expect(read(prompt).understood.map(({ name }) => name)).toEqual(['shirt', 'white']);
});

it('lists details that no form of the picture draws', () => {
  expect(undrawnIn('red leather boots with fringe')).toEqual(['fringe']);
  expect(undrawnIn('red leather hobo bag with fringe')).toEqual([]);
});

it('acknowledges what a form has by default', () => {
  expect(undrawnIn('white T-shirt, round neck, short sleeves')).toEqual([]);
});

it('acknowledges a denim wash only on denim that is washed', () => {
  expect(undrawnIn('denim shorts, acid wash')).toEqual([]);
  expect(undrawnIn('silk dress, acid wash')).toEqual(['acid wash']);
});

it('lists a part that only stands for what is not drawn', () => {
  expect(undrawnIn('black tote with pockets')).toEqual(['pockets']);
  expect(undrawnIn('black pumps with a bow')).toEqual([]);
});
