import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { GenerateTask } from '../../words/tasks/generate-task.ts';
import type { Look, Brief } from '../../words/prompt/brief.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Camera, CameraRequest } from '../camera/camera.ts';
import type { Frame, FrameChannel } from '../render/frame.ts';
import type { LightRig } from '../light/lights.ts';
import type { Scene, ScenePart } from '../parts/scene.ts';
import type { SettingName } from '../settings/setting.ts';

/** Decisions of a look before anything is built. */
export interface Staging {
  readonly rig: LightRig;
  /** The setting, or null for a plain backdrop of paper. */
  readonly setting: SettingName | null;
  /** Linear colour of the background when neither words nor the person chose one. */
  readonly backdrop?: Rgb;
  readonly camera: Omit<CameraRequest, 'aspect'>;
  /** Samples per pixel on each axis: 2 for cloth, 3 for fine lines. */
  readonly samples: number;
  /** Frame channels that `finish` needs. */
  readonly channels: readonly FrameChannel[];
  /** True when the picture does not depend on light and nothing is shaded; false by default. */
  readonly unlit?: boolean;
  /** Whether the dress form under garments is visible. Otherwise they are hollow. */
  readonly stand: boolean;
  /**
   * Points that the picture must contain, metres, 3 values each. By default the subject and a suitable part of its
   * stand.
   */
  readonly holds?: (parts: readonly ScenePart[]) => Float32Array;
  /** Camera offsets in radians of pictures side by side, such as front and back of a flat; [0] by default. */
  readonly turns?: readonly number[];
}

export interface FinishRequest {
  readonly frame: Frame;
  readonly scene: Scene;
  readonly camera: Camera;
  readonly brief: Brief;
  /** Size of the finished picture in pixels. */
  readonly width: number;
  readonly height: number;
  readonly background: GenerateTask['background'];
  /** Linear colour of `background` when that is a plain colour. */
  readonly backgroundColour: Rgb | null;
  /** Linear colour at the bottom of the picture when the background is a gradient from `backgroundColour`. */
  readonly backgroundBelow?: Rgb | undefined;
  readonly exposure: number;
  readonly seed: number;
  /** Throws when the task was cancelled. Must be called every few milliseconds. */
  readonly check: () => void;
}

/** A drawing style. A new one needs a file in `looks/` and a line in `looks/index.ts`. */
export interface LookRecipe {
  readonly name: Look;
  stage(brief: Brief, staging: Staging): Staging;
  /** Turns a frame into the final pixels, with 4 channels when the background is transparent and 3 otherwise. */
  finish(request: FinishRequest): EnginePixels | Promise<EnginePixels>;
}
