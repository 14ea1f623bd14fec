import { productForm } from '../../construction/products/product-form.ts';

/** A mat rolled up to a spiral of a radius in millimetres, in steps of a tenth of a turn, seen at its end. */
const spiral = (radius: number, steps: number): readonly string[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const r = radius - (i * (radius - 14)) / steps;
    const angle = -Math.PI / 2 - (i * Math.PI) / 5;
    return `${(r * Math.cos(angle)).toFixed(2)} ${(radius + 4 + r * Math.sin(angle)).toFixed(2)} 0`;
  });

const rolled = spiral(66, 60);
const halfRolled = spiral(50, 44);

/** A yoga mat that is rolled up, or half of it. */
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
  kinds: {
    'half-rolled-mat': {
      turn: 0.62,
      rise: 0.3,
      parts: { mat: { at: [-330, 0, 0], path: ['720 4 0', '400 4 0', '74 4 0', ...halfRolled].join(', ') } },
    },
  },
});
