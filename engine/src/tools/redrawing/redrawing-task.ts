import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { GenerateTask } from '../../words/tasks/generate-task.ts';
import type { PictureScene } from '../../words/prompt/picture-scene.ts';

/** Minimum and maximum side in pixels of a drawing. */
const MIN_SIDE = 64;
const MAX_SIDE = 3000;

type Drawing = Pick<GenerateTask, 'look' | 'guidance' | 'highQuality'>;

/**
 * The task that draws a scene at the size of a picture; it keeps the picture's own background unless `background` is
 * given.
 */
export function redrawingTask(
  source: EnginePixels,
  scene: PictureScene,
  drawing: Drawing,
  background: GenerateTask['background'] = backgroundOf(source),
): GenerateTask {
  const scale = Math.min(1, MAX_SIDE / Math.max(source.width, source.height));
  const side = (pixels: number) => Math.max(MIN_SIDE, Math.round(pixels * scale));
  return {
    operation: 'generate',
    prompt: '',
    negativePrompt: '',
    accentPrompt: '',
    styles: [],
    count: 1,
    ...drawing,
    scene,
    background,
    width: side(source.width),
    height: side(source.height),
  };
}

/**
 * The background that the picture was drawn with: transparent, or one uniform colour, judged by its corners and its
 * first row; null for anything else.
 */
export function backgroundOf({ width, height, channels, data }: EnginePixels): GenerateTask['background'] {
  const corners = [0, width - 1, (height - 1) * width, width * height - 1];
  if (channels === 4 && corners.every((i) => data[i * 4 + 3] === 0)) return 'transparent';
  const at = (i: number) => [0, 1, 2].map((c) => data[i * channels + c]!.toString(16).padStart(2, '0')).join('');
  const first = at(0);
  const even =
    corners.every((i) => at(i) === first) &&
    Array.from({ length: 16 }, (_, k) => Math.floor((k * (width - 1)) / 15)).every((i) => at(i) === first);
  return even ? `#${first}` : null;
}
