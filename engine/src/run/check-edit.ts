import type { EditTask, OutpaintTask, SketchTask, VaryTask } from '../words/tasks/edit-task.ts';
import type { EngineMask, EnginePixels } from '../foundation/image/pixels.ts';
import { checkGuidance, checkPixels, checkScene, inRange, refuse } from './check-task.ts';

/** A picture can be upscaled when both sides are shorter than this many pixels. */
const UPSCALE_LIMIT = 3000;
/** Maximum side in pixels of a canvas to draw on. */
const MAX_CANVAS_SIDE = 3000;
/** Maximum number of pictures of one variation task. */
const MAX_COLOURWAYS = 8;
/** Maximum number of pixels of an upscaled picture: 6000 by 6000. */
const MAX_PIXELS = 36_000_000;

/**
 * Checks that the values of an edit task can be worked on.
 * @throws EngineError `bad_input` that names the first value that cannot.
 */
export function checkEdit(task: EditTask): void {
  checkPixels('source', task.source);
  switch (task.operation) {
    case 'removeBackground':
      inRange('count', task.count, 1, 2);
      if (task.background !== 'transparent') checkColour(task.background);
      return;
    case 'upscale':
      return checkUpscale(task.source, task.factor);
    case 'enhanceFaces':
      return;
    case 'inpaint':
      inRange('count', task.count, 1, 4);
      checkGuidance('creative', task.creative);
      if (task.strength !== undefined) checkShare('strength', task.strength);
      return checkMask(task.mask, task.source);
    case 'sketch':
      inRange('count', task.count, 1, 4);
      checkGuidance('guidance', task.guidance);
      checkShare('strength', task.strength);
      checkShare('lineControl', task.lineControl);
      return checkCanvas(task);
    case 'vary':
      inRange('count', task.count, 1, MAX_COLOURWAYS);
      checkGuidance('guidance', task.guidance);
      checkShare('strength', task.strength);
      if (task.scene) checkScene(task.scene);
      return checkBlend(task.blend);
    case 'tryOn':
      inRange('count', task.count, 1, 4);
      if (task.scene) checkScene(task.scene);
      return checkPixels('garment', task.garment);
    case 'outpaint':
      inRange('count', task.count, 1, 4);
      checkGuidance('guidance', task.guidance);
      checkShare('strength', task.strength);
      if (task.behind) checkPixels('behind', task.behind);
      return checkCanvas(task);
    case 'instructEdit':
      if (task.second) checkPixels('second.source', task.second.source);
      if (task.second?.scene) checkScene(task.second.scene);
      if (task.scene) checkScene(task.scene);
      if (task.last) checkPixels('last.before', task.last.before);
      if (task.last?.scene) checkScene(task.last.scene);
      if (task.mask) checkMask(task.mask, task.source);
  }
}

function checkBlend(blend: VaryTask['blend']): void {
  if (!blend) return;
  checkPixels('blend.source', blend.source);
  checkShare('blend.palette', blend.palette);
  checkShare('blend.form', blend.form);
  if (blend.scene) checkScene(blend.scene);
}

function checkShare(name: string, value: number): void {
  if (!(value >= 0 && value <= 1)) refuse(`${name} must be 0 to 1, not ${value}`);
}

function checkCanvas({ width, height, background }: SketchTask | OutpaintTask): void {
  inRange('width', width, 64, MAX_CANVAS_SIDE);
  inRange('height', height, 64, MAX_CANVAS_SIDE);
  if (background !== null && background !== 'transparent') checkColour(background);
}

function checkMask({ width, height, data }: EngineMask, source: EnginePixels): void {
  if (width !== source.width || height !== source.height || data.length !== width * height) {
    refuse(`mask must be ${source.width} by ${source.height} bytes, not ${width} by ${height} of ${data.length}`);
  }
  if (!data.some((value) => value > 0)) refuse('mask covers nothing');
}

function checkUpscale({ width, height }: EnginePixels, factor: number): void {
  if (factor !== 2 && factor !== 4) refuse(`factor must be 2 or 4, not ${String(factor)}`);
  if (Math.max(width, height) >= UPSCALE_LIMIT) refuse(`source must be under ${UPSCALE_LIMIT} pixels on both sides`);
  if (width * height * factor ** 2 > MAX_PIXELS) refuse(`the result would have more than ${MAX_PIXELS} pixels`);
}

function checkColour(colour: string): void {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) refuse(`background must be a hex colour or 'transparent', not ${colour}`);
}
