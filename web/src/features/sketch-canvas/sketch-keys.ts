import { COMMAND_KEY } from '../../lib/browser/command-key.ts';

/** The keys of the sketch canvas, as people read them. `stage/keys.ts` handles those that are its own. */
export const SKETCH_KEYS: readonly (readonly [string, string])[] = [
  ['P · E', 'Pen, eraser'],
  ['H, or hold Space', 'Move the sheet'],
  ['[ · ]', 'Thinner, thicker'],
  ['Shift', 'A straight line'],
  ['Alt', 'Switch between pen and eraser'],
  ['M · F', 'Mirror, figure'],
  [`${COMMAND_KEY} Z · ${COMMAND_KEY} Shift Z`, 'Undo, redo'],
  ['Delete', 'Clear'],
  ['Wheel, + · −', 'Zoom'],
  ['0 · 1', 'Fit, 100 %'],
  ['Arrows', 'Move the pen; with Shift far, with Alt by one pixel'],
  ['Enter, Space', 'Put the pen down, lift it'],
  ['Esc', 'Cancel the line, close'],
  [`${COMMAND_KEY} Enter`, 'Convert'],
];
