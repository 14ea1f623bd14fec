import { describe, expect, it } from 'vitest';
import type { Brief } from './brief.ts';
import { readBrief } from './read-brief.ts';
import { sceneVocabulary } from './scene-vocabulary.ts';
import { acceptsAttribute } from './vocabulary/form-facts.ts';
import { attributeTable } from './vocabulary/attributes.ts';
import type { AttributeName } from './vocabulary/attributes.ts';
import { formRows } from './vocabulary/forms.ts';

const read = (prompt: string): Brief =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });

const { kinds, attributes, attributesOf } = sceneVocabulary();

const sentences = {
  form: (label: string) => label,
  colour: (label: string) => `${label} dress`,
  fabric: (label: string) => `coat in ${label}`,
  pattern: (label: string) => `${label} dress`,
  setting: (label: string) => `silk dress, ${label}`,
  light: (label: string) => `dress, ${label}`,
  view: (label: string) => `dress, ${label}`,
  staging: (label: string) => `${label === 'plinth' ? 'vase' : 'dress'}, ${label}`,
  // Moods that only name colours are read as such where the thing has one.
  mood: (label: string) => `red dress, ${label}`,
  build: (label: string) => `dress, ${label}`,
  pose: (label: string) => `dress, ${label}`,
  finish: (label: string) => `dress, ${label}`,
  backdrop: (label: string) => `silk dress, ${label}`,
} as const;

const formsAndKinds = [...formRows.map(({ label }) => label), 'baseball cap', 'hobo bag', 'armchair'];

describe('the vocabulary of scenes', () => {
  it.each(Object.keys(sentences) as (keyof typeof sentences)[])('labels every %s by what is read as it', (kind) => {
    const misread = kinds[kind]!.filter(
      ({ name, label }) =>
        !read(sentences[kind](label)).understood.some((chip) => chip.kind === kind && chip.name === name),
    );
    expect(misread).toEqual([]);
  });

  it('labels every detail by what is read as it, on a form that draws it', () => {
    const misread = kinds.detail!.filter(
      ({ name, label }) =>
        !formsAndKinds.some((noun) => read(`${label} ${noun}`).understood.some((chip) => chip.name === name)),
    );
    expect(misread).toEqual([]);
  });

  it('labels every value of an attribute by what is read as it, on a form that can have it', () => {
    const misread = Object.entries(attributes).flatMap(([attribute, entries]) => {
      const forms = formRows.filter(({ name }) => acceptsAttribute(name, attribute as AttributeName));
      return entries.flatMap(({ name, label }) =>
        forms.some((form) =>
          read(`${form.label} with ${label}, ${label} ${form.label}`).pieces.some(
            (piece) => piece.attributes[attribute as AttributeName] === name,
          ),
        )
          ? []
          : [`${attribute}=${name}: ${label}`],
      );
    });
    expect(misread).toEqual([]);
  });

  it('labels in English what it knows in other languages, too', () => {
    const labelled = (entries: readonly { name: string; label: string }[] = [], names: readonly string[]) =>
      names.map((name) => entries.find((entry) => entry.name === name)?.label);
    expect(labelled(attributes.neckline, ['turtleneck'])).toEqual(['turtleneck neckline']);
    expect(labelled(attributes.heel, ['block', 'stiletto'])).toEqual(['block heeled', 'stiletto heeled']);
    expect(labelled(kinds.backdrop, ['ruby', 'emerald', 'sapphire', 'turquoise', 'amethyst'])).toEqual([
      ...['ruby red background', 'emerald green background', 'sapphire blue background'],
      ...['turquoise blue background', 'amethyst purple background'],
    ]);
    expect(read('red silk dress, turtleneck neckline').pieces).toMatchObject([{ form: 'dress' }]);
  });

  it('tells which attributes a form can have', () => {
    expect(attributesOf.dress).toEqual(expect.arrayContaining(['neckline', 'sleeve', 'length']));
    expect(attributesOf.heel).toContain('toe');
    expect(attributesOf.heel).not.toContain('neckline');
  });

  it('knows every attribute, and colours with their value', () => {
    expect(Object.keys(attributes)).toEqual(Object.keys(attributeTable));
    for (const { hex } of kinds.colour!) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  });
});
