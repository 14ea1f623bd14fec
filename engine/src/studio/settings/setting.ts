import type { Random } from '../../foundation/geometry/random.ts';
import type { Bounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import type { Environment } from '../../foundation/raster/environment.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Camera } from '../camera/camera.ts';
import type { LightRig } from '../light/lights.ts';
import type { Part, Presentation } from '../parts/part.ts';

export type SettingName = NonNullable<Brief['setting']>;

export interface SettingContext {
  readonly camera: Camera;
  /** Bounds of the subject and its stand in metres. The floor is at y = 0. */
  readonly bounds: Bounds;
  readonly presentation: Presentation;
  /** Linear colour of the studio paper, or null for its usual colour. */
  readonly colour: Rgb | null;
  /** Linear colour that words give to the material of the setting (pink marble); absent or null for its own colour. */
  readonly tint?: Rgb | null;
  readonly random: Random;
  readonly detail: number;
}

/**
 * The surroundings of a subject. A new one needs its words in `words/prompt/vocabulary/scenes.ts`, a file in `settings/`
 * and a line in `settings/index.ts`. Some tables name settings that need more than that: `PLACES` in
 * `looks/illustration/paint-place.ts` (without a line, Ink & wash paints no place), and `POLISH`, `BLOCKS` and `SURFACES`
 * in `tools/outpaint/setting/set-in-place.ts` (how things stand on it when a canvas is widened).
 */
export interface Setting {
  readonly name: SettingName;
  /**
   * Floor, walls and props. Parts with the role `ground` only receive shadows. The parts must be rotated by
   * `camera.azimuth` to face the camera, or by `camera.setAzimuth` to be the same for all pictures of one set.
   */
  build(context: SettingContext): readonly Part[];
  /**
   * Writes the radiance where no part is visible; x and y are 0 to 1 from the top left. By default it is the horizon of
   * the environment.
   */
  readonly backdrop?: (x: number, y: number, context: SettingContext, out: Float64Array) => void;
  /** Ambient light of the setting, which replaces that of the rig. */
  readonly environment?: Environment;
  /** Adapts a rig to the setting (sun, street lamp, coloured bounce). */
  readonly relight?: (rig: LightRig) => LightRig;
  /** True for ground with detail finer than a pixel, which is shaded at every sample. */
  readonly detailed?: boolean;
}
