/**
 * Settings that some engines do not support. All engines support the others: words, styles, size and number of
 * pictures.
 */
export const ENGINE_CONTROLS = [
  'seed',
  'guidance',
  'strength',
  'negativePrompt',
  /** A colour for the background. */
  'background',
  'transparent',
  'highQuality',
  /** Separate handling of illustrations and photographs. */
  'sensitivity',
  /** Extraction of lines from a photograph. */
  'edges',
  /** How tightly the result follows a drawing. */
  'lineControl',
  'blend',
  'colourways',
  /** Enhancement of faces and hands in the result. */
  'presets',
] as const;
export type EngineControl = (typeof ENGINE_CONTROLS)[number];
