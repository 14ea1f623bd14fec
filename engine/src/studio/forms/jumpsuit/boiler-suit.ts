import type { FormContext, Tuck } from '../../parts/form.ts';
import { material } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import type { TrouserCut } from '../../construction/legs/cut/cut.ts';
import type { LegPair } from '../../construction/legs/trimmings/waistband.ts';
import { shirtGarment } from '../../construction/tops/shirt-garment.ts';
import { frontZip } from './front-zip.ts';

/** The upper half of a boiler suit: a loose shirt with flapped chest pockets that blouses a little over the waist. */
export function boilerSuitParts(pair: LegPair, { waist }: TrouserCut, context: FormContext): readonly Part[] {
  const { piece } = context;
  const { leg: _leg, length: _length, rise: _rise, hem: _hem, waist: _waist, ...attributes } = piece.attributes;
  const zip = attributes.closure === 'zip';
  const { parts } = shirtGarment({
    ...context,
    piece: {
      ...piece,
      form: 'shirt',
      cut: null,
      attributes: { ...attributes, fit: attributes.fit ?? 'relaxed', pocket: attributes.pocket ?? 'flap' },
    },
    worn: { under: null, over: false, tuck: tuckAt(waist), crowned: false },
  });
  // One zip continues through the waist, so its parts above and below have the same metal.
  return zip
    ? [...parts.map((part) => (isMetal(part) ? { ...part, material: STEEL } : part)), frontZip(pair, 0.0052)]
    : parts;
}

const isMetal = ({ name, role }: Part) => role === 'hardware' && /^zip\b/.test(name);

const STEEL = material({ albedo: [0.5, 0.5, 0.52], roughness: 0.32, metal: 1 });

/** Returns the waist into which the shirt of the suit is tucked, at a height in metres. */
function tuckAt(waist: number): Tuck {
  const more = Math.max(0, 1.105 - waist);
  return {
    waist,
    dip: 0.002,
    rise: 0.002,
    halfWidth: 0.124 + more * 0.21,
    front: 0.092 + more * 0.12,
    back: 0.09 + more * 0.15,
  };
}
