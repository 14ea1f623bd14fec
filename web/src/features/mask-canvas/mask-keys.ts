import { COMMAND_KEY } from '../../lib/browser/command-key.ts';

/** The keys of the mask canvas, as people read them. `stage/keys.ts` handles those that are its own. */
export const MASK_KEYS: readonly (readonly [string, string])[] = [
  ['B · E', 'Brush, eraser'],
  ['L · M · W', 'Lasso, rectangle, colour'],
  ['H, or hold Space', 'Move the picture'],
  ['[ · ]', 'Smaller, larger'],
  ['{ · }', 'Softer, harder'],
  ['Alt', 'Switch between adding and erasing'],
  ['Shift', 'A straight line from the last stroke'],
  [`${COMMAND_KEY} Z · ${COMMAND_KEY} Shift Z`, 'Undo, redo'],
  ['I · Delete', 'Invert, clear'],
  ['Wheel, + · −', 'Zoom'],
  ['0 · 1', 'Fit, 100 %'],
  ['Arrows', 'Move the brush; with Alt by one pixel'],
  ['Enter, Space', 'Paint; begin and end an outline'],
  ['Shift Arrows', 'Paint along'],
  ['Esc', 'Cancel the stroke, close'],
  [`${COMMAND_KEY} Enter`, 'Create'],
];
