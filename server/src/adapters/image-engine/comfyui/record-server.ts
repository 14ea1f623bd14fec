/**
 * Records what a ComfyUI server says about itself, so that a fake can play it: the nodes with their inputs, the names
 * of the model files, and the features that Kenna reads. Names of people's pictures, paths and keys are left out.
 */
import type { ComfyApi } from './protocol/comfy-api.ts';
import { createComfyApi } from './protocol/comfy-api.ts';
import { createComfyHttp, type ComfyAddress } from './protocol/comfy-http.ts';
import { MODEL_FOLDER_NAMES } from './models/inventory.ts';

export interface ServerRecording {
  /** Null when the server does not report its version. */
  readonly version: string | null;
  readonly hasJobs: boolean;
  readonly uploadLimit: number | null;
  /** File names by folder; folders that the server does not have are empty. */
  readonly models: Readonly<Record<string, readonly string[]>>;
  /** `/object_info` without explanations and without names of uploads. */
  readonly objectInfo: Readonly<Record<string, RecordedNode>>;
}

interface RecordedNode {
  readonly input: { readonly required: RecordedInputs; readonly optional: RecordedInputs };
  readonly output: readonly unknown[];
  readonly output_node: boolean;
}

/** Inputs by name, in the two forms in which servers describe them. */
export type RecordedInputs = Readonly<Record<string, unknown>>;

type UnknownRecord = Readonly<Record<string, unknown>>;

/** Time limits of answers in milliseconds. */
const LIMITS = { answerMs: 15_000, slowAnswerMs: 60_000 };

/** Settings of an input that explain it to people. */
const EXPLANATIONS = ['tooltip', 'display_name', 'placeholder'];
/** A file that a person has put on the server, as opposed to a file of weights. */
const OF_PEOPLE = /\.(png|jpe?g|webp|gif|bmp|tiff?|mp4|webm|mov|mkv|wav|mp3|flac|ogg|latent|glb|obj|fbx|stl|ply)$/i;

/** Anything else than an object counts as one without fields. */
export const recordOf = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as UnknownRecord) : {};

/** Whether an input with these settings takes a file that people upload. */
export const isUpload = (settings: UnknownRecord): boolean =>
  Object.entries(settings).some(([name, value]) => name.endsWith('_upload') && value === true);

const namesOfPeople = (option: unknown): boolean => typeof option === 'string' && OF_PEOPLE.test(option);

function withoutNames(definition: unknown): unknown {
  if (!Array.isArray(definition)) return definition;
  const [kind, given] = definition as readonly unknown[];
  const settings = Object.fromEntries(Object.entries(recordOf(given)).filter(([name]) => !EXPLANATIONS.includes(name)));
  const kept = (options: readonly unknown[]) =>
    isUpload(settings) ? [] : options.filter((option) => !namesOfPeople(option));
  if (Array.isArray(kind)) return [kept(kind), withoutDefault(settings)];
  const { options } = settings;
  return [kind, withoutDefault(Array.isArray(options) ? { ...settings, options: kept(options) } : settings)];
}

/** The default of a choice of pictures is the name of one. */
const withoutDefault = ({ default: value, ...rest }: UnknownRecord): UnknownRecord =>
  value === undefined || namesOfPeople(value) ? rest : { ...rest, default: value };

const inputsOf = (inputs: unknown): RecordedInputs =>
  Object.fromEntries(Object.entries(recordOf(inputs)).map(([name, definition]) => [name, withoutNames(definition)]));

function recordedNode(info: unknown): RecordedNode {
  const { input, output, output_node: isOutput } = recordOf(info);
  const { required, optional } = recordOf(input);
  return {
    input: { required: inputsOf(required), optional: inputsOf(optional) },
    output: Array.isArray(output) ? output : [],
    output_node: isOutput === true,
  };
}

async function modelsOf(api: ComfyApi): Promise<ServerRecording['models']> {
  const lists = await Promise.all(
    MODEL_FOLDER_NAMES.map(async (folder) => [folder, await api.models(folder)] as const),
  );
  return Object.fromEntries(lists);
}

/** @throws ImageEngineError when the server does not answer, or is no ComfyUI. */
export async function recordServer(address: ComfyAddress): Promise<ServerRecording> {
  const api = createComfyApi(createComfyHttp(address), LIMITS);
  const { system } = await api.systemStats();
  const [info, hasJobs, uploadLimit, models] = await Promise.all([
    api.objectInfo(),
    api.hasJobs(),
    api.uploadLimit(),
    modelsOf(api),
  ]);
  const nodes = Object.entries(info).sort(([first], [second]) => (first < second ? -1 : 1));
  return {
    version: system.comfyui_version ?? null,
    hasJobs,
    uploadLimit,
    models,
    objectInfo: Object.fromEntries(nodes.map(([name, node]) => [name, recordedNode(node)])),
  };
}
