/**
 * Settings of remote engines, already processed: addresses are normalised, keys resolved and workflow files read.
 * Adapters read nothing else of the configuration.
 */
import type { Model } from '@kenna/contract';
import type { EngineStrength } from '../../ports/engine-strengths.ts';
import type { EngineOperation } from '../../ports/engine-task.ts';
import type { Mapping } from './model-mapping.ts';

export const REMOTE_KINDS = [
  'comfyui',
  'sd-webui',
  'openai-images',
  'black-forest-labs',
  'gemini-images',
  'replicate',
  'fal',
  'comfy-api',
] as const;
export type RemoteKind = (typeof REMOTE_KINDS)[number];

/** How an engine serves a model of the product. null leaves a choice to the engine or the adapter. */
export interface ModelSettings {
  /** A checkpoint, a diffusion model or a model id, as the engine spells it. */
  readonly checkpoint: string | null;
  readonly sampler: string | null;
  readonly scheduler: string | null;
  readonly steps: number | null;
  /** Guidance scale of the model; null: taken from the person's slider. */
  readonly cfg: number | null;
  /** Words or embeddings added to every negative prompt; '' for none. */
  readonly negative: string;
  /** Words added to every prompt; '' for none. */
  readonly positive: string;
  readonly size: SizeRules;
  /** What the operator uses the model for: families that are good at it are preferred. */
  readonly strengths: readonly EngineStrength[];
}

export interface SizeRules {
  /** Sides must be multiples of this. */
  readonly multiple: number;
  /**
   * Approximate number of pixels of the training pictures: pictures are drawn near it and resized; null: drawn at the
   * requested size.
   */
  readonly pixels: number | null;
}

/** Additional weights, as the engine spells them; null: the adapter looks for a suitable one. */
export interface PartNames {
  readonly upscaler: string | null;
  readonly inpaint: string | null;
  readonly edit: string | null;
  readonly controlNet: string | null;
  readonly faces: string | null;
  readonly background: string | null;
}

/** What the operator says of a LoRA. Absent fields are read from its file. */
export interface LoraSettings {
  /** Name of the file. */
  readonly file: string;
  readonly title?: string | undefined;
  /** Trigger words. */
  readonly words?: string | undefined;
  readonly strength?: number | undefined;
  /** Id of a family that it fits. */
  readonly family?: string | undefined;
}

export interface RemoteEngineSettings {
  readonly kind: RemoteKind;
  /** Recorded on each image that the engine makes; lower-case letters, digits and hyphens. */
  readonly name: string;
  /** Shown to people. */
  readonly title: string;
  /** Relative share of the work among engines that can do the same task. */
  readonly weight: number;
  /** Address without a trailing slash. */
  readonly url: string;
  /** A bearer key, or `user:password`, as the engine requires; null for none. */
  readonly key: string | null;
  /** A model that is missing here is not served by this engine. */
  readonly models: Readonly<Partial<Record<Model, ModelSettings>>>;
  readonly parts: PartNames;
  /** Operations for which it may be used; null: all that it supports. */
  readonly operations: readonly EngineOperation[] | null;
  /** An operator's own graphs in ComfyUI's API format, with placeholders. */
  readonly workflows: Readonly<Partial<Record<EngineOperation, WorkflowGraph>>>;
  /** Which model of a service does an operation; empty for engines that choose themselves. */
  readonly mapping: Mapping;
  /** True when only models may be used whose licence allows selling pictures. */
  readonly commercialOnly: boolean;
  /** Ids of model families in the operator's order of preference; the others come after them. */
  readonly familyOrder: readonly string[];
  /** LoRAs that the operator describes, beside those that the engine lists. */
  readonly loras: readonly LoraSettings[];
  /** Whether LoRAs are offered to people as styles. */
  readonly offersLoras: boolean;
  /** Seconds without news of a job after which it counts as lost. */
  readonly lostAfterSeconds: number;
}

/** Nodes by id. */
export type WorkflowGraph = Readonly<
  Record<string, { readonly class_type: string; readonly inputs: Readonly<Record<string, unknown>> }>
>;

/** Whether the operator lets an engine be used for an operation. */
export const isAllowed = ({ operations }: Pick<RemoteEngineSettings, 'operations'>, operation: EngineOperation) =>
  operations?.includes(operation) ?? true;

/** Whether the engine serves the model and may be used for the operation. */
export const isServed = (
  settings: Pick<RemoteEngineSettings, 'operations' | 'models'>,
  operation: EngineOperation,
  model: Model,
): boolean => settings.models[model] !== undefined && isAllowed(settings, operation);
