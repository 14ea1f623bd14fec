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
  /** Of the subject, metres; it stands on y = 0. */
  readonly bounds: Bounds;
  readonly presentation: Presentation;
  /** Linear colour asked for, or null. */
  readonly colour: Rgb | null;
  /** Linear colour that the words give what the place is made of (pink marble); absent or null for its own. */
  readonly tint?: Rgb | null;
  readonly random: Random;
  readonly detail: number;
}

/** Where the subject stands. To add one: a file in `settings/` and a line in `settings/index.ts`. */
export interface Setting {
  readonly name: SettingName;
  /** Ground, walls and props, role `ground` for what only catches shadow. Turn with `camera.azimuth` to face it. */
  build(context: SettingContext): readonly Part[];
  /** Radiance where no part is seen; x and y 0 to 1 from the top left. Default the environment's horizon. */
  readonly backdrop?: (x: number, y: number, context: SettingContext, out: Float64Array) => void;
  /** Light that the place itself gives; replaces the rig's. */
  readonly environment?: Environment;
  /** Changes a rig for this place (sun, street lamp, coloured bounce). */
  readonly relight?: (rig: LightRig) => LightRig;
  /** The ground has detail finer than a pixel and is shaded at every sample. */
  readonly detailed?: boolean;
}
