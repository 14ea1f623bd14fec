import { productForm } from '../../construction/products/product-form.ts';

/** Cloth folded to a zigzag of `count` layers, seen at its folds. `half` is half its width, `thick` that of a layer. */
const folded = (half: number, thick: number, deep: number, count: number, from: number) => {
  const rows = Array.from({ length: count }, (_, i) => {
    const y = from + thick + i * thick * 2.08;
    const [back, front] = [`0 ${y} ${-deep}`, `0 ${y} ${deep}`];
    return i % 2 === 0 ? `${back}, 0 ${y} 0, ${front}` : `${front}, 0 ${y} 0, ${back}`;
  });
  return {
    solid: 'bar',
    main: 'all',
    path: rows.join(', '),
    radius: [half, thick],
    face: [1, 0, 0],
    square: 9,
    bend: thick * 1.04,
  } as const;
};

/** A pile of folded towels, a folded throw with fringes, folded bed linen, napkins, or one towel or napkin. */
export const towel = productForm({
  name: 'towel',
  of: 'terry',
  turn: 0.45,
  rise: 0.06,
  parts: {
    lowest: folded(190, 10, 130, 4, 0),
    middle: folded(186, 10, 126, 4, 84),
    top: folded(189, 10, 129, 4, 168),
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
});
