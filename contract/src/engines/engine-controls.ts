/**
 * What a person may set and an engine may not know. What is not listed here every engine follows: the words, the styles,
 * the size, the number of pictures.
 */
export const ENGINE_CONTROLS = [
  'seed',
  'guidance',
  'strength',
  'negativePrompt',
  /** A colour behind the picture. */
  'background',
  'transparent',
  'highQuality',
  /** Drawn subjects apart from photographed ones. */
  'sensitivity',
  /** Takes the lines out of a photograph first. */
  'edges',
  /** How tightly a drawing holds the result. */
  'lineControl',
  'blend',
  'colourways',
  /** Faces and hands of the result enhanced. */
  'presets',
] as const;
export type EngineControl = (typeof ENGINE_CONTROLS)[number];
