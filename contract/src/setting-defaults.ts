/**
 * The values of the settings where neither a person nor a tool chooses another: in requests that leave a field out, in the
 * state in which a tool starts, and for engines without the ability. Texts and lists are empty, and what may be absent is
 * null. A tool's own defaults are in `modes.ts`.
 */
export const SETTING_DEFAULTS = {
  count: 2,
  width: 768,
  height: 768,
  guidance: 8,
  highQuality: false,
  sensitivity: 'default',
  upscale: 2,
  faceEnhance: false,
  faceFixes: false,
  handFixes: false,
  blendGuidance: 0.5,
  blendControl: 1,
  lineControl: 1,
  edges: false,
  category: 'upper',
} as const;
