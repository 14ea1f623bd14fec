import { describe, expect, it } from 'vitest';
import { createRandom, deriveSeed } from '../../foundation/geometry/random.ts';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { fabricOf } from '../fabrics/index.ts';
import { formOf } from '../forms/index.ts';
import { shapeOf } from './cached-shapes.ts';

const words = { prompt: 'white T-shirt', negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' } as const;
const piece = readBrief(words).pieces[0]!;
const form = formOf(piece.form)!;
const context = { piece, drape: fabricOf('jersey').drape, sheer: false, detail: 0.3, freedom: 0 };
const request = { ...context, form, index: 0, seed: 8, check: () => undefined };

describe('a cached shape', () => {
  it('is built once', () => {
    expect(shapeOf(request)).toBe(shapeOf(request));
  });

  it('can be stopped while it is built, and its unfinished shape is not cached', () => {
    const other = { ...request, seed: 12 };
    let checks = 0;
    const check = () => {
      if (++checks === 5) throw new Error('no longer needed');
    };
    expect(() => shapeOf({ ...other, check })).toThrow('no longer needed');
    const alone = form.build({ ...context, random: createRandom(deriveSeed(12, `${piece.form} 0`)) });
    const places = shapeOf(other).parts.map(({ mesh }) => mesh.positions);
    expect(places).toEqual(alone.parts.map(({ mesh }) => mesh.positions));
  });
});
