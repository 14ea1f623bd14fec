import type { PixelSize } from '@kenna/contract';
import type { EngineTask, Mask, Pixels } from '../../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import { compositeOutsideMask } from '../../composition/composite-outside-mask.ts';
import { coverTo, flattenOn, stretchTo } from '../../composition/fit-to-size.ts';
import { cropBack, paddedSize, padMaskToMultiple, padToMultiple } from '../../composition/pad-to-multiple.ts';
import { withAlphaOf } from '../operations/remove-background.ts';
import { withOwnAlpha } from '../operations/with-own-alpha.ts';
import { canvasOf } from '../operations/outpaint.ts';
import type { PlanContext } from '../operations/plan-context.ts';

interface OwnPictures {
  /** Pictures by the name of their placeholder. */
  readonly inputs: Readonly<Record<string, Pixels>>;
  readonly mask: Mask | null;
  /** Size of the result. */
  readonly size: PixelSize;
  readonly finish: (made: Pixels) => Promise<Pixels>;
}

/** What is needed of a server's context. */
type PictureContext = Pick<PlanContext, 'settings' | 'findWornArea' | 'signal'>;

/** Width of the transition at the edge of the mask, in pixels. */
const FEATHER = 6;
const BACKGROUND = '#ffffff';

/**
 * The pictures to upload for a task, padded to the multiples that encoders need, and how to convert the result back.
 */
export async function ownPictures(
  task: EngineTask,
  context: PictureContext,
  placeholders: readonly string[],
): Promise<OwnPictures> {
  const { multiple } = context.settings.size;
  if (task.operation === 'generate') {
    return { inputs: {}, mask: null, size: paddedSize(task, multiple), finish: (made) => coverTo(made, task) };
  }
  const canvas = task.operation === 'outpaint' ? await canvasOf(task) : null;
  const source = canvas?.pixels ?? task.source;
  const image = padToMultiple(await flattenOn(source, BACKGROUND), multiple);
  const mask = canvas?.mask ?? (await maskOf(task, context, placeholders));
  const second = secondOf(task);
  const asked = task.operation === 'sketch' ? paddedSize(task, multiple) : image;
  return {
    inputs: {
      image,
      ...(second && placeholders.includes('second_image') && { second_image: await flattenOn(second, BACKGROUND) }),
    },
    mask: mask && padMaskToMultiple(mask, multiple),
    size: { width: asked.width, height: asked.height },
    finish: (made) => finished(task, made, { source, mask: canvas?.mask ?? maskAsked(task), padded: image }),
  };
}

/** A graph with two pictures gets the same picture twice when nothing is blended in. */
function secondOf(task: EngineTask): Pixels | null {
  if (task.operation === 'tryOn') return task.garment;
  return task.operation === 'vary' ? (task.blend?.source ?? task.source) : null;
}

/** The mask of the task, outside of which the original stays unchanged; null for tasks without one. */
const maskAsked = (task: EngineTask): Mask | null => ('mask' in task ? task.mask : null);

async function maskOf(
  task: EngineTask,
  { findWornArea, signal }: PictureContext,
  placeholders: readonly string[],
): Promise<Mask | null> {
  if (task.operation !== 'tryOn' || !placeholders.includes('mask')) return maskAsked(task);
  if (!findWornArea) throw new ImageEngineError('missing_model', 'nobody tells where the garment goes');
  return findWornArea(task.source, task.category, signal);
}

interface Frame {
  readonly source: Pixels;
  readonly mask: Mask | null;
  readonly padded: PixelSize;
}

async function finished(task: EngineTask, made: Pixels, { source, mask, padded }: Frame): Promise<Pixels> {
  if (task.operation === 'sketch') return coverTo(made, task);
  if (task.operation === 'upscale') {
    const { factor } = task;
    const whole = await stretchTo(made, { width: padded.width * factor, height: padded.height * factor });
    return withOwnAlpha(source, cropBack(whole, { width: source.width * factor, height: source.height * factor }));
  }
  const fitted = cropBack(await stretchTo(made, padded), source);
  if (task.operation === 'removeBackground') {
    if (fitted.channels === 3) throw new ImageEngineError('failed', 'the workflow answered a picture without alpha');
    const cutOut = withAlphaOf(source, fitted, 1);
    return task.background === 'transparent' ? cutOut : flattenOn(cutOut, task.background);
  }
  const opaque = await flattenOn(fitted, BACKGROUND);
  return mask ? compositeOutsideMask({ original: source, made: opaque, mask, feather: FEATHER }) : opaque;
}
