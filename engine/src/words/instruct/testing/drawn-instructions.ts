/**
 * Messages about drawn pictures, grouped by the prompts of the pictures; they redraw the picture with
 * another cut.
 */
import type { InstructionRow } from './instruction-row.ts';

interface DrawnRows {
  readonly drawnFrom: string;
  readonly rows: readonly InstructionRow[];
}

export const drawnInstructions: readonly DrawnRows[] = [
  {
    drawnFrom: 'camel wool a-line midi dress with long sleeves and a belt',
    rows: [
      { say: 'make it sleeveless', means: 'recut sleeve=sleeveless' },
      { say: 'make the sleeves short', means: 'recut sleeve=short' },
      { say: 'shorten the sleeves', means: 'recut sleeve=three-quarter' },
      { say: 'can you make the dress longer?', means: 'recut length=maxi' },
      { say: 'much shorter', means: 'recut length=mini' },
      { say: 'more', after: ['make it shorter'], means: 'recut length=knee' },
      { say: 'give it a v neck', means: 'recut neckline=v-neck' },
      { say: 'I want a deeper neckline', means: 'recut neckline=plunging' },
      { say: 'make it a turtleneck', means: 'recut neckline=turtleneck' },
      { say: 'remove the belt', means: 'recut belt=none' },
      { say: 'no belt please', means: 'recut belt=none' },
      { say: 'make the belt red', means: 'recut red@belt' },
      { say: 'make the collar white', means: 'recut collar=point white@collar' },
      { say: 'gold buttons', means: 'recut closure=buttons gold@buttons' },
      { say: 'puffier sleeves', means: 'recut sleeveShape=puff' },
      { say: 'less tight', means: 'recut fit=relaxed' },
      { say: 'make the skirt fuller', means: 'recut silhouette=fit-and-flare' },
      { say: 'add embroidery', means: 'recut +embroidery' },
      { say: 'turn it into a red mini dress', means: 'recut length=mini red' },
      { say: 'make it sleeveless, then crop to a square', means: 'recut sleeve=sleeveless; crop 1 subject' },
      { say: 'show the back', means: 'view back' },
      { say: 'from the side please', means: 'view side' },
      { say: 'neon light', means: 'light neon' },
      { say: 'golden hour', means: 'light golden-hour' },
      { say: 'make it navy', means: 'dress navy @garment' },
      { say: 'tighter', means: 'crop 0.8 subject' },
      { say: 'make the jeans black', means: 'cannot' },
      { say: 'make her smile', means: 'cannot' },
      { say: 'make this shorter', marked: true, means: 'cannot' },
    ],
  },
  {
    drawnFrom: 'white silk blouse with a navy pleated midi skirt',
    rows: [
      { say: 'make the skirt shorter', means: 'recut length=knee' },
      { say: 'sleeveless top', means: 'recut sleeve=sleeveless' },
      { say: 'the blouse in black', means: 'dress black @upper' },
      { say: 'give the blouse a bow', means: 'recut +bow' },
    ],
  },
  {
    drawnFrom: 'dark blue straight jeans',
    rows: [
      { say: 'make the legs wider', means: 'recut leg=wide' },
      { say: 'high waisted', means: 'recut rise=high' },
      { say: 'make the jeans cropped', means: 'recut length=cropped' },
      { say: 'light wash', means: 'recut wash=light' },
    ],
  },
  {
    drawnFrom: 'red suede pumps',
    rows: [
      { say: 'kitten heels', means: 'recut heel=kitten' },
      { say: 'add an ankle strap', means: 'recut strap=ankle' },
    ],
  },
];
