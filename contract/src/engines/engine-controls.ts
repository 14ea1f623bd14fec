/** Settings that an engine may lack even where it supports the operation; the panels then leave them out. */
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
