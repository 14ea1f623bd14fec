import type { Piece } from '../../../words/prompt/brief.ts';
import type { Repeat } from './repeat.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';

export type PatternName = NonNullable<Piece['pattern']>['name'];

/**
 * A print or weave. `paint` writes linear reflectance for a point of developed cloth in metres at real scale: u runs to
 * the right and v up the garment. `palette` has a colour for each of `natural`; `palette[0]` is the background.
 * `footprint` is the metres that one sample covers: edges should be that soft, and finer detail should fade to its
 * average. `paint` must not allocate memory. A new pattern needs a file in a folder of `patterns/` and a line in
 * `patterns/index.ts`.
 */
export interface Pattern {
  readonly name: PatternName;
  /** Linear colours when the words name none. */
  readonly natural: readonly Rgb[];
  /** Indices into the palette that named colours replace, in the order of naming. */
  readonly namedOrder: readonly number[];
  /** Size in metres, weft and warp, of a tile that shows the whole design; whole multiples of it tile seamlessly. */
  readonly tile: Repeat;
  /** The pattern that is drawn instead on knitted pieces. */
  readonly knitted?: Pattern;
  /**
   * With `repeat`, the drawing tiles seamlessly after that size, a multiple of `tile`; without it, the drawing never
   * repeats.
   */
  paint(
    u: number,
    v: number,
    footprint: number,
    palette: readonly Rgb[],
    out: Float64Array,
    repeat?: Repeat | null,
  ): void;
}
