import { productForm } from '../../construction/products/product-form.ts';

/** A framed print with a mat, standing upright. */
export const pictureFrame = productForm({
  name: 'picture-frame',
  of: 'oak',
  turn: 0.3,
  parts: {
    frame: {
      solid: 'frame',
      main: 'all',
      word: 'frame',
      outline: '-152 18, 152 18, 152 422, -152 422',
      section: '-5 -6, 18 -14, 18 13 1.5, 0 15 1.5, -5 11 1',
    },
    mat: {
      solid: 'frame',
      of: 'card',
      word: 'lining',
      outline: '-102 78, 102 78, 102 352, -102 352',
      section: '0 0, 52 0, 52 4, .8 4',
    },
    print: {
      solid: 'extruded',
      of: 'art print',
      at: [0, 0, 0],
      outline: '-105 75, 105 75, 105 355, -105 355',
      thickness: 4,
      bevel: 0.3,
    },
    back: {
      solid: 'extruded',
      of: 'cardboard',
      at: [0, 0, -8],
      outline: '-155 15, 155 15, 155 425, -155 425',
      thickness: 4,
    },
  },
});
