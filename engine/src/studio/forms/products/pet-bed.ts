import { productForm } from '../../construction/products/product-form.ts';

/** A round bed for a cat or a dog with a padded rim, or a cave of felt with a cushion in it. */
export const petBed = productForm({
  name: 'pet-bed',
  of: 'terry',
  turn: 0.2,
  rise: 0.16,
  parts: {
    rim: {
      solid: 'turned',
      main: 'all',
      colour: '#b9b4ab',
      band: true,
      at: [0, -1.4, 0],
      outline: '150 6 30, 262 0 40, 290 62 60, 262 140 60, 210 150 50, 166 104 50',
    },
    cushion: { solid: 'turned', of: 'terry', word: 'cushion', colour: '#e8e2d6', outline: '176 4 20, 190 50 40, 120 74 60, 1 66 1' }, // prettier-ignore
  },
  kinds: {
    'pet-cave': {
      of: 'felt',
      turn: 0.12,
      rise: 0.05,
      parts: {
        rim: null,
        dome: {
          solid: 'turned',
          main: 'all',
          colour: '#a9a6a1',
          outline: '150 0 30, 212 60 80, 226 190 120, 168 318 110, 60 366 60, 1 368 1',
        },
        cushion: null,
        door: { solid: 'label', on: 'dome', of: 'wool', colour: '#2c2a29', from: 62, to: 248, wide: 205, corner: 92 },
      },
    },
  },
});
