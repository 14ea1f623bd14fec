import { productForm } from '../../construction/products/product-form.ts';

/** A coiled strap that lies on its edge: its centre, its outer and its inner radius, its turns and its height. */
function coil(x: number, z: number, outer: number, inner: number, turns: number, y: number) {
  const points = Array.from({ length: turns * 10 + 1 }, (_, i) => {
    const r = outer + ((inner - outer) * i) / (turns * 10);
    const angle = 0.9 + (i * Math.PI) / 5;
    return `${(x + r * Math.cos(angle)).toFixed(2)} ${y} ${(z + r * Math.sin(angle)).toFixed(2)}`;
  });
  return points.join(', ');
}

/** An open box with a belt and a wallet. */
export const giftSet = productForm({
  name: 'gift-set',
  of: 'leather',
  turn: 0.42,
  rise: 0.26,
  parts: {
    box: {
      solid: 'moulded',
      of: 'card',
      colour: '#2b2a2c',
      word: 'vessel',
      size: [270, 52, 180],
      corner: 1.4,
      hollow: { wall: 4, floor: 4 },
    },
    bed: {
      solid: 'block',
      of: 'velvet',
      colour: '#d9d3c6',
      word: 'lining',
      at: [0, 5, 0],
      size: [261, 22, 171],
      round: 3,
    },
    lid: {
      solid: 'moulded',
      of: 'card',
      colour: '#2b2a2c',
      word: 'cap',
      at: [0, 88, -112],
      up: [0, 0.32, 0.95],
      size: [276, 26, 186],
      corner: 1.4,
    },
    belt: { solid: 'bar', main: 'all', path: coil(-66, 4, 58, 33, 4, 44), radius: [2, 16], face: [1, 0, 0], square: 8 },
    buckle: {
      solid: 'frame',
      of: 'steel',
      word: 'hardware',
      at: [-66, 28, 70],
      outline: '-17 3 3, 17 3 3, 17 31 3, -17 31 3',
      section: '-1 -2, 4 -2 1.2, 4 2 1.2, -1 2 1.2',
    },
    wallet: { solid: 'block', main: 'all', at: [66, 27, 2], size: [112, 19, 94], round: [5, 5, 5], puff: [0, 2, 0] },
    edge: { solid: 'block', main: 'all', at: [66, 33, 4], size: [112.6, 6, 93], round: [2, 2, 2] },
  },
});
