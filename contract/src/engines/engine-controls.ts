import type { Control } from '../modes.ts';

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

/** The control of a panel that stands for each; null where it is a part of several. */
export const CONTROL_OF_PANEL: Partial<Record<Control, EngineControl>> = {
  guidanceSlider: 'guidance',
  strengthSlider: 'strength',
  cgSlider: 'lineControl',
  hdQuality: 'highQuality',
  blendUpload: 'blend',
  colourways: 'colourways',
  presets: 'presets',
};
