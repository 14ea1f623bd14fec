import { productForm } from '../../construction/products/product-form.ts';
import { label } from '../../construction/products/usual-parts.ts';

/** A card that lies in the fan in front of the box, by its number from below. */
const card = (index: number) => {
  const turn = 0.42 - index * 0.21;
  return {
    solid: 'block',
    of: 'card',
    colour: '#f6f1e6',
    at: [18 + index * 15, index * 1, 62 + Math.abs(index - 2) * 3],
    front: [Math.sin(turn), 0, Math.cos(turn)],
    size: [63, 0.9, 88],
    round: [5, 0.3, 5],
  } as const;
};

/** The face of the topmost card: its pip, and the two small ones at its corners. */
const pip = (x: number, z: number, size: number) =>
  ({
    solid: 'extruded',
    of: 'card',
    colour: '#b3262b',
    at: [x, 4.95, z],
    up: [0.41, 0, -0.91],
    front: [0, 1, 0],
    thickness: 0.12,
    bevel: 0.03,
    outline: `0 ${-size} .4, ${size * 0.72} 0 .4, 0 ${size} .4, ${-size * 0.72} 0 .4`,
  }) as const;

/** A deck of playing cards: its box, and five cards in a fan. */
export const playingCards = productForm({
  name: 'playing-cards',
  of: 'card',
  turn: 0.3,
  rise: 0.16,
  parts: {
    box: { solid: 'moulded', main: 'all', colour: '#1f3a5f', at: [-34, 0, -8], size: [66, 92, 19], corner: 1.2, edge: 1 }, // prettier-ignore
    flap: { solid: 'moulded', main: 'all', colour: '#1f3a5f', at: [-34, 91.4, -8], size: [64, 1.2, 17.4], corner: 0.8, edge: 0.5 }, // prettier-ignore
    label: { ...label('box', 22, 70, 40), of: 'paper', colour: '#efe6d2' },
    first: card(0),
    second: card(1),
    third: card(2),
    fourth: card(3),
    fifth: card(4),
    pip: pip(78, 68, 13),
    'upper pip': pip(72, 32, 4),
    'lower pip': pip(84, 104, 4),
  },
});
