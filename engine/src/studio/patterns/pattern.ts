import type { Piece } from '../../words/prompt/brief.ts';
import type { Repeat } from './repeat.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';

export type PatternName = NonNullable<Piece['pattern']>['name'];

/**
 * A print or weave. `paint` writes linear reflectance for a point of developed cloth in metres at true scale: u runs to
 * the right and v up the garment.
 * `palette` has a colour for each of `natural`; `palette[0]` is the ground. `footprint` is the metres that one sample
 * covers: edges should be that soft, and detail finer than it should fade to its average. Must not allocate.
 * To add one: a file in `patterns/`, a line in `patterns/index.ts`.
 */
export interface Pattern {
  readonly name: PatternName;
  /** Its linear colours when the words name none. */
  readonly natural: readonly Rgb[];
  /** Places in the palette that named colours take, in the order of naming. */
  readonly namedOrder: readonly number[];
  /** Metres, weft and warp, of a tile that shows all of the design; whole multiples of it close on themselves. */
  readonly tile: Repeat;
  /** `repeat`: the tile that the drawing must close on, a multiple of `tile`; endless without. */
  paint(
    u: number,
    v: number,
    footprint: number,
    palette: readonly Rgb[],
    out: Float64Array,
    repeat?: Repeat | null,
  ): void;
}
