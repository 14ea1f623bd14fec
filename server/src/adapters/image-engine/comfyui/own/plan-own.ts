/** Runs a task with an operator's own graph: pictures, words and numbers replace the names in braces. */
import type { EngineTask, Pixels } from '../../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import type { WorkflowGraph } from '../../engine-settings.ts';
import { USUAL_GUIDANCE } from '../../families/guidance.ts';
import { filled, placeholdersIn } from '../../placeholders.ts';
import { diffusionWords, withoutCommandTags } from '../../diffusion/diffusion-words.ts';
import { chooseWeights } from '../models/choose-weights.ts';
import { tune } from '../models/tune.ts';
import { maskAsPixels } from '../../composition/mask-forms.ts';
import type { Graph } from '../protocol/comfy-api.ts';
import type { PlanContext, PlanPicture } from '../operations/plan-context.ts';
import { inpaintDenoise } from '../operations/inpaint.ts';
import { outpaintDenoise } from '../operations/outpaint.ts';
import { varyDenoise } from '../operations/vary.ts';
import { outputNodesOf } from './check-workflow.ts';
import { ownPictures } from './own-pictures.ts';

type Values = Readonly<Record<string, string | number>>;

export async function planOwn(task: EngineTask, workflow: WorkflowGraph, context: PlanContext): Promise<PlanPicture> {
  const placeholders = placeholdersIn(Object.values(workflow).map(({ inputs }) => inputs));
  const pictures = await ownPictures(task, context, placeholders);
  const uploads: Record<string, string> = {};
  for (const [name, pixels] of Object.entries(pictures.inputs)) uploads[name] = await context.upload(pixels);
  if (pictures.mask && placeholders.includes('mask'))
    uploads['mask'] = await context.upload(maskAsPixels(pictures.mask));
  const shared: Values = {
    ...pictures.size,
    ...numbersOf(task),
    ...modelOf(task, context),
    ...wordsOf(task, context),
    ...uploads,
  };
  const [resultNode = ''] = outputNodesOf(workflow);

  return (seed) => {
    const values: Values = { ...shared, seed };
    const fill = (name: string): string | number => {
      const value = values[name];
      if (value === undefined) throw new ImageEngineError('missing_model', `no value for {{${name}}}`);
      return value;
    };
    return { graph: filled(workflow, fill) as Graph, resultNode, finish: (made: Pixels) => pictures.finish(made) };
  };
}

function wordsOf(task: EngineTask, { settings }: PlanContext): Values {
  if (task.operation === 'instructEdit') return { prompt: withoutCommandTags(task.text) };
  if (task.operation === 'tryOn') return { prompt: withoutCommandTags(task.prompt) };
  if (!('prompt' in task)) return {};
  const { positive, negative } = diffusionWords(task, settings);
  return { prompt: positive, negative_prompt: negative };
}

function numbersOf(task: EngineTask): Values {
  switch (task.operation) {
    case 'vary':
      return { denoise: varyDenoise(task) };
    case 'inpaint':
      return { denoise: inpaintDenoise(task) };
    case 'outpaint':
      return { denoise: outpaintDenoise(task) };
    case 'sketch':
      return { strength: task.strength, control: task.lineControl };
    case 'upscale':
      return { factor: task.factor };
    default:
      return {};
  }
}

/**
 * Values of the model placeholders; none when the server lacks the weights, which a graph with its own weights allows.
 */
function modelOf(task: EngineTask, context: PlanContext): Values {
  const { settings } = context;
  const weights = chooseWeights(settings, context);
  if (weights === null) return {};
  const { steps, cfg, sampler, scheduler } = tune(weights, settings, {
    guidance: 'guidance' in task ? task.guidance : USUAL_GUIDANCE,
    highQuality: 'highQuality' in task && task.highQuality,
  });
  return { checkpoint: weights.name, steps, cfg, sampler, scheduler };
}
