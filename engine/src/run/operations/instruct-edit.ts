/**
 * Carries out one message of a conversation about a picture. A grammar parses it into edits, and each edit runs as an
 * operation, one after the other; a picture that the engine drew is drawn again for edits that its scene can express. A
 * message whose words cannot be carried out leaves the picture unchanged and explains why in the note; one that this
 * picture does not allow is refused with the reason. "undo that" returns the previous picture unchanged.
 */
import { EngineError } from '../../foundation/task/engine-error.ts';
import type { EditedImage, EditOptions, InstructEditTask } from '../../words/tasks/edit-task.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { EngineProgress } from '../../foundation/task/engine-progress.ts';
import { pieceBriefOf } from '../../tools/instruct/redraw-scene.ts';
import type { Edit, Plan } from '../../words/instruct/edit.ts';
import { readPlan } from '../../words/instruct/read-plan.ts';
import { partEdits, redrawStep } from '../../tools/instruct/steps/redraw-step.ts';
import { spills, SPILLED, VISIBLE } from '../../tools/instruct/steps/changed-outside.ts';
import { runStep } from '../../tools/instruct/steps/run-step.ts';
import type { SecondPicture, StepTools, Work } from '../../tools/instruct/steps/step-context.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';

export async function instructEdit(
  task: InstructEditTask,
  options: EditOptions,
  tools: StepTools,
): Promise<readonly EditedImage[]> {
  const { source, scene, text, last, mask, second = null } = task;
  const shownAs = { marked: mask !== null, drawn: pieceBriefOf(scene), second: second !== null };
  const plan = readPlan(text, last?.texts ?? [], shownAs);
  const shown = { pixels: source, scene, mask };
  const before = last ? { pixels: last.before, scene: last.scene, mask: fitting(mask, last.before) } : shown;
  const { note, pixels, changed, scene: drawnFrom } = await carryOut(plan, { shown, before }, task, options, tools);
  const drawn = drawnFrom && { brief: drawnFrom.brief, scene: drawnFrom };
  const image: EditedImage = {
    index: 0,
    seed: options.seed,
    pixels,
    note,
    ...(changed !== null && { changed }),
    ...(drawn && { drawn }),
  };
  options.onImage?.(image);
  return [image];
}

/** A picture, and the scene from which it was drawn as long as no pixels were edited since. */
interface Shown extends Work {
  readonly scene: PictureScene | null;
}

interface CarriedOut extends Shown {
  readonly note: string | null;
  /** Share of the pixels that edits of parts changed, 0 to 1; null for other messages. */
  readonly changed: number | null;
}

async function carryOut(
  plan: Plan,
  { shown, before }: { readonly shown: Shown; readonly before: Shown },
  { look, second: sent = null }: InstructEditTask,
  { seed, signal, onProgress }: EditOptions,
  tools: StepTools,
): Promise<CarriedOut> {
  if (plan.outcome === 'undo') return { ...before, note: null, changed: null };
  if (plan.outcome === 'cannot') return { ...shown, note: plan.refusals.join(' '), changed: null };
  const notes = [...plan.refusals];
  const start = plan.from === 'source' ? shown : before;
  const second = sent && { pixels: sent.source, scene: sent.scene };
  const edits = await withColours(plan.edits, second, tools, signal);
  const { drawing, others } = partEdits(edits, start.scene);
  const steps = others.length + (drawing.length > 0 ? 1 : 0);
  const report = stepProgress(steps, onProgress);
  const context = (index: number) => ({ tools, seed, look, second, signal, onProgress: report(index) });
  const drawn = await redrawStep(drawing, start, context(0));
  if (drawn.note !== null) notes.push(drawn.note);
  let work: Work = drawn;
  for (const [index, edit] of others.entries()) {
    if (signal.aborted) throw new EngineError('cancelled', 'The edits were cancelled.');
    const position = index + steps - others.length;
    const { note, ...next } = await runStep(edit, work, context(position));
    const isSpilled = next.pixels !== work.pixels && (await spills(edit, work, next.pixels, context(position)));
    if (isSpilled) throw new EngineError('bad_input', SPILLED);
    work = next;
    if (note !== null) notes.push(note);
    report(position)({ imageIndex: 0, stage: 'blending', fraction: 1 });
  }
  // Steps that do nothing return the very picture that they were given.
  if (work.pixels === start.pixels && notes.length > 0) throw new EngineError('bad_input', notes.join(' '));
  const scene = others.length === 0 ? drawn.scene : null;
  const changed = edits.every(isMeasured) ? changedShare(start.pixels, work.pixels) : null;
  return { ...work, scene, note: notes.length > 0 ? notes.join(' ') : null, changed };
}

/** Replaces the colour of the second picture by the one that its pixels have. */
async function withColours(
  edits: readonly Edit[],
  second: SecondPicture | null,
  tools: StepTools,
  signal: AbortSignal,
): Promise<readonly Exclude<Edit, { kind: 'match' }>[]> {
  const known: Exclude<Edit, { kind: 'match' }>[] = [];
  for (const edit of edits) {
    if (edit.kind !== 'match') known.push(edit);
    else if (second) {
      const hex = await tools.colour(second.pixels, signal);
      known.push({ ...edit.dress, colour: { label: hex, hex }, words: hex });
    }
  }
  return known;
}

/**
 * Whether a person is told how much of the picture an edit changed: a part that the message names or the mask shows, or
 * what a second picture brought in.
 */
const isMeasured = (edit: Edit): boolean => MEASURED.has(edit.kind) || ('on' in edit && edit.on !== 'picture');
const MEASURED: ReadonlySet<Edit['kind']> = new Set(['erase', 'fill', 'wear', 'behind']);

/** Share of the pixels that visibly differ between two pictures, 0 to 1; null when their sizes differ. */
function changedShare(from: EnginePixels, to: EnginePixels): number | null {
  const { width, height } = from;
  if (to.width !== width || to.height !== height || to.channels !== from.channels) return null;
  const { channels } = from;
  let changed = 0;
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < channels; c++)
      if (Math.abs(from.data[i * channels + c]! - to.data[i * channels + c]!) >= VISIBLE) {
        changed++;
        break;
      }
  return changed / (width * height);
}

/** The mask if it belongs to a picture of this size, else null. */
const fitting = (mask: Work['mask'], { width, height }: EnginePixels): Work['mask'] =>
  mask?.width === width && mask.height === height ? mask : null;

/** Converts the progress of single edits into the share of the whole, never decreasing. */
function stepProgress(edits: number, onProgress: (progress: EngineProgress) => void) {
  let max = 0;
  return (index: number) => (progress: EngineProgress) => {
    max = Math.max(max, (index + progress.fraction) / edits);
    onProgress({ ...progress, imageIndex: 0, fraction: max });
  };
}
