import { productForm } from '../../construction/products/product-form.ts';

/** A football of 32 panels, a basketball, a beach ball, or a tennis ball. */
export const ball = productForm({
  name: 'ball',
  of: 'match ball',
  turn: 0.3,
  parts: { ball: { solid: 'ball', main: 'all', at: [0, 110, 0], radius: 110, seams: 'football' } },
  kinds: {
    basketball: {
      of: 'pebbled rubber',
      turn: 0.4,
      parts: { ball: { at: [0, 120, 0], radius: 120, seams: 'basketball' } },
    },
    'beach-ball': {
      of: 'glossy plastic',
      turn: 0.2,
      parts: {
        ball: { at: [0, 150, 0], radius: 150, seams: 'beach', up: [0.5, 0.8, 0.33], main: 'all', colour: '#c8332d' },
      },
    },
    'tennis-ball': { of: 'ball felt', parts: { ball: { at: [0, 33, 0], radius: 33, seams: 'tennis' } } },
  },
});
