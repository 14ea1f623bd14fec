/** Filters of the library besides tool, model and date. */

/** Colour names, in the order in which a page offers them. */
export const IMAGE_COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
] as const;
export type ImageColour = (typeof IMAGE_COLOURS)[number];

export const IMAGE_SHAPES = ['square', 'wide', 'tall'] as const;
export type ImageShape = (typeof IMAGE_SHAPES)[number];
