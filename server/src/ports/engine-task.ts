/** What an engine is asked, in the words of the server: the shapes of the contract with its models and kept scenes. */
import type { Model, SceneKind, SceneTake } from '@kenna/contract';
import type * as tasks from '@kenna/contract/engine-task';

export type { Mask, Pixels } from '@kenna/contract/engine-task';

export type EngineOperation = EngineTask['operation'];

/** Every operation: one that is added without a line here is a type error. */
export const ENGINE_OPERATIONS = Object.keys({
  generate: true,
  vary: true,
  inpaint: true,
  sketch: true,
  outpaint: true,
  tryOn: true,
  instructEdit: true,
  removeBackground: true,
  upscale: true,
  enhanceFaces: true,
} satisfies Record<EngineOperation, true>) as EngineOperation[];

/** What a picture was drawn from, for the engine that drew it to draw it again; plain JSON. */
export interface KeptScene {
  readonly kind: SceneKind;
  /** What the picture shows differently from its words. */
  readonly take: SceneTake;
  /** The engine's own; nobody else reads it. */
  readonly data: unknown;
}

interface Terms {
  readonly scene: KeptScene;
  readonly take: SceneTake;
  readonly background: string;
}

interface OfModel {
  readonly model: Model;
  readonly count: number;
}

export type GenerateTask = OfModel &
  tasks.GenerateTask<Terms> & {
    /** Draws again from this scene in place of the words. */
    readonly scene: KeptScene | null;
    /** Empty for other pictures of the words. */
    readonly takes: readonly SceneTake[];
  };

export type LastStep = tasks.LastStep<Terms>;

/** Work on a picture that is already there. */
export type EditTask = OfModel &
  (
    | tasks.RemoveBackgroundTask<Terms>
    | tasks.UpscaleTask
    | tasks.EnhanceFacesTask
    | tasks.InpaintTask
    | tasks.SketchTask<Terms>
    | tasks.VaryTask<Terms>
    | tasks.TryOnTask
    | tasks.InstructEditTask<Terms>
    | tasks.OutpaintTask<Terms>
  );

export type EngineTask = GenerateTask | EditTask;
