/**
 * How remote engines are reached and used, as the configuration says it. Adapters read it and nothing else of the
 * configuration: addresses are tidied, keys are looked up, and files of workflows are read before they see them.
 */
import type { Model } from '@kenna/contract';
import type { EngineOperation } from '../../ports/engine-task.ts';

export const REMOTE_KINDS = ['comfyui', 'sd-webui', 'openai-images'] as const;
export type RemoteKind = (typeof REMOTE_KINDS)[number];

/** What a model of the product is on an engine. null everywhere: the engine's or the adapter's own choice. */
export interface ModelSettings {
  /** As the engine spells it: a checkpoint, a diffusion model, or a model id. */
  readonly checkpoint: string | null;
  readonly sampler: string | null;
  readonly scheduler: string | null;
  readonly steps: number | null;
  /** Guidance scale of the model; null: by the person's slider. */
  readonly cfg: number | null;
  /** Words or embeddings for every negative prompt; ''. */
  readonly negative: string;
  /** Words for every prompt; ''. */
  readonly positive: string;
  readonly size: SizeRules;
}

export interface SizeRules {
  /** Sides are multiples of this. */
  readonly multiple: number;
  /** About as many pixels as the model was trained on: drawn near that and brought to the size asked; null: as asked. */
  readonly pixels: number | null;
}

/** Weights beside the checkpoint, as the engine spells them; null: found by looking, where there is one to find. */
export interface PartNames {
  readonly upscaler: string | null;
  readonly inpaint: string | null;
  readonly edit: string | null;
  readonly controlNet: string | null;
  readonly faces: string | null;
  readonly background: string | null;
}

export interface RemoteEngineSettings {
  readonly kind: RemoteKind;
  /** Recorded on each image that it makes; small letters, digits and hyphens. */
  readonly name: string;
  /** For people. */
  readonly title: string;
  /** Its share of the work among engines that can do the same. */
  readonly weight: number;
  /** Without a slash at the end. */
  readonly url: string;
  /** Sent as the engine wants it: a bearer key, or `user:password`; null for none. */
  readonly key: string | null;
  /** A model that is missing here is not served by this engine. */
  readonly models: Readonly<Partial<Record<Model, ModelSettings>>>;
  readonly parts: PartNames;
  /** What it may be used for; null: whatever it can. */
  readonly operations: readonly EngineOperation[] | null;
  /** An operator's own graphs in ComfyUI's API format, with placeholders. */
  readonly workflows: Readonly<Partial<Record<EngineOperation, WorkflowGraph>>>;
  /** Seconds without a sign of a job before it counts as lost. */
  readonly lostAfterSeconds: number;
}

/** Node id to node. */
export type WorkflowGraph = Readonly<
  Record<string, { readonly class_type: string; readonly inputs: Readonly<Record<string, unknown>> }>
>;
