/**
 * Turns a task into the pictures and the mask to send to a hosted service, and the conversion of the result. Services
 * redraw the whole picture at their own sizes whatever the mask, so unmasked pixels are restored here.
 */
import type { EditTask, EngineTask, Mask, Pixels } from '../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../ports/image-engine.port.ts';
import type { PixelSize } from '@kenna/contract';
import { compositeOutsideMask } from '../composition/composite-outside-mask.ts';
import { expandCanvas } from '../composition/expand-canvas.ts';
import { coverTo, flattenOn, letterbox, stretchTo } from '../composition/fit-to-size.ts';
import { prepareRepaint, prepareRepaintOfRegion, type PartialRepaint } from '../composition/repaint-part.ts';
import { fitInto } from './fit-into.ts';

export interface PicturePlan {
  readonly size: PixelSize;
  /** Opaque; the first is the picture to edit. */
  readonly images: readonly Pixels[];
  /** Same size as the first picture. */
  readonly mask: Mask | null;
  finish(made: Pixels): Promise<Pixels>;
  readonly stage: string;
}

/** The size at which the service draws for a requested one. */
export type SizeOf = (asked: PixelSize) => PixelSize;

const bad = (text: string, cause?: unknown) => new ImageEngineError('bad_input', text, { cause });
/** Width in pixels of the transition at the edge of an edit's mask. */
const FEATHER = 8;

/**
 * @throws ImageEngineError `bad_input` for a task that makes no sense, `missing_model` for an operation that no service
 * has.
 */
export async function planPictures(task: EngineTask, sizeOf: SizeOf): Promise<PicturePlan> {
  checkTask(task);
  switch (task.operation) {
    case 'generate': {
      const finish = (made: Pixels) => coverTo(made, task);
      return { size: sizeOf(task), images: [], mask: null, finish, stage: 'Drawing' };
    }
    case 'vary':
      return planWhole(task.source, task.blend ? [task.blend.source] : [], sizeOf, 'Drawing');
    case 'tryOn':
      return planWhole(task.source, [task.garment], sizeOf, 'Dressing');
    case 'instructEdit':
      return planInstruction(task, sizeOf);
    case 'sketch': {
      const size = sizeOf(task);
      const { pixels } = await letterbox(await flattenOn(task.source, '#ffffff'), size);
      return { size, images: [pixels], mask: null, finish: (made) => coverTo(made, task), stage: 'Drawing' };
    }
    case 'inpaint': {
      const { source, mask } = task;
      if (mask.width !== source.width || mask.height !== source.height) throw bad('picture and mask differ in size');
      const part = await prepareRepaint({ source, mask, sizeOf: asItIs });
      if (part === null) throw bad('the mask covers nothing');
      return planPart(part, sizeOf);
    }
    case 'outpaint': {
      const { source, width, height, placement } = task;
      const canvas = await expandCanvas(source, { width, height }, placement).catch((error: unknown) => {
        throw bad(String(error), error);
      });
      const whole = { x: 0, y: 0, width, height };
      return planPart(
        await prepareRepaintOfRegion({ source: canvas.pixels, mask: canvas.mask, sizeOf: asItIs }, whole),
        sizeOf,
      );
    }
    default:
      throw new ImageEngineError('missing_model', `does not support ${task.operation}`);
  }
}

const asItIs = ({ width, height }: PixelSize): PixelSize => ({ width, height });

async function planPart(part: PartialRepaint, sizeOf: SizeOf): Promise<PicturePlan> {
  const size = sizeOf(part.pixels);
  const { pixels, mask, back } = await fitInto(part.pixels, part.mask, size);
  return { size, images: [pixels], mask, finish: async (made) => part.finish(await back(made)), stage: 'Filling' };
}

async function planWhole(
  source: Pixels,
  others: readonly Pixels[],
  sizeOf: SizeOf,
  stage: string,
): Promise<PicturePlan> {
  const size = sizeOf(source);
  const { pixels, back } = await fitInto(source, null, size);
  const more = await Promise.all(others.map(async (other) => (await fitInto(other, null, sizeOf(other))).pixels));
  return { size, images: [pixels, ...more], mask: null, finish: back, stage };
}

async function planInstruction(
  { source, mask }: Extract<EditTask, { operation: 'instructEdit' }>,
  sizeOf: SizeOf,
): Promise<PicturePlan> {
  const marked = mask?.data.some((value) => value !== 0) ? mask : null;
  const size = sizeOf(source);
  const { pixels, mask: fitted, back } = await fitInto(source, marked, size);
  const finish = async (made: Pixels) => {
    const whole = await stretchTo(await back(made), source);
    if (marked === null) return whole;
    return compositeOutsideMask({ original: source, made: whole, mask: marked, feather: FEATHER });
  };
  return { size, images: [pixels], mask: fitted, finish, stage: 'Editing' };
}

const isColour = (background: string) => background === 'transparent' || /^#[0-9a-f]{6}$/i.test(background);

/** @throws ImageEngineError `bad_input` */
export function checkTask(task: EngineTask): void {
  if (task.count < 1) throw bad('no picture is asked for');
  if ('width' in task && !(task.width > 0 && task.height > 0)) throw bad(`size ${task.width}x${task.height}`);
  if ('background' in task && task.background !== null && !isColour(task.background)) {
    throw bad(`background ${task.background}`);
  }
}
