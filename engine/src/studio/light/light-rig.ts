import type { Environment } from '../../foundation/raster/environment.ts';
import type { Rgb, Softbox } from '../../foundation/raster/softbox.ts';
import type { GoboName } from './gobos.ts';

export interface LightRig {
  readonly name: string;
  readonly boxes: readonly Softbox[];
  readonly environment: Environment;
  /** Factor on radiance before the tone curve, 1 to 1.2. */
  readonly exposure: number;
  /** Linear colour of the studio paper that suits the light. Pale by default. */
  readonly paper?: Rgb;
  /** The gobo in front of the first lamp; none by default. */
  readonly gobo?: GoboName;
  /** Side of the lamp whose shadow is seen. Absent where the pictures of a render are lit from both sides in turn. */
  readonly from?: 'left' | 'right';
}
