import { expect, it } from 'vitest';
import { readBrief } from '../../words/prompt/read-brief.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import { buildSubject } from '../scene/build-scene.ts';
import { briefOfTake } from './apply-take.ts';

const read = (prompt: string): Brief =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });

const drawn = (brief: Brief) => briefOfTake({ version: 1, brief, seed: 1, guidance: 8, take: {} }).pieces[0]!;

it('shows clothes on the mannequin of the take, and adds none to other pictures', () => {
  const take = { build: 'plus', finish: 'black' } as const;
  const figureOf = (prompt: string) => {
    const shown = briefOfTake({ version: 2, brief: read(prompt), seed: 1, guidance: 8, take });
    return shown.figure;
  };
  expect(figureOf('woman in a red dress')).toEqual({ build: 'plus', pose: null, finish: 'black' });
  expect(figureOf('red dress on a hanger')).toBeUndefined();
});

/** A brief as it was stored before handwork was drawn. */
function stored(prompt: string): Brief {
  const { drawsAsRead: _new, ...brief } = read(prompt);
  return brief;
}

it('draws embroidery only in scenes that were made when it was drawn', () => {
  expect(drawn(read('embroidered navy dress')).details).toEqual(['embroidery']);
  expect(drawn(stored('embroidered navy dress')).details).toEqual([]);
});

it('draws the belt of wrap coats in earlier scenes although words exclude it', () => {
  expect(drawn(read('wrap coat, no belt')).attributes.belt).toBe('none');
  expect(drawn(stored('wrap coat, no belt')).attributes.belt).toBe('sash');
});

it.each([
  ['matte black coffee bag', ['seal', 'closure', 'lower closure', 'sides', 'gusset', 'notch']],
  ['white mug with a blue rim', []],
] as const)('draws the packs and rims of earlier scenes as they were: %s', (prompt, added) => {
  const parts = (brief: Brief) =>
    buildSubject({
      brief: briefOfTake({ version: 2, brief, seed: 1, guidance: 8, take: {} }),
      fabric: null,
      seed: 1,
      detail: 0.2,
      freedom: 0,
      check: () => {},
    }).parts.map(({ name, material }) => ({ name, roughness: material.roughness }));
  const { drawing: _version, ...before } = read(prompt);
  const now = parts(read(prompt));
  expect(parts(before)).not.toEqual(now);
  expect(parts(before).map(({ name }) => name)).toEqual(
    now.flatMap(({ name }) => (added.some((part) => part === name) ? [] : [name])),
  );
});
