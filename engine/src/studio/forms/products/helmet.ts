import { productForm } from '../../construction/products/product-form.ts';
import { EARLIER_HELMETS, EARLIER_VISOR } from './earlier/earlier-helmet.ts';
import { without } from '../../construction/products/usual-parts.ts';

/** A dark slot for air in the front of the shell: the heights of its edges, and its width. */
const intake = (from: number, to: number, wide: number) =>
  ({ solid: 'label', on: 'shell', of: 'black plastic', word: 'trim', from, to, wide, corner: 3, lift: 0.4 }) as const;

const WEBBING = { solid: 'bar', of: 'canvas', colour: '#1c1d20', word: 'straps', radius: [1, 8.5], square: 6 } as const;

/** The lower edge of the bicycle helmet's shell. */
const HEM = Array.from({ length: 24 }, (_, i) => {
  const angle = (i / 24) * 2 * Math.PI;
  const back = Math.max(0, -Math.cos(angle));
  const rise = 136 * (0.06 + 0.13 * Math.sin(angle) ** 4 * (1 - 0.6 * back));
  const [x, z] = [104 * Math.sin(angle) * (1 - 0.3 * back * back), 129 * Math.cos(angle) * (1 + 0.16 * back)];
  return `${x.toFixed(1)} ${(rise + 3).toFixed(1)} ${z.toFixed(1)}`;
}).join(', ');

/** A full-face helmet with a visor, or a bicycle helmet with vents. */
export const helmet = productForm({
  name: 'helmet',
  of: 'lacquer',
  turn: 0.5,
  parts: {
    shell: { solid: 'turned', main: 'all', outline: '92 0 6, 118 22 30, 133 105 80, 127 188 80, 88 258 76, 2 266 50' },
    lining: {
      solid: 'turned',
      of: 'black plastic',
      band: true,
      word: 'lining',
      outline: '84 2 2, 92 -1 3, 101 3 3, 100 12 2, 84 12 2',
    },
    opening: {
      solid: 'label',
      on: 'shell',
      of: 'black plastic',
      word: 'trim',
      from: 98,
      to: 206,
      wide: 352,
      corner: 36,
    },
    visor: {
      solid: 'label',
      on: 'shell',
      of: 'glossy plastic',
      colour: '#20242c',
      word: 'lenses',
      from: 105,
      to: 199,
      wide: 338,
      corner: 30,
      lift: 1.6,
    },
    hinges: {
      solid: 'turned',
      of: 'black plastic',
      word: 'hardware',
      at: [123, 140, 20],
      up: [1, 0, 0.05],
      outline: '17 0 2, 17 10 4, 6 12',
      mirror: 'x',
    },
    brow: intake(222, 230, 60),
    chin: intake(40, 50, 78),
  },
  kinds: {
    'bicycle-helmet': {
      of: 'glossy plastic',
      turn: 0.75,
      rise: 0.14,
      parts: {
        shell: {
          solid: 'shell',
          main: 'all',
          at: [0, 2, 0],
          size: [212, 136, 262],
          vents: [
            [0, 74, 12, 36],
            [0, -16, 13, 44],
            [0, -104, 11, 34],
            [38, 78, 12, 32],
            [42, 0, 13, 40],
            [38, -88, 12, 36],
            [75, 50, 10, 34],
            [80, -32, 10, 40],
          ],
        },
        ...without('lining', 'opening', 'visor', 'hinges', 'chin', 'brow'),
        edge: { solid: 'bar', of: 'black plastic', word: 'trim', closed: true, path: HEM, radius: 3 },
        straps: { ...WEBBING, path: '74 12 30, 84 3 62, 74 1.6 104, 46 1.5 134, 14 1.5 142', mirror: 'x' },
        buckle: { solid: 'block', of: 'black plastic', word: 'hardware', at: [0, 0, 142], size: [38, 8, 24], round: 3 },
      },
    },
  },
  earlierParts: EARLIER_VISOR!,
  earlierKinds: EARLIER_HELMETS!,
});
