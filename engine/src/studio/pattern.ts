import type { Piece } from '../prompt/brief.ts';
import type { Rgb } from '../raster/softbox.ts';

export type PatternName = NonNullable<Piece['pattern']>['name'];

/**
 * A print or weave. `paint` writes linear reflectance for a point of developed cloth in metres at true scale.
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
  paint(u: number, v: number, footprint: number, palette: readonly Rgb[], out: Float64Array): void;
}
