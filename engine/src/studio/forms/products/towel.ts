import { productForm } from '../../construction/products/product-form.ts';
import { folded } from '../../construction/products/usual-parts.ts';

/** A pile of folded towels, a folded throw with fringes, folded bed linen, napkins, or one towel or napkin. */
export const towel = productForm({
  name: 'towel',
  of: 'terry',
  turn: 0.45,
  rise: 0.06,
  parts: {
    lowest: folded(190, 10, 130, 4, 0),
    middle: { ...folded(186, 10, 126, 4, 84), at: [5, 0, -3], front: [0.035, 0, 1] },
    top: { ...folded(188, 10, 128, 4, 168), at: [-6, 0, 3], front: [-0.03, 0, 1] },
  },
  kinds: {
    throw: {
      of: 'wool',
      parts: {
        lowest: folded(250, 11, 165, 6, 0),
        middle: null,
        top: null,
        fringes: { solid: 'fringe', main: 'all', word: 'trim', at: [0, 1.5, 160], width: 490, length: 95, count: 52 },
      },
    },
    'bed-linen': {
      of: 'linen',
      parts: {
        lowest: folded(205, 9, 150, 5, 0),
        middle: folded(160, 8, 118, 3, 93),
        top: folded(158, 8, 116, 3, 142),
      },
    },
    napkins: {
      of: 'linen',
      parts: {
        lowest: folded(98, 3.4, 98, 4, 0),
        middle: folded(97, 3.4, 96, 4, 28.6),
        top: folded(98, 3.4, 97, 4, 57.2),
      },
    },
    'folded-towel': { parts: { middle: null, top: null } },
    'folded-napkin': { of: 'linen', parts: { lowest: folded(98, 3.4, 98, 4, 0), middle: null, top: null } },
  },
  // The towels of a pile lay exactly on each other.
  earlierParts: { middle: folded(186, 10, 126, 4, 84), top: folded(189, 10, 129, 4, 168) },
});
