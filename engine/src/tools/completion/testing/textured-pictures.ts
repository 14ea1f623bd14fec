import { readBrief } from '../../../words/prompt/read-brief.ts';
import { designTextile } from '../../../studio/textile/textile-design.ts';
import { drawTile } from '../../../studio/textile/draw-tile.ts';

export interface TestPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** 3 bytes per pixel. */
  readonly rgb: Uint8Array;
}

const PRINTS = ['blue gingham', 'houndstooth', 'red and white stripes'];

/** Prints as they appear on cloth from close up. */
export function texturedPictures(side: number): readonly TestPicture[] {
  return PRINTS.map((prompt) => {
    const brief = readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'editorial' });
    const design = designTextile(brief, 0, 0, 1);
    const { data } = drawTile({ design, look: 'editorial', width: side, height: side, onStep: () => {} });
    return { name: prompt, width: side, height: side, rgb: data };
  });
}

/** Straight edges, rings, shelves and gradients, which must be continued rather than repeated. */
export function structuredPictures(side: number): readonly TestPicture[] {
  const paint = (name: string, colour: (x: number, y: number) => readonly [number, number, number]): TestPicture => {
    const rgb = new Uint8Array(side * side * 3);
    for (let i = 0; i < side * side; i++) rgb.set(colour((i % side) / side, Math.floor(i / side) / side), i * 3);
    return { name, width: side, height: side, rgb };
  };
  return [
    paint('a diagonal edge', (x, y) => (x + 0.7 * y > 0.85 ? [40, 62, 120] : [226, 214, 196])),
    paint('planks', (x, y) => {
      const plank = Math.floor(y * 7);
      const grain = 14 * Math.sin(x * 9 + plank * 2.4 + 3 * Math.sin(y * 60));
      const joint = y * 7 - plank < 0.06 ? -70 : 0;
      return [150 + grain + joint + plank * 4, 104 + grain + joint, 66 + 0.7 * grain + 0.8 * joint];
    }),
    paint('a window', (x, y) => {
      const bar = Math.abs(x - 0.5) < 0.03 || Math.abs(y - 0.5) < 0.03 || x < 0.12 || x > 0.88 || y < 0.12 || y > 0.88;
      return bar ? [238, 234, 226] : [96 + 60 * y, 132 + 40 * y, 178];
    }),
    paint('stairs in slanting light', (x, y) => {
      const step = Math.floor((x + y) * 6);
      return step % 2 === 0 ? [206 - 70 * x, 200 - 70 * x, 190 - 60 * x] : [92 - 30 * x, 84 - 30 * x, 82 - 30 * x];
    }),
  ];
}
