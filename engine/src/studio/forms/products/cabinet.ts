import { board, knob } from '../../construction/products/usual-parts.ts';
import { productForm } from '../../construction/products/product-form.ts';

/** A sideboard on legs, a chest of drawers, a nightstand, or a wardrobe. */
export const cabinet = productForm({
  name: 'cabinet',
  of: 'oak',
  turn: 0.4,
  rise: 0.04,
  parts: {
    case: board([0, 190, 0], [1600, 560, 420], 'x'),
    plinth: { ...board([0, 170, 0], [1480, 24, 360], 'x') },
    fronts: { ...board([-526, 208, 212], [518, 524, 18], 'y'), row: { count: 3, step: [526, 0, 0] } },
    knobs: { ...knob([-320, 500, 230]), row: { count: 3, step: [526, 0, 0] } },
    legs: {
      solid: 'bar',
      main: 'all',
      word: 'legs',
      path: '720 0 175, 690 175 150',
      radius: 11,
      taper: 1.7,
      mirror: 'both',
    },
  },
  kinds: {
    'two-door-cabinet': {
      turn: 0.36,
      parts: {
        case: board([0, 190, 0], [900, 820, 400], 'y'),
        plinth: board([0, 170, 0], [800, 24, 340], 'x'),
        fronts: { ...board([-221, 208, 202], [434, 784, 18], 'y'), row: { count: 2, step: [442, 0, 0] } },
        knobs: { ...knob([-38, 640, 220]), row: { count: 2, step: [76, 0, 0] } },
        legs: { path: '390 0 165, 365 175 140' },
      },
    },
    'chest-of-drawers': {
      parts: {
        case: board([0, 110, 0], [900, 800, 450], 'x'),
        plinth: board([0, 95, 0], [820, 20, 390], 'x'),
        fronts: { ...board([0, 126, 227], [868, 186, 18], 'x'), row: { count: 4, step: [0, 194, 0] } },
        knobs: { ...knob([-230, 219, 245]), row: { count: 4, step: [0, 194, 0] } },
        'right knobs': { ...knob([230, 219, 245]), row: { count: 4, step: [0, 194, 0] } },
        legs: { path: '395 0 185, 385 100 175', radius: 14 },
      },
    },
    nightstand: {
      parts: {
        case: board([0, 200, 0], [460, 320, 380], 'x'),
        plinth: board([0, 185, 0], [400, 20, 320], 'x'),
        fronts: { ...board([0, 214, 192], [432, 142, 18], 'x'), row: { count: 2, step: [0, 150, 0] } },
        knobs: { ...knob([0, 285, 210]), row: { count: 2, step: [0, 150, 0] } },
        legs: { path: '195 0 160, 180 190 145', radius: 10 },
      },
    },
    wardrobe: {
      turn: 0.34,
      parts: {
        case: board([0, 90, 0], [1200, 1900, 580], 'y'),
        plinth: board([0, 60, 0], [1120, 40, 520], 'x'),
        cornice: board([0, 1984, 6], [1236, 30, 604], 'x'),
        fronts: { ...board([-293, 110, 292], [578, 1860, 20], 'y'), row: { count: 2, step: [586, 0, 0] } },
        panels: { ...board([-293, 200, 304], [438, 1680, 12], 'y'), row: { count: 2, step: [586, 0, 0] } },
        knobs: { ...knob([-40, 1020, 312]), row: { count: 2, step: [80, 0, 0] } },
        legs: { path: '560 0 250, 550 80 240', radius: 20, taper: 1.3 },
      },
    },
  },
});
