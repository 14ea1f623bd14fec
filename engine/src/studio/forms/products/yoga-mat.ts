import { productForm } from '../../construction/products/product-form.ts';

/** A mat rolled up to a spiral, seen at its end. */
const rolled = Array.from({ length: 61 }, (_, i) => {
  const r = 66 - (i * 52) / 60;
  const angle = -Math.PI / 2 - (i * Math.PI) / 5;
  return `${(r * Math.cos(angle)).toFixed(2)} ${(70 + r * Math.sin(angle)).toFixed(2)} 0`;
});

/** A rolled yoga mat with the strap by which it is carried. */
export const yogaMat = productForm({
  name: 'yoga-mat',
  of: 'rubber',
  turn: 0.95,
  rise: 0.08,
  parts: {
    mat: {
      solid: 'bar',
      main: 'all',
      colour: '#6f8f86',
      path: ['74 4 0', ...rolled].join(', '),
      radius: [305, 3.7],
      face: [0, 0, 1],
      square: 12,
    },
  },
});
