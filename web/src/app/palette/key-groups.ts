import type { KeyGroup } from '../../features/command-palette/components/key-overview.tsx';
import { MASK_KEYS } from '../../features/mask-canvas/mask-keys.ts';
import { SKETCH_KEYS } from '../../features/sketch-canvas/sketch-keys.ts';
import { COMMAND_KEY } from '../../lib/browser/command-key.ts';

/** All keyboard shortcuts of the pages. Those of the canvases are listed by the features that handle them. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'Everywhere',
    keys: [
      [`${COMMAND_KEY} K`, 'Search or go to…'],
      ['/', 'Search in the list of the page'],
      ['?', 'Show these keys'],
      ['Esc', 'Close what opened last'],
    ],
  },
  {
    title: 'In a tool',
    keys: [
      [`${COMMAND_KEY} Enter`, 'Create'],
      ['↓', 'Choose a suggestion'],
      ['Enter', 'Accept the chosen suggestion'],
      // On a Mac too, where ⌘ with Space belongs to the system.
      ['Ctrl Space', 'Ask for suggestions'],
      [`${COMMAND_KEY} Z`, 'Undo in the prompt'],
    ],
  },
  {
    title: 'Results',
    keys: [
      ['1 to 9', 'Show one picture alone, or all again'],
      ['← →', 'Neighbouring picture or result'],
      ['Space', 'Show the picture before, while held'],
    ],
  },
  {
    title: 'Opened picture',
    keys: [
      ['← →', 'Neighbouring picture'],
      ['Z', 'Show at 100 %, or fit'],
      ['+ −', 'Zoom'],
      ['0', 'Fit'],
      ['R', 'Turn round in 3-D'],
      ['L', 'Like'],
      ['B', 'Save to my collections'],
      ['D', 'Download'],
      ['T', 'Move to bin'],
      ['Arrows, with Shift', 'Move the placed picture by 1 mm, 1 cm'],
      ['Delete', 'Take the placed picture away'],
      [`${COMMAND_KEY} Z`, 'Undo a step of placing, redo with Shift'],
      ['Esc', 'Close'],
    ],
  },
  {
    title: 'My images and the bin',
    keys: [
      ['← →', 'Move to a picture'],
      ['X', 'Select'],
      ['Shift X', 'Select up to here'],
      ['Shift and drag', 'Select all in a rectangle'],
      [`${COMMAND_KEY} A`, 'Select all'],
      ['Esc', 'Clear the selection'],
    ],
  },
  {
    title: 'My images',
    keys: [
      ['L B D', 'Like, save, download'],
      ['T or Delete', 'Move to bin'],
    ],
  },
  {
    title: 'The bin',
    keys: [
      ['R', 'Restore'],
      ['Delete', 'Delete for good'],
    ],
  },
  {
    title: 'Compare',
    keys: [['← →', 'Move the divider']],
  },
  {
    title: 'Adjust, chat and backdrop',
    keys: [
      [`${COMMAND_KEY} Z`, 'Undo'],
      [`${COMMAND_KEY} Shift Z`, 'Redo'],
    ],
  },
  {
    title: 'Order of a collection',
    keys: [['Alt ← →', 'Move the picture']],
  },
  { title: 'Masks', keys: MASK_KEYS },
  { title: 'Sketches', keys: SKETCH_KEYS },
];
