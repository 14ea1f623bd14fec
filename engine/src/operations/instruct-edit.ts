/**
 * One message of a conversation about a picture: read as edits by a written grammar, each done by the operation that it
 * is, one after the other. A message that cannot be done leaves the picture as it is and says why in the note; "undo that"
 * gives back the picture before bit by bit.
 */
import {
  EngineError,
  type EditedImage,
  type EditOptions,
  type EnginePixels,
  type EngineProgress,
  type InstructEditTask,
} from '../image-engine.ts';
import type { Plan } from '../instruct/edit.ts';
import { readPlan } from '../instruct/read-plan.ts';
import { runStep } from '../instruct/steps/run-step.ts';
import type { StepTools, Work } from '../instruct/steps/step-context.ts';

export async function instructEdit(
  task: InstructEditTask,
  options: EditOptions,
  tools: StepTools,
): Promise<readonly EditedImage[]> {
  const { source, text, last, mask } = task;
  const plan = readPlan(text, last?.texts ?? [], mask !== null);
  const { pixels, note } = await carryOut(plan, { source, before: last?.before ?? source, mask }, task, options, tools);
  const image: EditedImage = { index: 0, seed: options.seed, pixels, note };
  options.onImage?.(image);
  return [image];
}

interface Pictures {
  readonly source: EnginePixels;
  readonly before: EnginePixels;
  readonly mask: Work['mask'];
}

async function carryOut(
  plan: Plan,
  { source, before, mask }: Pictures,
  { look }: InstructEditTask,
  { seed, signal, onProgress }: EditOptions,
  tools: StepTools,
): Promise<{ pixels: EnginePixels; note: string | null }> {
  if (plan.outcome === 'undo') return { pixels: before, note: null };
  if (plan.outcome === 'cannot') return { pixels: source, note: plan.refusals.join(' ') };
  let work: Work = plan.from === 'source' ? { pixels: source, mask } : { pixels: before, mask: fitting(mask, before) };
  const notes = [...plan.refusals];
  const report = stepProgress(plan.edits.length, onProgress);
  for (const [index, edit] of plan.edits.entries()) {
    if (signal.aborted) throw new EngineError('cancelled', 'The edits were cancelled.');
    const { note, ...next } = await runStep(edit, work, { tools, seed, look, signal, onProgress: report(index) });
    work = next;
    if (note !== null) notes.push(note);
    report(index)({ imageIndex: 0, stage: 'blending', fraction: 1 });
  }
  return { pixels: work.pixels, note: notes.length > 0 ? notes.join(' ') : null };
}

/** A mask belongs to the picture on which it was drawn. */
const fitting = (mask: Work['mask'], { width, height }: EnginePixels): Work['mask'] =>
  mask?.width === width && mask.height === height ? mask : null;

/** Turns the fractions of single edits into the share of all, never decreasing. */
function stepProgress(edits: number, onProgress: (progress: EngineProgress) => void) {
  let most = 0;
  return (index: number) => (progress: EngineProgress) => {
    most = Math.max(most, (index + progress.fraction) / edits);
    onProgress({ ...progress, imageIndex: 0, fraction: most });
  };
}
