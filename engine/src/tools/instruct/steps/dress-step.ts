import { EngineError } from '../../../foundation/task/engine-error.ts';
import type { EditedImage, InpaintTask, VaryTask } from '../../../words/tasks/edit-task.ts';
import type { DressEdit } from '../../../words/instruct/edit.ts';
import { MARK_FIRST } from '../../../words/instruct/grammar/refusals.ts';
import { covers } from './region-mask.ts';
import type { StepContext, StepResult, Work } from './step-context.ts';

/** Value of the creative scale (8 to 25) that follows the words and preserves the shading. */
const CREATIVE = 14;
/** Stays close to the source except for what the words say. */
const STRENGTH = 0.9;
/** Value of the guidance scale (1 to 30): the default for new pictures. */
const GUIDANCE = 13;

/** Recolours the marked area or the worn garment, or gives it another cloth or pattern. */
export async function dressStep(edit: DressEdit, work: Work, context: StepContext): Promise<StepResult> {
  const { pixels, mask } = work;
  const { tools, signal, seed, onProgress } = context;
  const missing = await missingNote(edit, work, context);
  if (missing !== null) return { ...work, note: missing };
  const task = edit.on === 'marked' && mask ? fillTask(edit, work, context) : varyTask(edit, work, context);
  let image: EditedImage;
  try {
    [image] = (await tools.run(task, { seed, signal, onProgress })) as readonly [EditedImage];
  } catch (error) {
    // Bad input becomes a note instead of an error, such as a crowd in which the clothes of one person cannot be
    // identified.
    if (error instanceof EngineError && error.kind === 'bad_input') return { ...work, note: error.message };
    throw error;
  }
  const isComparable = image.pixels.width === pixels.width && image.pixels.channels === pixels.channels;
  if (edit.share >= 1 || !isComparable) return { ...work, pixels: image.pixels, note: image.note };
  const mixed = await tools.pixels({ kind: 'mix', source: pixels, over: image.pixels, share: edit.share }, signal);
  return { ...work, pixels: mixed, note: image.note };
}

/**
 * A note when the target cannot be found, or null: nothing is marked, or the words name an object such as a bag beside
 * a person, which is only found when it is marked.
 */
async function missingNote(
  { on, target, colour, fabric }: DressEdit,
  { pixels, mask }: Work,
  { tools, signal }: StepContext,
) {
  if (on === 'marked')
    return mask === null ? 'Nothing is marked: mark what you mean with the brush and say it again.' : null;
  if (on !== 'subject' || target === 'subject') return null;
  const person = await tools.select(pixels, 'person', signal);
  return covers(person) ? MARK_FIRST(`the ${target}`, `make this ${colour?.label ?? fabric ?? 'black'}`) : null;
}

const fillTask = ({ words, colour, cloth }: DressEdit, { pixels, mask }: Work, { look }: StepContext): InpaintTask => ({
  operation: 'inpaint',
  source: pixels,
  mask: mask!,
  prompt: cloth || !colour ? words : colour.hex,
  negativePrompt: '',
  styles: [],
  look,
  creative: CREATIVE,
  count: 1,
});

function varyTask({ words, colour, cloth, on, target }: DressEdit, { pixels }: Work, { look }: StepContext): VaryTask {
  // The hex code is unambiguous, whereas the name of a colour may also be a stone or a background.
  const wish = cloth || !colour ? words : colour.hex;
  const worn = on === 'upper' || on === 'lower' || on === 'dress' ? target : 'fabric';
  return {
    operation: 'vary',
    source: pixels,
    scene: null,
    prompt: `${wish} ${worn}`,
    negativePrompt: '',
    accentPrompt: '',
    styles: [],
    look,
    guidance: GUIDANCE,
    strength: STRENGTH,
    blend: null,
    colourways: [],
    count: 1,
  };
}
