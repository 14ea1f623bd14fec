import { productForm } from '../../construction/products/product-form.ts';
import { EARLIER_TENT } from './earlier/earlier-tent.ts';

/** Corners of the dome's section: an ellipse, so that its poles can follow it. */
const SECTION = Array.from({ length: 12 }, (_, i) => {
  const angle = (i / 11) * (Math.PI / 2);
  return [Math.max(1, 1080 * Math.cos(angle) ** 0.8), 1180 * Math.sin(angle) ** 0.92] as const;
});

/** A pole over the ridge that faces +x. Flat sides push the ridges out by a thirtieth. */
const POLE = SECTION.map(([r, y]) => `${(r * 1.03 + 4).toFixed(0)} ${(y + 22).toFixed(0)} 0`).join(', ');

/** Square in plan: its sides face the viewer, and its ridges are turned by an eighth. */
const DIAGONAL = { front: [Math.SQRT1_2, 0, Math.SQRT1_2] } as const;

/** Distance of the front side from the axis at a height. */
const FRONT = (y: number): number => 0.73 * Math.max(1, 1080 * Math.cos(Math.asin((y / 1180) ** 1.087)) ** 0.8) + 8;

/** The rolled door of an open tent, along the left of its opening. */
const FLAP = [60, 200, 400, 600, 760].map((y, i) => `${-326 + i * 8} ${y + 20} ${FRONT(y).toFixed(0)}`).join(', ');

/** A label on the front of the dome. */
const onFront = { solid: 'label', on: 'dome', isFaceted: true } as const;

/** A dome tent for two on a groundsheet: its poles run over the ridges, and its zipped door faces the viewer. */
export const tent = productForm({
  name: 'tent',
  of: 'nylon',
  turn: 0.36,
  rise: 0.08,
  parts: {
    sheet: { solid: 'moulded', of: 'matt plastic', colour: '#3a3f45', size: [1610, 30, 1610], corner: 40, edge: 8 },
    dome: {
      solid: 'turned',
      main: 'all',
      colour: '#5d7a4d',
      at: [0, 20, 0],
      outline: SECTION.map(([r, y]) => `${r.toFixed(1)} ${y.toFixed(1)} 4`).join(', '),
      sides: { count: 4, from: -20, to: 1400 },
    },
    seam: { ...onFront, of: 'black plastic', word: 'zip', from: 40, to: 878, wide: 836, corner: 268, lift: 1 },
    door: {
      ...onFront,
      of: 'nylon',
      word: 'trim',
      colour: '#ded8c8',
      from: 52,
      to: 866,
      wide: 810,
      corner: 256,
      lift: 2,
    },
    zip: { ...onFront, of: 'black plastic', word: 'zip', from: 46, to: 872, wide: 20, corner: 4, lift: 4 },
    window: { ...onFront, of: 'mesh', colour: '#4a4f55', from: 560, to: 800, wide: 500, corner: 110, lift: 3 },
    poles: { solid: 'bar', of: 'black plastic', word: 'hardware', ...DIAGONAL, path: POLE, radius: 9, ring: 4 },
    guys: {
      solid: 'bar',
      of: 'cotton',
      colour: '#e8e2d4',
      path: '640 620 640, 1010 4 1010',
      radius: 3,
      mirror: 'both',
    },
    pegs: { solid: 'bar', of: 'aluminium', path: '1004 0 1004, 1016 50 1016', radius: 5, mirror: 'both' },
  },
  kinds: {
    // Its door is rolled to the side, and the inside is dark.
    'open-tent': {
      parts: {
        zip: null,
        window: null,
        door: { of: 'canvas', colour: '#26231f' },
        flap: { solid: 'bar', of: 'nylon', word: 'trim', colour: '#ded8c8', path: FLAP, radius: 44 },
        ties: {
          solid: 'turned',
          of: 'black plastic',
          word: 'hardware',
          band: true,
          at: [-310, 400, FRONT(390)],
          outline: '44 0, 48 0, 48 18, 44 18',
        },
      },
    },
  },
  earlier: EARLIER_TENT,
});
