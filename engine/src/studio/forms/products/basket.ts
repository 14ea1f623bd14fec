import { productForm } from '../../construction/products/product-form.ts';

/** A woven basket with two handles, or a tall, open one for laundry. */
export const basket = productForm({
  name: 'basket',
  of: 'straw',
  turn: 0.3,
  rise: 0.08,
  parts: {
    body: {
      solid: 'turned',
      main: 'all',
      outline: '150 0 10, 182 120 120, 176 270',
      hollow: { wall: 9, floor: 12, round: 20 },
    },
    rim: {
      solid: 'turned',
      main: 'all',
      word: 'rim',
      band: true,
      outline: '164 256 8, 182 256 8, 182 276 9, 164 276 9',
    },
    handles: {
      solid: 'bar',
      main: 'all',
      word: 'handle',
      path: '172 262 -58, 178 312 -44, 180 332 0, 178 312 44, 172 262 58',
      radius: 9,
      mirror: 'x',
    },
  },
  kinds: {
    'laundry-basket': {
      parts: {
        body: { outline: '175 0 10, 205 260 240, 200 520' },
        rim: { outline: '186 506 8, 207 506 8, 207 526 9, 186 526 9' },
        handles: { path: '199 430 -60, 222 425 -40, 226 420 0, 222 425 40, 199 430 60', radius: 9 },
      },
    },
  },
});
