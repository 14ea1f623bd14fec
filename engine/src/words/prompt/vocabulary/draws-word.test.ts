import { expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';
import { acceptsAttribute } from './form-facts.ts';
import { attributeTable, type AttributeName } from './attributes.ts';
import { cutRows } from './cuts.ts';
import { clearForms, drawnDetails, drawnParts, undrawnValues, washedForms } from './drawn-words.ts';
import { formRows, type FormName } from './forms.ts';

const kinds = new Set<string>([
  ...formRows.map(({ name }) => name),
  ...cutRows.map(({ form, name }) => `${form}/${name}`),
]);

const read = (prompt: string) =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });

const undrawnIn = (prompt: string) => (read(prompt).notDrawn ?? []).map(({ words }) => words);

it('names only forms and kinds that exist', () => {
  const named = [
    washedForms,
    clearForms,
    ...[...Object.values(drawnDetails), ...Object.values(drawnParts)].flatMap(({ forms, except = [] }) => [
      forms,
      except,
    ]),
    ...undrawnValues.map(({ forms }) => forms),
  ].flat();
  expect(named.filter((name) => !kinds.has(name))).toEqual([]);
});

it('names only attributes that the form accepts, and values that exist', () => {
  const wrong = undrawnValues.flatMap(({ forms, values }) =>
    forms.flatMap((form) =>
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

it('lists the colour of a part that the form does not show', () => {
  expect(undrawnIn('black trench coat with red lining')).toEqual(['red lining']);
  expect(undrawnIn('black blazer with red lining')).toEqual([]);
  expect(undrawnIn('sunglasses with white stitching')).toEqual(['white stitching']);
});

const coloursOf = (prompt: string) => read(prompt).pieces[0]!.colours.map(({ name, part }) => `${name} ${part}`);

it('pipes trimmed edges where a form has no trim of its own', () => {
  expect(coloursOf('navy dress with white trim')).toEqual(['navy main', 'white piping']);
  expect(coloursOf('white bikini with black trim')).toEqual(['white main', 'black trim']);
  expect(coloursOf('brown leather handbag with red piping')).toEqual(['brown main', 'red trim']);
});

it('chooses a colour for parts that only contrast', () => {
  expect(coloursOf('navy blazer with contrast piping')).toEqual(['navy main', 'cream piping']);
  expect(coloursOf('white jacket with contrast stitching')).toEqual(['white main', 'black stitching']);
  expect(coloursOf('navy blazer with elbow patches')).toEqual(['navy main', 'brown elbow patches']);
  expect(coloursOf('brown blazer with elbow patches')).toEqual(['brown main', 'tan elbow patches']);
  expect(coloursOf('white jacket with visible stitching')).toEqual(['white main']);
});

it('draws half belts on coats only', () => {
  expect(undrawnIn('camel coat with a half belt')).toEqual([]);
  expect(undrawnIn('red dress with a half belt')).toEqual(['half belt']);
});

it('tells where a bow is', () => {
  const detailsOf = (prompt: string) => read(prompt).pieces[0]!.details;
  expect(detailsOf('red dress with a bow at the neck')).toEqual(['neck-bow']);
  expect(detailsOf('red dress with a big bow at the back')).toEqual(['back-bow']);
  expect(detailsOf('red dress with a bow')).toEqual(['bow']);
});

it('tells a high slit from a slit', () => {
  const slitOf = (prompt: string) => read(prompt).pieces[0]!.attributes.slit;
  expect(slitOf('black pencil skirt with a high side slit')).toBe('high-side');
  expect(slitOf('black pencil skirt with a side slit')).toBe('side');
  expect(slitOf('red gown with a high slit')).toBe('thigh');
});

it('tells how a stone is set', () => {
  const settingOf = (prompt: string) => read(prompt).pieces[0]!.attributes.stoneSetting;
  expect(settingOf('gold ring with a bezel set emerald')).toBe('bezel');
  expect(settingOf('platinum ring with a diamond, claw setting')).toBe('claws');
  expect(undrawnIn('gold stud earrings, bezel setting')).toEqual(['bezel setting']);
});

it('sees through clear plastic only where the form does', () => {
  const fabricOf = (prompt: string) => read(prompt).pieces[0]!.fabric;
  expect([fabricOf('clear PVC raincoat'), undrawnIn('clear PVC raincoat')]).toEqual(['clear-vinyl', []]);
  expect([fabricOf('clear PVC boots'), undrawnIn('clear PVC boots')]).toEqual(['vinyl', ['clear PVC']]);
});
