/**
 * LoRAs of a server as styles. A1111, Forge and SD.Next load them by tags in the prompt, which people cannot write
 * themselves.
 */
import type { Model, OfferedLora } from '@kenna/contract';
import type { EngineOperation, EngineTask } from '../../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import type { Family } from '../../comfyui/models/family.ts';
import { lorasOf, notThere, offeredLoras, resolveLoras, withTriggers } from '../../comfyui/models/loras.ts';
import { recognise } from '../../comfyui/models/recognise.ts';
import type { RemoteEngineSettings } from '../../engine-settings.ts';
import type { WebuiServer } from '../protocol/probe-server.ts';
import type { Plan } from './shot.ts';

const WITH_LORAS: readonly EngineOperation[] = ['generate', 'vary', 'inpaint', 'sketch'];

/** The family of the checkpoint that an operation is drawn with; null where its file draws no picture. */
function familyFor(
  { loaded }: WebuiServer,
  { models, parts }: RemoteEngineSettings,
  operation: EngineOperation,
  model: Model,
): Family | null {
  const named = models[model]?.checkpoint ?? null;
  const name = ((operation === 'inpaint' ? parts.inpaint : null) ?? named ?? loaded)?.replace(/\s*\[[0-9a-f]+\]$/i, '');
  if (name === undefined) return null;
  const recognition = recognise(name, 'checkpoints');
  return recognition.kind === 'family' ? recognition.family : null;
}

const knownLoras = ({ loras }: WebuiServer, settings: RemoteEngineSettings) =>
  lorasOf(settings, { modelFiles: { loras: Object.keys(loras) }, loraNotes: loras });

/** The LoRAs that fit the checkpoint of an operation. @param server null before it was first reached. */
export function lorasOn(
  server: WebuiServer | null,
  settings: RemoteEngineSettings,
  operation: EngineOperation,
  model: Model,
): readonly OfferedLora[] {
  if (server === null || !WITH_LORAS.includes(operation)) return [];
  const family = familyFor(server, settings, operation, model);
  return family === null ? [] : offeredLoras(knownLoras(server, settings), [{ family }]);
}

interface Styled {
  /** The task with the trigger words of its LoRAs. */
  readonly task: EngineTask;
  /** Adds the tags to the prompts of its plan. */
  apply(plan: Plan): Plan;
}

/** @throws ImageEngineError `bad_input` for a LoRA that the checkpoint does not take. */
export function styledTask(task: EngineTask, server: WebuiServer, settings: RemoteEngineSettings): Styled {
  const asked = 'loras' in task ? (task.loras ?? []) : [];
  const { chosen, missing } = resolveLoras(asked, knownLoras(server, settings));
  const family = familyFor(server, settings, task.operation, task.model);
  const unfit = chosen.find(({ fits }) => family === null || !fits(family));
  if (unfit) throw new ImageEngineError('bad_input', `the style ${unfit.title} does not fit the model`);
  const tags = chosen.map(({ name, strength }) => `<lora:${name}:${strength}>`);
  const note = missing.length > 0 ? notThere(missing) : null;
  return {
    task: withTriggers(task, chosen),
    apply: (plan) => ({
      ...plan,
      shots: plan.shots.map((shot) => ({ ...shot, positive: [shot.positive, ...tags].filter(Boolean).join(' ') })),
      note: [plan.note, note].filter(Boolean).join(' ') || null,
    }),
  };
}
