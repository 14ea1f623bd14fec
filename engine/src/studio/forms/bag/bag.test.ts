import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../foundation/geometry/random.ts';
import { meshBounds } from '../../../foundation/geometry/mesh/mesh.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { Form } from '../../parts/form.ts';
import { clutch } from './clutch.ts';
import { handbag } from './handbag.ts';
import { pleated } from './pleated.ts';
import { tote } from './tote.ts';

const DRAPE = { stiffness: 0.65, weight: 0.8, thickness: 0.0016 };

function build(form: Form, differences: Partial<Piece> = {}) {
  const piece: Piece = {
    form: form.name,
    cut: null,
    colours: [],
    fabric: null,
    pattern: null,
    attributes: {},
    details: [],
    partFabrics: [],
    ...differences,
  };
  return form.build({ piece, random: createRandom(3), drape: DRAPE, detail: 0.3, freedom: 0 });
}

const BAGS: readonly (readonly [string, Form, Partial<Piece>])[] = [
  ['top-handle bag', handbag, {}],
  ['shoulder bag', handbag, { attributes: { strap: 'shoulder' } }],
  ['quilted chain bag', handbag, { cut: 'chain-bag' }],
  ['tote', tote, {}],
  ['basket', tote, { cut: 'basket-bag', fabric: 'straw' }],
  ['envelope clutch', clutch, {}],
  ['minaudière', clutch, { cut: 'minaudiere' }],
  ['pointed envelope', clutch, { cut: 'envelope-clutch' }],
  ['hobo', handbag, { cut: 'hobo-bag' }],
  ['fringed hobo', handbag, { cut: 'hobo-bag', details: ['fringe'] }],
  ['saddle bag', handbag, { cut: 'saddle-bag' }],
  ['belt bag', handbag, { cut: 'belt-bag' }],
  ['bucket bag', handbag, { cut: 'bucket-bag' }],
  ['duffel', handbag, { cut: 'duffel' }],
  ['backpack', handbag, { cut: 'backpack' }],
  ['crocodile bag', handbag, { details: ['crocodile'] }],
];

describe.each(BAGS)('a %s', (_name, form, differences) => {
  const { parts } = build(form, differences);

  it('has finite positions, unit normals and finite uv in every part', () => {
    for (const { mesh } of parts) {
      expect(mesh.positions.every(Number.isFinite)).toBe(true);
      expect(mesh.uvs.every(Number.isFinite)).toBe(true);
      for (let k = 0; k < mesh.normals.length; k += 3) {
        expect(Math.hypot(mesh.normals[k]!, mesh.normals[k + 1]!, mesh.normals[k + 2]!)).toBeCloseTo(1, 3);
      }
    }
  });

  it('stands on the floor at the size of a bag', () => {
    const { min, max } = meshBounds(parts.map((part) => part.mesh));
    expect(Math.abs(min[1])).toBeLessThan(0.004);
    expect(max[0] - min[0]).toBeGreaterThan(0.12);
    expect(max[0] - min[0]).toBeLessThan(0.5);
  });

  it('names each part once', () => {
    expect(new Set(parts.map((part) => part.name)).size).toBe(parts.length);
  });
});

describe('a handbag', () => {
  it('has texture coordinates in metres on its flap', () => {
    const flap = build(handbag).parts.find((part) => part.name === 'flap')!;
    const { positions: p, uvs, indices } = flap.mesh;
    let worst = 1;
    for (let t = 0; t < indices.length; t += 3) {
      const [a, b] = [indices[t]!, indices[t + 1]!];
      const far = Math.hypot(p[a * 3]! - p[b * 3]!, p[a * 3 + 1]! - p[b * 3 + 1]!, p[a * 3 + 2]! - p[b * 3 + 2]!);
      const cloth = Math.hypot(uvs[a * 2]! - uvs[b * 2]!, uvs[a * 2 + 1]! - uvs[b * 2 + 1]!);
      // Rims turn down over the edge, where the texture coordinates stay the same.
      if (cloth > 0.003) worst = Math.max(worst, far / cloth, cloth / far);
    }
    expect(worst).toBeLessThan(1.5);
  });

  it('hangs on a strap when the words ask for one', () => {
    const names = (piece: Partial<Piece>) => build(handbag, piece).parts.map((part) => part.name);
    expect(names({})).toContain('handle');
    expect(names({ attributes: { strap: 'crossbody' } })).toContain('strap');
    expect(names({ attributes: { strap: 'none' } })).not.toContain('handle');
  });
});

describe('the strap of a bag', () => {
  it('falls beside the bag and lies on the floor in front of it', () => {
    const { parts } = build(handbag, { attributes: { strap: 'crossbody' } });
    const bag = meshBounds(parts.filter((part) => part.name !== 'strap').map((part) => part.mesh));
    const strap = meshBounds([parts.find((part) => part.name === 'strap')!.mesh]);
    expect(Math.abs(strap.min[1])).toBeLessThan(0.002);
    expect(strap.max[2]).toBeGreaterThan(bag.max[2] + 0.03);
    expect(strap.max[1]).toBeLessThan(bag.max[1]);
  });

  it('stands up and lies behind the bag in scenes that were stored before version 3 of the drawing', () => {
    const { parts } = build(handbag, { attributes: { strap: 'crossbody' }, drawnAs: 2 });
    const bag = meshBounds(parts.filter((part) => part.name !== 'strap').map((part) => part.mesh));
    const strap = meshBounds([parts.find((part) => part.name === 'strap')!.mesh]);
    expect(strap.max[1]).toBeGreaterThan(bag.max[1]);
    expect(strap.min[2]).toBeLessThan(bag.min[2] - 0.05);
  });
});

describe('the chain of a bag', () => {
  const chained: Partial<Piece> = {
    attributes: { strap: 'chain' },
    colours: [{ name: 'silver', tone: null, hex: '#bfc3c8', part: 'straps' }],
  };

  it('takes the metal that the words give it, with the clasp', () => {
    const { parts } = build(clutch, chained);
    expect(parts.find((part) => part.name === 'clasp')).toMatchObject({ role: 'hardware', colourPart: 'straps' });
    expect(parts.filter((part) => part.role === 'cloth' && part.colourPart === 'straps')).toEqual([]);
  });
});

describe('an evening bag', () => {
  const walls = (fabric: Piece['fabric']) =>
    build(clutch, { fabric }).parts.find((part) => part.name === 'walls')!.detail !== undefined;

  it('is covered in pleats where words ask for them', () => {
    const piece = (attributes: Piece['attributes']): Piece => ({
      form: 'clutch',
      cut: null,
      colours: [],
      fabric: 'satin',
      pattern: null,
      attributes,
      details: [],
      partFabrics: [],
    });
    expect(pleated(piece({ pleat: 'knife' }))).toBeDefined();
    expect(pleated(piece({}))).toBeUndefined();
    expect(walls('satin')).toBe(true);
  });
});
