import type { DistanceField } from '../../foundation/geometry/curves/distance-field.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';

/** An opaque object inside glass: a dip tube, the end of a stopper. */
interface Enclosed {
  readonly field: DistanceField;
  readonly albedo: Rgb;
  /** True where it touches the glass, as poured wax does, so that no air is between them. Default false. */
  readonly touching?: boolean;
}

/** A hollow body of clear glass as distance fields in metres, through which rays are traced. */
export interface GlassBody {
  /** Negative inside the body, including its hollow. */
  readonly outer: DistanceField;
  /** Negative in the hollow; positive everywhere for solid glass. */
  readonly inner: DistanceField;
  /** Height up to which the hollow is filled; -Infinity when it is empty. */
  readonly level: number;
  /** Absorption of the glass per metre and channel. */
  readonly glass: Rgb;
  /** Absorption of the liquid per metre and channel. */
  readonly liquid: Rgb;
  readonly enclosed: readonly Enclosed[];
  /** Height at which the hollow is open to the surrounding air. Default closed. */
  readonly mouth?: number;
  /** Spread of the normals of etched glass, as a tangent. Default clear. */
  readonly frost?: number;
  /** Writes the transmittance per channel of a stain on the outer surface at a height. */
  readonly film?: (y: number, out: Float64Array) => void;
}

/** Absorption per metre of a liquid that appears in `colour` (linear, 0 to 1) at a thickness of `depth` metres. */
export function absorptionOf(colour: Rgb, depth: number): Rgb {
  const per = (value: number) => -Math.log(Math.min(0.97, Math.max(0.012, value))) / depth;
  return [per(colour[0]), per(colour[1]), per(colour[2])];
}
