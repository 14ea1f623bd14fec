/**
 * Carries out one edit: edits that move or light pixels run on their own thread, the others through their operation.
 */
import type { ColourChange } from '@kenna/contract/colour-table';
import type { UpscaleTask } from '@kenna/contract/engine-task';
import { EngineError } from '../../../foundation/task/engine-error.ts';
import type { EditedImage, EditTask } from '../../../words/tasks/edit-task.ts';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import type { Edit, LightEdit, Region } from '../../../words/instruct/edit.ts';
import type { PixelJob } from '../pixels/pixel-job.ts';
import { behindStep } from './behind-step.ts';
import { boxOfMask } from './box-of-mask.ts';
import { canvasOf } from './canvas-of.ts';
import { dressStep } from './dress-step.ts';
import { frameOf, type Box, type FrameEdit } from './frame-of.ts';
import { frameOnCanvas, moveMask } from './move-mask.ts';
import { regionMask } from './region-mask.ts';
import type { SecondPicture, StepContext, StepResult, Work } from './step-context.ts';
import { wearStep } from './wear-step.ts';

const NOT_MARKED = 'Nothing is marked: mark what you mean with the brush and say it again.';
const NOT_FOUND = 'I did not find what the words name in this picture: mark it with the brush and say “this”.';
/** Value of the creative scale (8 to 25): an object that is drawn into the picture may differ from what was there. */
const CREATIVE = 16;

/**
 * Edits of pixels; those that draw a scene again were carried out before, all at once, and the colour of a second picture
 * has become one that is known.
 */
export type PixelEdit = Exclude<Edit, { kind: 'recut' | 'view' | 'relight' | 'match' }>;

export async function runStep(edit: PixelEdit, work: Work, context: StepContext): Promise<StepResult> {
  const { pixels: source, mask } = work;
  switch (edit.kind) {
    case 'light':
      return onRegion(edit.on, work, context, (mask) => ({ kind: 'light', source, change: changeOf(edit), mask }));
    case 'blur': {
      const radius = Math.max(1, edit.radius * Math.min(source.width, source.height));
      return onRegion(edit.on, work, context, (region) => ({ kind: 'blur', source, radius, mask: region }));
    }
    case 'sharpen':
      return onRegion(edit.on, work, context, (region) => ({
        kind: 'sharpen',
        source,
        amount: edit.amount,
        mask: region,
      }));
    case 'crop':
    case 'trim':
    case 'turn':
    case 'flip':
    case 'straighten':
      return moveStep(edit, work, context);
    case 'dress':
      return dressStep(edit, work, context);
    case 'cutOut': {
      const { background } = edit;
      return ran({ operation: 'removeBackground', source, background, sensitivity: 'default', count: 1 }, work, context); // prettier-ignore
    }
    case 'retouch':
      return ran({ operation: 'enhanceFaces', source, faces: edit.faces, hands: edit.hands }, work, context);
    case 'upscale':
      return upscaleStep(edit.factor, work, context);
    case 'erase':
    case 'fill': {
      if (!mask) return { ...work, note: NOT_MARKED };
      const prompt = edit.kind === 'fill' ? edit.words : '';
      return ran({ operation: 'inpaint', source, mask, prompt, ...wordsOf(context), creative: CREATIVE, count: 1 }, work, context); // prettier-ignore
    }
    case 'extend':
    case 'place':
      return canvasStep(edit, work, context);
    case 'wear':
      return wearStep(edit, work, secondOf(context), context);
    case 'behind':
      return behindStep(work, secondOf(context), context);
  }
}

function secondOf({ second }: StepContext): SecondPicture {
  if (second === null)
    throw new EngineError('bad_input', 'The second picture is missing. Add it to the message again.');
  return second;
}

const wordsOf = ({ look }: StepContext) => ({ negativePrompt: '', styles: [], look });

/** Runs an operation and replaces the picture by its single result. */
async function ran(task: EditTask, work: Work, context: StepContext): Promise<StepResult> {
  const { tools, seed, signal, onProgress } = context;
  const [image] = (await tools.run(task, { seed, signal, onProgress })) as readonly [EditedImage];
  return { ...work, pixels: image.pixels, note: image.note };
}

async function onRegion(
  region: Region,
  work: Work,
  context: StepContext,
  jobOf: (mask: Work['mask']) => PixelJob,
): Promise<StepResult> {
  const mask = await regionMask(region, work, context);
  if (mask === 'none') return { ...work, note: region === 'marked' ? NOT_MARKED : NOT_FOUND };
  return { ...work, pixels: await context.tools.pixels(jobOf(mask), context.signal), note: null };
}

/** Only a crop needs the position of the subject. */
async function moveStep(edit: FrameEdit, work: Work, context: StepContext): Promise<StepResult> {
  const { tools, signal } = context;
  const { pixels: source, mask } = work;
  const toFace = edit.kind === 'crop' && edit.share === 0 && edit.towards === 'top';
  const subject = edit.kind === 'crop' ? await boxOf(toFace ? 'person' : 'subject', source, context) : null;
  if (toFace && !subject) return { ...work, note: 'Nobody was found in this picture: say “crop closer” instead.' };
  const frame = frameOf(edit, source, subject);
  const pixels = await tools.pixels({ kind: 'move', source, ...frame }, signal);
  return { pixels, mask: moveMask(mask, frame), note: null };
}

/**
 * The box of the subject or of the person; null when there is none, or when the network that finds it is not installed.
 */
async function boxOf(
  what: 'subject' | 'person',
  source: EnginePixels,
  { tools, signal }: StepContext,
): Promise<Box | null> {
  try {
    return boxOfMask(await tools.select(source, what, signal));
  } catch (error) {
    if (error instanceof EngineError && error.kind === 'missing_model') return null;
    throw error;
  }
}

/** Pictures with a side of at least this many pixels are not upscaled. */
const UPSCALE_LIMIT = 3000;
/** Maximum number of pixels of an upscaled picture. */
const MAX_PIXELS = 36_000_000;

async function upscaleStep(factor: UpscaleTask['factor'], work: Work, context: StepContext): Promise<StepResult> {
  const { width, height } = work.pixels;
  if (Math.max(width, height) >= UPSCALE_LIMIT) {
    return { ...work, note: `The picture is ${width} by ${height} pixels already, as large as I make pictures.` };
  }
  const max = width * height * factor ** 2 > MAX_PIXELS ? 2 : factor;
  if (width * height * max ** 2 > MAX_PIXELS)
    return { ...work, note: 'The picture would grow too large: crop it first.' };
  const made = await ran(
    { operation: 'upscale', source: work.pixels, factor: max, enhanceFaces: false, enhanceHands: false },
    work,
    context,
  );
  const note =
    max === factor ? made.note : 'Four times as large would be too large: the picture is now twice as large.';
  return { ...made, mask: moveMask(work.mask, scaledFrame(made.pixels, max)), note };
}

const scaledFrame = ({ width, height }: EnginePixels, factor: number) =>
  ({ width, height, toSource: [1 / factor, 0, 0, 0, 1 / factor, 0] }) as const;

/** Value of the guidance scale (1 to 30): the default for new pictures. */
const GUIDANCE = 13;

async function canvasStep(
  edit: Extract<Edit, { kind: 'extend' | 'place' }>,
  work: Work,
  context: StepContext,
): Promise<StepResult> {
  const { pixels: source, mask } = work;
  const canvas = canvasOf(edit, source);
  const prompt = edit.kind === 'place' ? edit.words : '';
  const words = { ...wordsOf(context), prompt, accentPrompt: '', guidance: GUIDANCE };
  const made = await ran({ operation: 'outpaint', source, ...canvas, ...words, background: null, strength: 1, count: 1 }, work, context); // prettier-ignore
  return { ...made, mask: moveMask(mask, frameOnCanvas(canvas, source)) };
}

const changeOf = ({ amounts, filter, strength }: LightEdit): ColourChange => ({
  amounts,
  filter: filter ?? 'none',
  filterOpacity: strength,
});
