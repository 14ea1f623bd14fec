/**
 * Which operations and settings a server supports for a model, given its inventory; and warnings about everything that
 * the settings name and the server lacks.
 */
import { ENGINE_CONTROLS, type EngineControl, type Model, type OfferedLora } from '@kenna/contract';
import { ENGINE_STRENGTHS, strengthsWanted, type EngineStrength } from '../../../ports/engine-strengths.ts';
import type { EngineOperation, EngineTask } from '../../../ports/engine-task.ts';
import type { Capability } from '../../../ports/image-engine.port.ts';
import { isAllowed, type ModelSettings, type RemoteEngineSettings } from '../engine-settings.ts';
import { faceNetwork } from './operations/enhance-faces.ts';
import { sketchWay } from './operations/sketch.ts';
import { tryOnWay } from './operations/try-on.ts';
import type { FindWornArea } from './operations/plan-context.ts';
import { missingNodes } from './own/check-workflow.ts';
import type { ModelRules, Weights } from './models/assess-file.ts';
import { chooseLineControl, chooseMatte, chooseUpscaler } from './models/choose-parts.ts';
import { chooseEditWeights, chooseWeights, drawingWeights } from './models/choose-weights.ts';
import { findName } from '../families/find-name.ts';
import type { Inventory, ModelFolder } from './models/inventory.ts';
import { lorasOf, offeredLoras, type Lora } from '../loras/loras.ts';
import { followsGuidance, sizeOf, type Tuning } from './models/tune.ts';

interface Known {
  readonly settings: RemoteEngineSettings;
  /** Null until the server has been reached. */
  readonly inventory: Inventory | null;
  readonly findWornArea: FindWornArea | null;
}

/** Operations that any checkpoint can do. */
const BY_CHECKPOINT: readonly EngineOperation[] = ['generate', 'vary', 'inpaint', 'outpaint'];
/** Operations whose results our server composes into the original picture. */
const COMPOSED: readonly EngineOperation[] = ['inpaint', 'outpaint', 'removeBackground'];

export function capabilityOf(known: Known, operation: EngineOperation, model: Model): Capability {
  const { settings, inventory } = known;
  const own = settings.models[model];
  if (own === undefined || !isAllowed(settings, operation)) return 'unavailable';
  const isAble = inventory === null ? isPromised(settings, operation) : isThere(known, inventory, operation, own);
  return !isAble ? 'unavailable' : COMPOSED.includes(operation) ? 'composed' : 'native';
}

/**
 * Before the inventory is known: an operation counts as supported with a workflow, or when any checkpoint can do it.
 */
const isPromised = ({ workflows }: RemoteEngineSettings, operation: EngineOperation): boolean =>
  workflows[operation] !== undefined || BY_CHECKPOINT.includes(operation);

/** The rules for the choice of models in the settings of an engine, for a task that asks for these strengths. */
export const rulesOf = (
  { commercialOnly, familyOrder }: RemoteEngineSettings,
  wanted: readonly EngineStrength[] = [],
  loras: readonly Lora[] = [],
): ModelRules => ({ commercialOnly, familyOrder, wanted, loras });

/**
 * The strengths that a model should have for a task: those that its words and its operation need, and those that the
 * operator names. A task of high quality never counts as a draft.
 */
export const strengthsFor = (task: EngineTask, { strengths }: ModelSettings): readonly EngineStrength[] => {
  const words = 'text' in task ? task.text : 'prompt' in task ? task.prompt : '';
  const isBest = 'highQuality' in task && task.highQuality;
  const all = [...strengthsWanted(task.operation, words), ...strengths];
  return ENGINE_STRENGTHS.filter((one) => all.includes(one) && !(isBest && one === 'draft'));
};

/** Which of the wanted strengths the weights have that would be used; none where that is not known. */
export function strengthsOf(
  { settings, inventory }: Known,
  operation: EngineOperation,
  model: Model,
  wanted: readonly EngineStrength[],
): readonly EngineStrength[] {
  const own = settings.models[model];
  if (own === undefined || inventory === null || settings.workflows[operation] !== undefined) return [];
  const stock = { inventory, rules: rulesOf(settings, wanted) };
  const pictures = operation === 'tryOn' ? 2 : operation === 'instructEdit' ? 1 : 0;
  const weights =
    pictures > 0 ? chooseEditWeights(settings.parts, stock, pictures)?.weights : chooseWeights(own, stock);
  return wanted.filter((strength) => weights?.family.strengths.includes(strength));
}

function isThere(
  { settings, findWornArea }: Known,
  inventory: Inventory,
  operation: EngineOperation,
  model: ModelSettings,
): boolean {
  const { parts, workflows } = settings;
  const { nodes, modelFiles } = inventory;
  const stock = { inventory, rules: rulesOf(settings) };
  const workflow = workflows[operation];
  if (workflow) return missingNodes(workflow, nodes).length === 0;
  switch (operation) {
    case 'sketch':
      return sketchWay({ ...stock, parts, settings: model }, false) !== null;
    case 'tryOn':
      return tryOnWay({ ...stock, parts, findWornArea }) !== null;
    case 'instructEdit':
      return chooseEditWeights(parts, stock) !== null;
    case 'removeBackground':
      return nodes.has('RemoveBackground') && chooseMatte(modelFiles.backgrounds, parts.background) !== null;
    case 'upscale':
      return chooseUpscaler(modelFiles.upscalers, 4, parts.upscaler) !== null;
    case 'enhanceFaces':
      return faceNetwork({ inventory, parts }) !== null;
    default:
      return chooseWeights(model, stock) !== null;
  }
}

const WORD_CONTROLS: readonly EngineControl[] = ['seed', 'guidance', 'negativePrompt'];
const CONTROLS: Readonly<Record<EngineOperation, readonly EngineControl[]>> = {
  generate: [...WORD_CONTROLS, 'background', 'highQuality'],
  vary: [...WORD_CONTROLS, 'strength', 'highQuality', 'blend', 'colourways'],
  inpaint: WORD_CONTROLS,
  outpaint: [...WORD_CONTROLS, 'strength', 'background'],
  sketch: [...WORD_CONTROLS, 'strength', 'background', 'edges', 'lineControl'],
  tryOn: ['seed'],
  instructEdit: ['seed'],
  removeBackground: ['background', 'transparent'],
  upscale: [],
  enhanceFaces: [],
};
const RETOUCHED: readonly EngineOperation[] = ['generate', 'inpaint', 'vary', 'upscale'];

/**
 * The controls that an operation supports: distilled models ignore the negative prompt and the guidance, a sketch that
 * is drawn by instruction has no strength, and enhancing faces needs a network.
 */
export function controlsOf(known: Known, operation: EngineOperation, model: Model): readonly EngineControl[] {
  const { settings, inventory } = known;
  const own = settings.models[model];
  const ignored = own && inventory && !settings.workflows[operation] ? ignoredBy(known, inventory, operation, own) : [];
  const faces = inventory !== null && faceNetwork({ inventory, parts: settings.parts }) !== null;
  const followed = CONTROLS[operation].filter((control) => !ignored.includes(control));
  const all = faces && RETOUCHED.includes(operation) ? [...followed, 'presets'] : followed;
  return ENGINE_CONTROLS.filter((control) => all.includes(control));
}

/** Operations whose weights take the LoRAs that people choose. */
const WITH_LORAS: readonly EngineOperation[] = ['generate', 'vary', 'inpaint', 'sketch'];

/** The LoRAs that may be chosen: those that fit weights with which the operation can be done. */
export function lorasFor(
  { settings, inventory }: Known,
  operation: EngineOperation,
  model: Model,
): readonly OfferedLora[] {
  const own = settings.models[model];
  if (!own || inventory === null || settings.workflows[operation] || !WITH_LORAS.includes(operation)) return [];
  const stock = { inventory, rules: rulesOf(settings) };
  const named = own.checkpoint === null ? drawingWeights(stock) : [chooseWeights(own, stock)];
  const candidates = named.filter((weights) => weights !== null);
  if (operation !== 'sketch') return offeredLoras(lorasOf(settings, inventory), candidates);
  const controlled = candidates.filter(({ family: { kin } }) =>
    chooseLineControl(inventory, { kin, isPhotograph: false, wanted: settings.parts.controlNet }),
  );
  return offeredLoras(lorasOf(settings, inventory), controlled);
}

/** The sizes in which pictures are drawn that people choose the size of. */
export function sizesFor(
  { settings, inventory }: Known,
  operation: EngineOperation,
  model: Model,
): Tuning['size'] | null {
  const own = settings.models[model];
  if (!own || inventory === null || settings.workflows[operation]) return null;
  const stock = { inventory, rules: rulesOf(settings) };
  const sketch = () => sketchWay({ ...stock, parts: settings.parts, settings: own }, false);
  const weights =
    operation === 'generate' ? chooseWeights(own, stock) : operation === 'sketch' ? drawnWith(sketch()) : null;
  return weights && sizeOf(own.size, weights);
}

/** A sketch that is drawn by instruction has the size that was asked for. */
const drawnWith = (way: ReturnType<typeof sketchWay>): Weights | null => (way?.kind === 'control' ? way.weights : null);

const BY_INSTRUCTION: readonly EngineControl[] = ['guidance', 'negativePrompt', 'strength', 'lineControl'];

/** The controls without an effect on the weights that would be used. */
function ignoredBy(
  { settings }: Known,
  inventory: Inventory,
  operation: EngineOperation,
  model: ModelSettings,
): readonly EngineControl[] {
  const stock = { inventory, rules: rulesOf(settings) };
  const sketch = operation === 'sketch' ? sketchWay({ ...stock, parts: settings.parts, settings: model }, false) : null;
  if (sketch?.kind === 'instruction') return BY_INSTRUCTION;
  const weights = sketch?.weights ?? chooseWeights(model, stock);
  if (weights === null) return [];
  return [
    ...(weights.family.negative === 'text' ? [] : (['negativePrompt'] as const)),
    ...(followsGuidance(weights) ? [] : (['guidance'] as const)),
  ];
}

const PART_FOLDERS: Readonly<Record<keyof RemoteEngineSettings['parts'], readonly ModelFolder[]>> = {
  upscaler: ['upscalers'],
  inpaint: ['checkpoints', 'diffusionModels'],
  edit: ['diffusionModels', 'checkpoints'],
  controlNet: ['controlNets', 'modelPatches'],
  faces: ['faces'],
  background: ['backgrounds'],
};

const PART_WORDS: Readonly<Record<keyof RemoteEngineSettings['parts'], string>> = {
  upscaler: 'upscaler',
  inpaint: 'checkpoint for holes',
  edit: 'model for instructions',
  controlNet: 'control net',
  faces: 'network for faces',
  background: 'network for mattes',
};

/** One sentence for each thing that the settings name and the server lacks. */
export function warningsOf(settings: RemoteEngineSettings, inventory: Inventory): string[] {
  const { models, parts, workflows } = settings;
  const { modelFiles, nodes } = inventory;
  const missing = (name: string, places: readonly ModelFolder[]) =>
    places.every((place) => findName(modelFiles[place], name) === null);
  const checkpoints = Object.entries(models).flatMap(([model, { checkpoint }]) =>
    checkpoint !== null && missing(checkpoint, ['checkpoints', 'diffusionModels'])
      ? [`The checkpoint ${checkpoint} of ${model} is not there.`]
      : [],
  );
  const partNames = Object.keys(PART_FOLDERS) as (keyof typeof PART_FOLDERS)[];
  const lacking = partNames.flatMap((part) => {
    const name = parts[part];
    return name !== null && missing(name, PART_FOLDERS[part]) ? [`The ${PART_WORDS[part]} ${name} is not there.`] : [];
  });
  const samplers = Object.entries(models).flatMap(([model, { sampler, scheduler }]) => [
    ...unknownChoice('sampler', model, sampler, nodes.options('KSampler', 'sampler_name')),
    ...unknownChoice('scheduler', model, scheduler, nodes.options('KSampler', 'scheduler')),
  ]);
  const graphs = Object.entries(workflows).flatMap(([operation, graph]) => {
    const lacks = missingNodes(graph, nodes);
    return lacks.length > 0
      ? [`The workflow for ${operation} needs nodes that are not there: ${lacks.join(', ')}.`]
      : [];
  });
  const none = modelFiles.checkpoints.length + modelFiles.diffusionModels.length === 0;
  const stock = { inventory, rules: rulesOf(settings) };
  const isUseless = !none && drawingWeights(stock).length === 0 && workflows.generate === undefined;
  const useless = 'None of its models can draw from words: "Model files" says what each one lacks.';
  return [
    ...(none ? ['It has no checkpoint yet.'] : isUseless ? [useless] : []),
    ...checkpoints,
    ...lacking,
    ...samplers,
    ...graphs,
  ];
}

function unknownChoice(kind: string, model: string, name: string | null, options: readonly string[] | null): string[] {
  if (name === null || options === null || options.includes(name)) return [];
  return [`The ${kind} ${name} of ${model} is not known there.`];
}
