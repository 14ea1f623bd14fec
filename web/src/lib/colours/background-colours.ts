/** Background colours offered for a picture of a garment, with their names. */
export const BACKGROUND_COLOURS: readonly (readonly [colour: string, name: string])[] = [
  ['#ffffff', 'White'],
  ['#ece7dd', 'Paper'],
  ['#c9c7c3', 'Light grey'],
  ['#8d8f92', 'Grey'],
  ['#1b1b1d', 'Black'],
];
