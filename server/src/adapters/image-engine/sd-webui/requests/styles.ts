/**
 * LoRAs of a server as styles. A1111, Forge and SD.Next load them by tags in the prompt, which people cannot write
 * themselves; stable-diffusion.cpp by a field of its own.
 */
import { MODELS, type Model, type OfferedLora } from '@kenna/contract';
import type { EngineOperation, EngineTask } from '../../../../ports/engine-task.ts';
import { ImageEngineError, type ReportedFile } from '../../../../ports/image-engine.port.ts';
import type { Family } from '../../families/family.ts';
import { lorasOf, notThere, offeredLoras, resolveLoras, withTriggers } from '../../loras/loras.ts';
import { recognise } from '../../families/recognise.ts';
import { reportLora } from '../../loras/report-lora.ts';
import type { RemoteEngineSettings } from '../../engine-settings.ts';
import type { WebuiServer } from '../protocol/probe-server.ts';
import type { Plan } from './shot.ts';

/** A tag is `<lora:name:strength>`, so that other names cannot be written in it. */
const NAMED_IN_TAGS = /^[^<>:,]+$/;
const isNameable = ({ flavour }: WebuiServer, name: string) => flavour === 'sd-cpp' || NAMED_IN_TAGS.test(name);

const WITH_LORAS: readonly EngineOperation[] = ['generate', 'vary', 'inpaint', 'sketch'];

/** The family of the checkpoint that an operation is drawn with; null where its file draws no picture. */
function familyFor(
  { loaded, flavour }: WebuiServer,
  { models, parts }: RemoteEngineSettings,
  operation: EngineOperation,
  model: Model,
): Family | null {
  const filling = operation === 'inpaint' ? parts.inpaint : null;
  // stable-diffusion.cpp has one model, whatever the settings name.
  const named = flavour === 'sd-cpp' ? null : (filling ?? models[model]?.checkpoint ?? null);
  const name = (named ?? loaded)?.replace(/\s*\[[0-9a-f]+\]$/i, '');
  if (name === undefined) return null;
  const recognition = recognise(name, 'checkpoints');
  return recognition.kind === 'family' ? recognition.family : null;
}

const knownLoras = (server: WebuiServer, settings: RemoteEngineSettings) => {
  const names = Object.keys(server.loras).filter((name) => isNameable(server, name));
  return lorasOf(settings, { modelFiles: { loras: names }, loraMetadata: server.loras });
};

/** What becomes of each LoRA that the server lists. */
export function reportLoras(server: WebuiServer, settings: RemoteEngineSettings): readonly ReportedFile[] {
  const families = MODELS.flatMap((model) => familyFor(server, settings, 'generate', model) ?? []);
  const drawing = [...new Set(families)];
  const loras = knownLoras(server, settings);
  return Object.keys(server.loras).map((name) => ({
    name,
    folder: 'loras',
    licence: null,
    operations: [],
    ...(isNameable(server, name)
      ? reportLora(name, loras, drawing)
      : ({ use: 'unused', words: 'Not used: a tag in the prompt cannot spell its name; rename it.' } as const)),
  }));
}

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
  /** Adds the tags, or the fields, to the shots of its plan. */
  apply(plan: Plan): Plan;
}

/** @throws ImageEngineError `bad_input` for a LoRA that the checkpoint does not take. */
export function styledTask(task: EngineTask, server: WebuiServer, settings: RemoteEngineSettings): Styled {
  const asked = 'loras' in task ? (task.loras ?? []) : [];
  const { chosen, missing } = resolveLoras(asked, knownLoras(server, settings));
  const family = familyFor(server, settings, task.operation, task.model);
  const unfit = chosen.find(({ fits }) => family === null || !fits(family));
  if (unfit) throw new ImageEngineError('bad_input', `the style ${unfit.title} does not fit the model`);
  const isSdCpp = server.flavour === 'sd-cpp';
  const fields = isSdCpp ? chosen.map(({ name, strength }) => ({ path: name, multiplier: strength })) : [];
  const tags = isSdCpp ? [] : chosen.map(({ name, strength }) => `<lora:${name}:${strength}>`);
  const note = missing.length > 0 ? notThere(missing) : null;
  return {
    task: withTriggers(task, chosen),
    apply: (plan) => ({
      ...plan,
      shots: plan.shots.map((shot) => ({
        ...shot,
        positive: [shot.positive, ...tags].filter(Boolean).join(' '),
        loras: fields,
      })),
      note: [plan.note, note].filter(Boolean).join(' ') || null,
    }),
  };
}
