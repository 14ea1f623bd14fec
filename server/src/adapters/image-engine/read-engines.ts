/**
 * The engines of an installation: those of ENGINES_FILE, then those configured by a variable alone. Called by the
 * configuration.
 */
import { MODELS, type Model } from '@kenna/contract';
import type { EngineOperation } from '../../ports/engine-task.ts';
import { defaultModel, NO_PARTS } from './engine-defaults.ts';
import type { ModelSettings, RemoteEngineSettings, RemoteKind } from './engine-settings.ts';
import { readEnginesFile, readMapping, readWorkflow, type EngineEntry, type EnginesFile } from './engines-file.ts';
import { mistakesInMapping, type Mapping } from './model-mapping.ts';

export { engineVariables } from './engine-variables.ts';

/** Values from the environment; addresses are checked and have no trailing slash. */
export interface EngineVariables {
  readonly ENGINES_FILE?: string | undefined;
  readonly COMFYUI_URL?: string | undefined;
  readonly SDWEBUI_URL?: string | undefined;
  readonly OPENAI_API_KEY?: string | undefined;
  readonly OPENAI_BASE_URL?: string | undefined;
  readonly BFL_API_KEY?: string | undefined;
  readonly BFL_API_URL?: string | undefined;
  readonly GEMINI_API_KEY?: string | undefined;
  readonly GEMINI_API_URL?: string | undefined;
  readonly MODEL_ORDER?: readonly string[] | undefined;
  readonly COMMERCIAL_MODELS_ONLY?: 'yes' | 'no' | undefined;
  readonly ENGINE_CHOICE?: 'yes' | 'no' | undefined;
  readonly LIVE_PREVIEWS?: 'yes' | 'no' | undefined;
}

export interface EnginesConfig {
  /** In order of preference. */
  readonly remotes: readonly RemoteEngineSettings[];
  /** Operations for which the built-in engine is used; null: all. */
  readonly builtInFor: readonly EngineOperation[] | null;
  /** Whether people may pick the engine of a render. */
  readonly peopleChoose: boolean;
  /** Whether prompts are drawn while they are typed. */
  readonly livePreviews: boolean;
}

/** Addresses of the services that have one for everybody. */
const SERVICE_URLS: Partial<Record<RemoteKind, string>> = {
  'openai-images': 'https://api.openai.com/v1',
  'black-forest-labs': 'https://api.bfl.ai',
  'gemini-images': 'https://generativelanguage.googleapis.com',
  replicate: 'https://api.replicate.com',
  fal: 'https://queue.fal.run',
  'comfy-api': 'https://cloud.comfy.org',
};
const TITLES: Record<RemoteKind, string> = {
  comfyui: 'ComfyUI',
  'sd-webui': 'Stable Diffusion WebUI',
  'openai-images': 'OpenAI Images',
  'black-forest-labs': 'Black Forest Labs',
  'gemini-images': 'Gemini',
  replicate: 'Replicate',
  fal: 'fal',
  'comfy-api': 'Comfy API',
};

/** `secretOf` returns the value of an environment variable, or undefined. All mistakes are returned, one line each. */
export function readEngines(
  variables: EngineVariables,
  secretOf: (name: string) => string | undefined,
): { engines: EnginesConfig; mistakes: string[] } {
  const path = variables.ENGINES_FILE;
  const { file, mistakes } = path === undefined ? { file: null, mistakes: [] } : readEnginesFile(path);
  const named = (file?.engines ?? []).map((entry) => settingsOf(entry, path ?? '', variables, secretOf, mistakes));
  const remotes = [...named, ...enginesOfVariables(variables)];
  for (const { name } of enginesOfVariables(variables))
    if (named.some((engine) => engine.name === name))
      mistakes.push(`ENGINES_FILE names an engine ${name}, which a variable names, too.`);
  return { engines: { remotes, ...rulesOf(file, variables) }, mistakes };
}

const rulesOf = (file: EnginesFile | null, { ENGINE_CHOICE, LIVE_PREVIEWS }: EngineVariables) => ({
  builtInFor: file?.builtInFor ?? null,
  peopleChoose: ENGINE_CHOICE === undefined ? (file?.peopleChoose ?? false) : ENGINE_CHOICE === 'yes',
  livePreviews: LIVE_PREVIEWS !== 'no',
});

/** An engine configured by one variable does everything that it supports, with the checkpoints that it has. */
function enginesOfVariables(variables: EngineVariables): RemoteEngineSettings[] {
  const { COMFYUI_URL, SDWEBUI_URL, OPENAI_API_KEY, OPENAI_BASE_URL } = variables;
  const { BFL_API_KEY, BFL_API_URL, GEMINI_API_KEY, GEMINI_API_URL } = variables;
  /** Present where the address or the key is given; a service has its usual address without one. */
  const engine = (kind: RemoteKind, name: string, url: string | undefined, key?: string): RemoteEngineSettings[] => {
    const address = url ?? (key === undefined ? undefined : SERVICE_URLS[kind]);
    return address === undefined ? [] : [simple(kind, name, address, key ?? null)];
  };
  return [
    engine('comfyui', 'comfyui', COMFYUI_URL),
    engine('sd-webui', 'sd-webui', SDWEBUI_URL),
    engine('openai-images', 'openai', OPENAI_BASE_URL, OPENAI_API_KEY),
    engine('black-forest-labs', 'black-forest-labs', BFL_API_URL, BFL_API_KEY),
    engine('gemini-images', 'gemini', GEMINI_API_URL, GEMINI_API_KEY),
  ]
    .flat()
    .map((settings) => ({ ...settings, ...modelRulesOf({}, variables) }));
}

/** The rules for the choice of models: an engine's own, otherwise those of the variables. */
const modelRulesOf = (
  { commercialOnly, familyOrder }: Pick<EngineEntry, 'commercialOnly' | 'familyOrder'>,
  { COMMERCIAL_MODELS_ONLY, MODEL_ORDER = [] }: EngineVariables,
) => ({
  commercialOnly: commercialOnly ?? COMMERCIAL_MODELS_ONLY === 'yes',
  familyOrder: familyOrder ?? MODEL_ORDER,
});

const simple = (kind: RemoteKind, name: string, url: string, key: string | null): RemoteEngineSettings => ({
  kind,
  name,
  url,
  key,
  weight: 1,
  operations: null,
  workflows: {},
  mapping: {},
  parts: NO_PARTS,
  lostAfterSeconds: 120,
  loras: [],
  offersLoras: true,
  commercialOnly: false,
  familyOrder: [],
  title: TITLES[kind],
  models: modelsOf(kind, undefined),
});

function settingsOf(
  entry: EngineEntry,
  path: string,
  variables: EngineVariables,
  secretOf: (name: string) => string | undefined,
  mistakes: string[],
): RemoteEngineSettings {
  const { kind, name, weight, lostAfterSeconds, keyVariable } = entry;
  const url = entry.url ?? SERVICE_URLS[kind] ?? '';
  if (url === '') mistakes.push(`ENGINES_FILE: the engine ${name} needs a url.`);
  const key = keyVariable === undefined ? undefined : secretOf(keyVariable);
  if (keyVariable !== undefined && !key)
    mistakes.push(`${keyVariable} must be set, because the engine ${name} names it.`);
  return {
    kind,
    name,
    url,
    weight,
    lostAfterSeconds,
    ...modelRulesOf(entry, variables),
    loras: entry.loras,
    offersLoras: entry.offerLoras,
    title: entry.title ?? TITLES[kind],
    key: key ?? null,
    models: modelsOf(kind, entry.models),
    parts: entry.parts ?? NO_PARTS,
    operations: entry.operations ?? null,
    workflows: workflowsOf(entry, path, mistakes),
    mapping: mappingOf(entry, path, mistakes),
  };
}

function workflowsOf({ kind, name, workflows = {} }: EngineEntry, path: string, mistakes: string[]) {
  const graphs: { -readonly [K in keyof RemoteEngineSettings['workflows']]: RemoteEngineSettings['workflows'][K] } = {};
  const isComfy = kind === 'comfyui' || kind === 'comfy-api';
  if (!isComfy && Object.keys(workflows).length > 0)
    mistakes.push(`ENGINES_FILE: only ComfyUI runs workflows, and ${name} is ${TITLES[kind]}.`);
  if (kind === 'comfy-api' && Object.keys(workflows).length === 0)
    mistakes.push(`ENGINES_FILE: the engine ${name} needs workflows.`);
  for (const [operation, file] of Object.entries(workflows) as [EngineOperation, string][]) {
    try {
      graphs[operation] = readWorkflow(path, file);
    } catch (error) {
      mistakes.push(`ENGINES_FILE: the workflow ${operation} of ${name} ${(error as Error).message}`);
    }
  }
  return graphs;
}

/** The kinds that can do nothing without a mapping. */
const MAPPED: readonly RemoteKind[] = ['replicate', 'fal'];

function mappingOf({ kind, name, mapping }: EngineEntry, path: string, mistakes: string[]): Mapping {
  if (!MAPPED.includes(kind)) {
    if (mapping !== undefined) mistakes.push(`ENGINES_FILE: ${name} is ${TITLES[kind]}, which has no mapping.`);
    return {};
  }
  if (mapping === undefined) {
    mistakes.push(`ENGINES_FILE: the engine ${name} needs a mapping.`);
    return {};
  }
  try {
    const read = readMapping(path, mapping);
    mistakes.push(...mistakesInMapping(read).map((mistake) => `ENGINES_FILE: in ${name} ${mistake}.`));
    return read;
  } catch (error) {
    mistakes.push(`ENGINES_FILE: the mapping of ${name} ${(error as Error).message}`);
    return {};
  }
}

/** Without a list of models every one is served by prompt words; with one, only the models that it names. */
function modelsOf(kind: RemoteKind, entries: EngineEntry['models']): RemoteEngineSettings['models'] {
  const served = entries === undefined ? MODELS : (Object.keys(entries) as Model[]);
  return Object.fromEntries(served.map((model) => [model, modelOf(kind, model, entries?.[model])]));
}

function modelOf(kind: RemoteKind, model: Model, entry: NonNullable<EngineEntry['models']>[Model]): ModelSettings {
  const defaults = defaultModel(kind, model);
  if (entry === undefined) return defaults;
  const { checkpoint, sampler, scheduler, steps, cfg, positive, negative, size, strengths } = entry;
  return {
    checkpoint,
    sampler,
    scheduler,
    steps,
    cfg,
    strengths,
    positive: positive ?? defaults.positive,
    negative: negative ?? defaults.negative,
    size: { multiple: size.multiple ?? defaults.size.multiple, pixels: size.pixels ?? defaults.size.pixels },
  };
}
