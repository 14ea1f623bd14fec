import { productForm } from '../../construction/products/product-form.ts';
import { label, without } from '../../construction/products/usual-parts.ts';

const CORD = { of: 'satin', word: 'trim' } as const;

/** A cord that hangs from the neck of a pouch with a drawstring, to the left or to the right. */
const cord = (side: 1 | -1) =>
  ({
    solid: 'bar',
    ...CORD,
    path: `${side * 6} 139 24, ${side * 16} 134 40, ${side * 30} 104 72, ${side * 40} 60 82`,
    radius: 2,
  }) as const;

/** A thick cord that is knotted to a loop on each side of a sack, and its knot. */
const sackCord = (side: 1 | -1) =>
  ({
    solid: 'bar',
    ...CORD,
    of: 'canvas',
    main: 'colour',
    path: `${side * 8} 330 44, ${side * 34} 322 70, ${side * 74} 262 128, ${side * 84} 180 158, ${side * 66} 120 166, ${side * 50} 150 160, ${side * 52} 230 138, ${side * 26} 310 78, ${side * 4} 328 46`,
    radius: 4,
  }) as const;

/** A pouch with a zip, a pouch of cloth with a drawstring, or a sealed pack that stands. */
export const pouch = productForm({
  name: 'pouch',
  of: 'leather',
  turn: 0.3,
  rise: 0.06,
  parts: {
    body: {
      solid: 'block',
      main: 'all',
      at: [0, 2.7, 0],
      size: [225, 136, 52],
      round: [20, 24, 25],
      puff: [2, 3, 9],
      slack: 1.6,
    },
    tape: {
      solid: 'bar',
      main: 'colour',
      of: 'canvas',
      path: '-98 133 0, -80 137.6 0, -40 139.6 0, 0 140 0, 40 139.6 0, 80 137.6 0, 98 133 0',
      radius: [8, 1.6],
      face: [0, 0, 1],
      square: 6,
    },
    zip: {
      solid: 'bar',
      of: 'gold',
      word: 'zip',
      path: '-97 134.6 0, -80 139 0, -40 141 0, 0 141.4 0, 40 141 0, 80 139 0, 97 134.6 0',
      radius: [2.6, 1.4],
      face: [0, 0, 1],
      square: 4,
    },
    slider: { solid: 'block', of: 'gold', word: 'zip', at: [84, 137.6, 0], size: [12, 6, 9], round: 2 },
    pull: {
      solid: 'bar',
      of: 'gold',
      word: 'zip',
      path: '89 141 4, 95 136 20, 97 116 33',
      radius: [3.4, 0.9],
      face: [1, 0, 0],
      square: 4,
    },
  },
  kinds: {
    'drawstring-pouch': {
      of: 'velvet',
      turn: 0.2,
      parts: {
        body: {
          solid: 'turned',
          outline: '40 0 20, 76 6 34, 84 62 60, 58 118 30, 21 138 10, 42 172 12, 37 176 2, 10 140 8',
          flutes: { count: 15, depth: 7, from: 70, to: 190 },
        },
        ...without('tape', 'zip', 'slider', 'pull'),
        drawn: { ...CORD, solid: 'turned', band: true, outline: '19 134 2, 26 135 3, 26 142 3, 19 143 2' },
        cord: cord(1),
        'other cord': cord(-1),
        beads: {
          solid: 'ball',
          of: 'gold',
          word: 'hardware',
          radius: 5.5,
          seams: 'none',
          at: [40, 58, 82],
          mirror: 'x',
        },
      },
    },
    'drawstring-bag': {
      of: 'canvas',
      turn: 0.22,
      parts: {
        body: {
          solid: 'turned',
          main: 'all',
          outline: '92 0 26, 150 8 60, 160 120 120, 150 236 90, 96 300 60, 40 330 22, 84 388 24, 78 394 3, 24 336 10',
          flutes: { count: 19, depth: 11, from: 40, to: 420 },
        },
        ...without('tape', 'zip', 'slider', 'pull'),
        drawn: {
          ...CORD,
          of: 'canvas',
          main: 'colour',
          solid: 'turned',
          band: true,
          outline: '38 322 3, 49 324 4, 49 337 4, 38 339 3',
        },
        ...Object.fromEntries(([1, -1] as const).map((side) => [`cord ${side}`, sackCord(side)])),
      },
    },
    'stand-up-pouch': {
      of: 'matt plastic',
      turn: 0.25,
      parts: {
        body: {
          solid: 'turned',
          main: 'all',
          pressed: 0.46,
          outline: '44 0 4, 50 7 8, 48 34 30, 45 130 90, 43.5 214 20, 43.5 226 1, 0 227',
        },
        seal: { solid: 'block', main: 'all', at: [0, 213, 0], size: [137, 14, 3.4], round: 1.2 },
        ...without('tape', 'zip', 'slider', 'pull'),
        // The closure under the seal, the welded sides, and the gusset on which it stands.
        closure: {
          solid: 'bar',
          isNew: true,
          main: 'all',
          path: '-64 196 4.2, -34 195.4 7.6, 0 195.2 8.6, 34 195.4 7.6, 64 196 4.2',
          radius: [1.5, 1.1],
        },
        'lower closure': {
          solid: 'bar',
          isNew: true,
          main: 'all',
          path: '-65 190 5, -34 189 9.2, 0 188.6 10.4, 34 189 9.2, 65 190 5',
          radius: [1.5, 1.1],
        },
        sides: {
          solid: 'block',
          isNew: true,
          main: 'all',
          at: [69.6, 10, 0],
          size: [9, 212, 1.8],
          round: 0.8,
          mirror: 'x',
        },
        gusset: {
          solid: 'bar',
          isNew: true,
          main: 'all',
          path: '-62 44 16.5, -40 27 27.6, 0 17 31.4, 40 27 27.6, 62 44 16.5',
          radius: [1.7, 1.5],
        },
        notch: {
          solid: 'block',
          isNew: true,
          of: 'matt plastic',
          colour: '#8a8a88',
          at: [72, 206, 0],
          size: [4.4, 2.4, 2.6],
          round: 0.6,
          mirror: 'x',
        },
        label: label('body', 66, 150, 62),
      },
    },
  },
  earlierKinds: {
    'stand-up-pouch': {
      of: 'matt plastic',
      turn: 0.25,
      parts: {
        body: { solid: 'turned', main: 'all', pressed: true, outline: '40 0 8, 46 16 20, 49 150 80, 47 226 1, 0 227' },
        ...without('tape', 'zip', 'slider', 'pull'),
        label: label('body', 66, 150, 62),
      },
    },
  },
});
