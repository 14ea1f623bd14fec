import type { Product } from '../../../construction/products/product.ts';
import { without } from '../../../construction/products/usual-parts.ts';

/** The path of an arc round the y axis; `half` is half its angle in radians. */
const arc = (radius: number, y: number, half: number, rise = 0) =>
  Array.from({ length: 13 }, (_, i) => {
    const angle = half * (i / 6 - 1);
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(y - rise * angle * angle).toFixed(1)} ${(radius * Math.cos(angle)).toFixed(1)}`;
  }).join(', ');

/** Radius and height of the shell of a bicycle helmet, and the height of its rim. */
const [RADIUS, HEIGHT, RIM] = [118, 132, 16] as const;

/** Height of that shell at a point `x` to the right of its centre and `z` to the front. */
const shellAt = (x: number, z: number): number =>
  RIM + HEIGHT * Math.sqrt(Math.max(0, 1 - (x * x + z * z) / RADIUS ** 2));

const SHELL = Array.from({ length: 12 }, (_, i) => {
  const radius = RADIUS * Math.cos((i / 11) * (Math.PI / 2));
  return `${Math.max(radius, 1).toFixed(1)} ${shellAt(radius, 0).toFixed(1)} 40`;
}).join(', ');

/** A vent over the shell: a dark bar at `x` to the right of the centre, which runs from z = `from` to z = `to`. */
function vent(x: number, from: number, to: number) {
  const path = Array.from({ length: 7 }, (_, i) => {
    const z = from + ((to - from) * i) / 6;
    return `${x} ${(shellAt(x, z) - 0.6).toFixed(1)} ${z}`;
  }).join(', ');
  return {
    solid: 'bar',
    of: 'black plastic',
    word: 'trim',
    path,
    radius: [8, 2.6],
    face: [1, 0, 0],
    square: 3,
  } as const;
}

/** The visor of scenes that were stored before version 3 of the drawing: a band round the shell. */
export const EARLIER_VISOR: Product['earlierParts'] = {
  brow: null,
  chin: {
    solid: 'bar',
    of: 'black plastic',
    word: 'trim',
    path: arc(124, 54, 0.3),
    radius: [9, 4],
    face: [0, 1, 0],
    square: 4,
  },
  opening: {
    solid: 'bar',
    of: 'black plastic',
    word: 'trim',
    path: arc(128.5, 150, 1.34, 7),
    radius: [47, 4],
    face: [0, 1, 0],
    square: 4,
  },
  visor: {
    solid: 'bar',
    of: 'glossy plastic',
    colour: '#171a20',
    word: 'lenses',
    path: arc(130.5, 150, 1.26, 7),
    radius: [41, 3.6],
    face: [0, 1, 0],
    square: 4,
  },
};

/** The bicycle helmet of those scenes: a dome with vents on it. */
export const EARLIER_HELMETS: Product['earlierKinds'] = {
  'bicycle-helmet': {
    until: 2,
    of: 'matt plastic',
    turn: 0.7,
    rise: 0.08,
    parts: {
      shell: { outline: `104 0 6, 114 4 6, ${SHELL}` },
      ...without('lining', 'opening', 'visor', 'hinges', 'chin'),
      vent: vent(0, 92, 34),
      'back vent': vent(0, 10, -92),
      'right vents': { ...vent(36, 92, 40), mirror: 'x' },
      'right back vents': { ...vent(36, 14, -84), mirror: 'x' },
      'side vents': { ...vent(74, 62, -50), mirror: 'x' },
    },
  },
};
