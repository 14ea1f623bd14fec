import { productForm } from '../../construction/products/product-form.ts';
import { without } from '../../construction/products/usual-parts.ts';

/** A point on the ellipse of the frame, which lies flat; `angle` in radians from its tip. */
const frameAt = (angle: number): string =>
  `${(-110 * Math.sin(angle)).toFixed(1)} 12 ${(-160 * Math.cos(angle) - 150).toFixed(1)}`;
const FRAME = Array.from({ length: 24 }, (_, i) => frameAt((i / 24) * Math.PI * 2)).join(', ');

/** The strings in one direction, each as long as the frame is there: 15 along it, or 19 across it. */
const strings = (along: boolean) =>
  Object.fromEntries(
    Array.from({ length: along ? 15 : 19 }, (_, i) => {
      const off = (i - (along ? 7 : 9)) * (along ? 14 : 16);
      const half = along ? 160 * Math.sqrt(1 - (off / 110) ** 2) : 110 * Math.sqrt(1 - (off / 160) ** 2);
      const path = along
        ? `${off} 12.4 ${-150 - half}, ${off} 12.4 ${half - 150}`
        : `${-half} 11.8 ${off - 150}, ${half} 11.8 ${off - 150}`;
      return [
        `string ${along ? 'along' : 'across'} at ${off}`,
        { solid: 'bar', of: 'cotton', word: 'trim', colour: '#efece2', path, radius: 0.7 } as const,
      ];
    }),
  );
const STRINGS = { ...strings(true), ...strings(false) };

/** A racket, or a bat for cricket, that lies flat. */
export const racket = productForm({
  name: 'racket',
  of: 'lacquer',
  turn: 0.62,
  rise: 0.55,
  parts: {
    ...STRINGS,
    frame: { solid: 'bar', main: 'all', path: FRAME, radius: [11, 6], face: [0, 1, 0], square: 3, closed: true },
    throat: {
      solid: 'bar',
      main: 'all',
      path: '62 12 -16, 34 12 60, 10 12 130',
      radius: [10, 6],
      face: [0, 1, 0],
      square: 3,
      mirror: 'x',
    },
    grip: {
      solid: 'bar',
      of: 'leather',
      word: 'handle',
      colour: '#26262a',
      path: '0 15 110, 0 15 330',
      radius: [16, 14],
      face: [1, 0, 0],
      square: 3,
    },
    butt: {
      solid: 'bar',
      of: 'black plastic',
      path: '0 15 322, 0 15 336',
      radius: [19, 15],
      face: [1, 0, 0],
      square: 3,
    },
  },
  kinds: {
    'cricket-bat': {
      of: 'wood',
      parts: {
        ...without(...Object.keys(STRINGS), 'frame', 'throat', 'butt'),
        blade: {
          solid: 'block',
          main: 'all',
          at: [0, 5.9, -150],
          size: [108, 40, 560],
          round: [10, 14, 26],
          puff: [0, 6, 0],
          grain: 'z',
        },
        neck: {
          solid: 'bar',
          main: 'all',
          path: '0 20 110, 0 20 180',
          radius: [24, 17],
          taper: 0.7,
          square: 3,
          face: [1, 0, 0],
        },
        grip: { path: '0 20 150, 0 20 440', radius: [16, 16], square: 2 },
      },
    },
  },
});
