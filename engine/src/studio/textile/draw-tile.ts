/**
 * Draws a textile as artwork: one repeat that fills the picture and tiles seamlessly on all four sides. There is no
 * camera and no light; the look decides how it is printed or painted.
 */
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { Look } from '../../words/prompt/brief.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { luminance, mixColours, srgbByte } from '../materials/colour.ts';
import { clothFractal, clothNoise } from '../patterns/drawing/repeat.ts';
import type { Repeat } from '../patterns/drawing/repeat.ts';
import type { TextileDesign } from './textile-design.ts';

export interface TileRequest {
  readonly design: TextileDesign;
  readonly look: Look;
  /** Size of the picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** Called with the completed share, 0 to 1; may throw to stop the drawing. */
  readonly onStep: (share: number) => void;
}

const PAPER: Rgb = [0.86, 0.84, 0.79];
const INK: Rgb = [0.02, 0.021, 0.026];

export function drawTile({ design, look, width, height, onStep }: TileRequest): EnginePixels {
  const { print, repeat } = design;
  const data = new Uint8Array(width * height * 3);
  const colour = new Float64Array(3);
  const place = new Float64Array(2);
  const finish = FINISHES[look];
  const palette = finish.inks?.(design.palette) ?? design.palette;
  const footprint = Math.max(repeat.u / width, repeat.v / height);
  for (let y = 0; y < height; y++) {
    if (y % 8 === 0) onStep(y / height);
    for (let x = 0; x < width; x++) {
      place[0] = ((x + 0.5) / width) * repeat.u;
      place[1] = (1 - (y + 0.5) / height) * repeat.v;
      const [u, v] = [place[0], place[1]];
      finish.before?.(place, repeat);
      print.paint(place[0], place[1], footprint, palette, colour, repeat);
      finish.after?.(colour, u, v, repeat);
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) data[at + c] = srgbByte(colour[c]!);
    }
  }
  return { width, height, channels: 3, data };
}

interface Finish {
  /** Replaces the colours of the print. */
  readonly inks?: (palette: readonly Rgb[]) => readonly Rgb[];
  /** Displaces the point of the print that is drawn, metres. */
  readonly before?: (place: Float64Array, repeat: Repeat) => void;
  /** Changes the colour at a point of the paper, (u, v) metres from its lower left corner. */
  readonly after?: (colour: Float64Array, u: number, v: number, repeat: Repeat) => void;
}

/** Threads per repeat of the base fabric that a print is shown on. */
const THREADS = 260;

const FINISHES: Readonly<Record<Look, Finish>> = {
  studio: {},
  flat: { inks: lineArt },
  // A print on fabric: warp and weft are faintly visible.
  editorial: {
    after(colour, u, v, repeat) {
      const warp = Math.sin((u / repeat.u) * THREADS * 2 * Math.PI);
      const weft = Math.sin((v / repeat.v) * THREADS * 2 * Math.PI);
      const slub = clothNoise(u, v, 30 / repeat.u, 400 / repeat.v, 3, repeat);
      const shade = 0.94 + 0.05 * warp * weft + 0.035 * slub;
      for (let c = 0; c < 3; c++) colour[c] = colour[c]! * shade;
    },
  },
  // A painting by hand: edges waver, pigment pools and granulates on paper.
  illustration: {
    before(place, repeat) {
      const [u, v] = [place[0]!, place[1]!];
      const wobble = 0.004 * Math.min(repeat.u, repeat.v);
      place[0] = u + wobble * clothFractal(u, v, 26 / repeat.u, 26 / repeat.v, 5, 3, repeat);
      place[1] = v + wobble * clothFractal(u, v, 26 / repeat.u, 26 / repeat.v, 15, 3, repeat);
    },
    after(colour, u, v, repeat) {
      const pool = clothFractal(u, v, 9 / repeat.u, 9 / repeat.v, 25, 4, repeat);
      const grain = clothNoise(u, v, 300 / repeat.u, 300 / repeat.v, 35, repeat);
      const density = 0.88 + 0.34 * pool + 0.1 * grain;
      for (let c = 0; c < 3; c++) {
        const paper = PAPER[c]!;
        // A thicker wash absorbs exponentially (Beer's law), so light areas stay clean.
        colour[c] = paper * Math.pow(Math.max(0.004, colour[c]! / paper), density);
      }
    },
  },
};

/** Every ink as grey line art: the more its lightness differs from that of the background, the darker it is. */
function lineArt(palette: readonly Rgb[]): readonly Rgb[] {
  const background = luminance(palette[0]!);
  return palette.map((colour, slot) => {
    if (slot === 0) return PAPER;
    const contrast = Math.abs(Math.cbrt(luminance(colour)) - Math.cbrt(background));
    return mixColours(PAPER, INK, Math.min(1, 0.15 + 1.9 * contrast));
  });
}
