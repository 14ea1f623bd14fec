import { productForm } from '../../construction/products/product-form.ts';

/** A small soft pouch for a phone with a flap, a snap and a loop for the wrist. */
export const phonePouch = productForm({
  name: 'phone-pouch',
  of: 'leather',
  turn: 0.34,
  parts: {
    body: {
      solid: 'block',
      main: 'all',
      at: [0, 1.2, 0],
      size: [98, 158, 24],
      round: [11, 11, 11],
      puff: [0, 0, 4],
      slack: 0.8,
      piped: 'front',
    },
    flap: {
      solid: 'extruded',
      main: 'all',
      at: [0, 0, 15.6],
      outline: '-50 160 6, -50 112 8, -16 88 26, 16 88 26, 50 112 8, 50 160 6',
      thickness: 4.4,
      bevel: 1.8,
      dome: 2,
    },
    hinge: { solid: 'block', main: 'all', at: [0, 150, 1], size: [100, 13, 34], round: [6, 6, 6] },
    snap: {
      solid: 'turned',
      of: 'gold',
      word: 'hardware',
      at: [0, 102, 19],
      up: [0, 0, 1],
      front: [0, 1, 0],
      outline: '7.4 0, 7.4 1.8 1, 5 2.6 2',
    },
    tab: { solid: 'block', main: 'all', at: [53, 132, 0], size: [14, 16, 7], round: 2.4 },
    ring: {
      solid: 'bar',
      of: 'gold',
      word: 'hardware',
      path: '60 133 0, 67 142 0, 74 133 0, 67 124 0',
      radius: 1.5,
      closed: true,
    },
    loop: {
      solid: 'bar',
      main: 'all',
      word: 'straps',
      path: '72 134 0, 92 118 3, 102 70 7, 96 22 10, 84 9 11, 74 22 9, 74 78 4, 70 132 0',
      radius: [5, 1.5],
      face: [0, 0, 1],
      square: 6,
    },
  },
});
