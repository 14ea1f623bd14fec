import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { GenerateTask } from '../../words/tasks/generate-task.ts';
import type { Look, Brief } from '../../words/prompt/brief.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Camera, CameraRequest } from '../camera/camera.ts';
import type { Frame, FrameChannel } from '../render/frame.ts';
import type { LightRig } from '../light/lights.ts';
import type { Scene, ScenePart } from '../parts/scene.ts';
import type { SettingName } from '../settings/setting.ts';

/** The decisions of a look before anything is built. */
export interface Staging {
  readonly rig: LightRig;
  /** `null` puts the subject on a bare backdrop (paper). */
  readonly setting: SettingName | null;
  /** Linear colour of the setting's background when neither the words nor the person chose one. */
  readonly backdrop?: Rgb;
  readonly camera: Omit<CameraRequest, 'aspect'>;
  /** Samples per pixel on each axis: 2 for cloth, 3 for fine lines. */
  readonly samples: number;
  /** Buffers that `finish` reads. */
  readonly channels: readonly FrameChannel[];
  /** True when the picture does not depend on light, so that nothing is shaded. Default false. */
  readonly unlit?: boolean;
  /** Shows the dress form under garments. False leaves them hollow. */
  readonly stand: boolean;
  /**
   * Points that the picture must contain, metres, 3 values each; default the subject and a suitable part of its stand.
   */
  readonly holds?: (parts: readonly ScenePart[]) => Float32Array;
  /** Pictures side by side, each with its own camera offset in radians (a flat shows front and back). Default [0]. */
  readonly turns?: readonly number[];
}

export interface FinishRequest {
  readonly frame: Frame;
  readonly scene: Scene;
  readonly camera: Camera;
  readonly brief: Brief;
  /** Size of the finished picture, pixels. */
  readonly width: number;
  readonly height: number;
  readonly background: GenerateTask['background'];
  /** Linear colour of `background` when it is a colour. */
  readonly backgroundColour: Rgb | null;
  readonly exposure: number;
  readonly seed: number;
  /** Throws when the task was cancelled; call it every few milliseconds. */
  readonly check: () => void;
}

/** A way of making a picture from the scene. To add one: a file in `looks/` and a line in `looks/index.ts`. */
export interface LookRecipe {
  readonly name: Look;
  stage(brief: Brief, staging: Staging): Staging;
  /** Image passes from the frame to final pixels; 4 channels when the background is transparent, else 3. */
  finish(request: FinishRequest): EnginePixels | Promise<EnginePixels>;
}
