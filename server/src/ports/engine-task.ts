/** The engine tasks as the server uses them: the contract's types with its models and stored scenes. */
import type { Model, SceneKind, SceneTake } from '@kenna/contract';
import type * as tasks from '@kenna/contract/engine-task';

export type { Mask, PictureOnPiece, Pixels } from '@kenna/contract/engine-task';

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

/** The description from which a picture was drawn, for the same engine to draw it again; plain JSON. */
export interface StoredScene {
  readonly kind: SceneKind;
  /** Set where a mannequin wears the clothes; takes of others have no build, pose or finish. */
  readonly figure?: true;
  /** How the picture differs from the words. */
  readonly take: SceneTake;
  /** Private to the engine; nothing else reads it. */
  readonly data: unknown;
  /**
   * People's own pictures that lie on its piece, as base64 by digest, of which `data` has only the digests; absent for
   * none.
   */
  readonly pictures?: Readonly<Record<string, string>>;
}

interface Terms {
  readonly scene: StoredScene;
  readonly take: SceneTake;
  readonly background: string;
}

interface OfModel {
  readonly model: Model;
  readonly count: number;
}

export type GenerateTask = OfModel &
  tasks.GenerateTask<Terms> & {
    /** Draws this scene again instead of the words. */
    readonly scene: StoredScene | null;
    /** Empty for ordinary pictures of the words. */
    readonly takes: readonly SceneTake[];
  };

export type LastStep = tasks.LastStep<Terms>;

/** A task that works on an existing picture. */
export type EditTask = OfModel &
  (
    | tasks.RemoveBackgroundTask<Terms>
    | tasks.UpscaleTask
    | tasks.EnhanceFacesTask
    | tasks.InpaintTask
    | tasks.SketchTask<Terms>
    | tasks.VaryTask<Terms>
    | tasks.TryOnTask<Terms>
    | tasks.InstructEditTask<Terms>
    | tasks.OutpaintTask<Terms>
  );

export type EngineTask = GenerateTask | EditTask;
