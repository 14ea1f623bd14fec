/**
 * Draws live previews: small pictures of words that somebody is still typing. Nothing of them is stored or charged.
 * Each person has one at a time in this process; a newer request ends the older one.
 */
import { MODE_TABLE, type Preview } from '@kenna/contract';
import sharp from 'sharp';
import { ImageEngineError, type EngineImage, type ImageEngine } from '../../../ports/image-engine.port.ts';
import type { GenerateTask, Pixels } from '../../../ports/engine-task.ts';
import { AppError, invalidFields } from '../../../shared/app-error.ts';
import type { EnginesService } from '../../engines/engines.service.ts';
import { checkDrawable } from '../creating/check-drawable.ts';
import type { PreparedRender } from '../stored-render.ts';
import { needOf, generateTaskOf, type TaskInputs } from '../running/engine-task.ts';
import type { SeenScenes } from '../creating/seen-scenes.ts';

/**
 * Number of previews that may wait or run in this process. Further requests are refused, because by the time of their
 * turn most people would have changed their words.
 */
const MAX_PREVIEWS = 24;

/** WebP quality at which a small picture on a plain background shows no blocks. */
const QUALITY = 82;

interface Parts {
  readonly engines: EnginesService;
  readonly seenScenes: SeenScenes;
}

interface PreviewOrder {
  /** One preview at a time: the person, or the address of a visitor. */
  readonly of: string;
  /** Longest side of the picture, in pixels. */
  readonly side: number;
  /** Ends when the connection closes. */
  readonly signal: AbortSignal;
  /**
   * Reads what the request names; called once the older preview has been ended. Its signal aborts when a newer preview,
   * or the end of the connection, ends this one.
   */
  readonly prepare: (
    signal: AbortSignal,
  ) => Promise<Pick<TaskInputs, 'scene' | 'pictures'> & { readonly prepared: PreparedRender }>;
}

export function createLivePreviews({ engines, seenScenes }: Parts) {
  const running = new Map<string, AbortController>();

  async function draw({ side, prepare }: PreviewOrder, signal: AbortSignal): Promise<Preview> {
    const { prepared, scene, pictures } = await prepare(signal);
    const { request } = prepared;
    if (request.mode !== 'GenerateImage') {
      throw invalidFields({ page: `Only ${MODE_TABLE.GenerateImage.navigation} has live previews` });
    }
    const need = needOf(request);
    engines.checkChoice(need);
    const engine = engines.previewer(need);
    if (engine === null) throw new AppError('not_found', { text: 'The engine that draws this has no live previews.' });
    checkDrawable(engines, need, request);
    const task = smallTask(generateTaskOf(request, { scene, pictures, count: 1 }), side);
    const image = await drawWith(engine, task, request.seed, signal);
    const { brief, remarks, seed, placed = [] } = image;
    // A scene with placed pictures is too large to travel, and its render begins with the scene of the picture.
    const travels = image.scene !== null && image.scene.pictures === undefined;
    const seen = !travels ? '' : seenScenes.seal({ scene: image.scene, seed }, request);
    return {
      picture: await dataUrlOf(image.pixels),
      understood: brief.filter(({ style }) => style === undefined || request.styles.includes(style)),
      not_drawn: remarks.filter(({ kind }) => kind === 'not_drawn').map(({ words }) => words),
      seed,
      placed: [...placed],
      scene: seen,
    };
  }

  /**
   * Null when a newer request of the same person, or the end of the connection, has ended it. That is no failure: a
   * browser would list one among the errors of a page that only draws again.
   */
  return async function drawPreview(order: PreviewOrder): Promise<Preview | null> {
    running.get(order.of)?.abort();
    if (running.size >= MAX_PREVIEWS && !running.has(order.of)) throw new AppError('too_many_requests');
    const newer = new AbortController();
    running.set(order.of, newer);
    const signal = AbortSignal.any([order.signal, newer.signal]);
    try {
      return await draw(order, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      return null;
    } finally {
      if (running.get(order.of) === newer) running.delete(order.of);
    }
  };
}

type Previewer = Required<Pick<ImageEngine, 'preview'>>;

async function drawWith(
  engine: Previewer,
  task: GenerateTask,
  seed: number,
  signal: AbortSignal,
): Promise<EngineImage> {
  signal.throwIfAborted();
  try {
    return await engine.preview(task, { seed, signal });
  } catch (error) {
    if (error instanceof ImageEngineError && error.kind === 'not_drawable') {
      throw new AppError('not_drawable', { text: error.message, cause: error });
    }
    throw error;
  }
}

/** The same task with its long side reduced to `longest` pixels, and of several takes the first. */
function smallTask(task: GenerateTask, longest: number): GenerateTask {
  const scale = Math.min(1, longest / Math.max(task.width, task.height));
  const sideOf = (side: number) => Math.max(64, Math.round(side * scale));
  return { ...task, width: sideOf(task.width), height: sideOf(task.height), takes: task.takes.slice(0, 1) };
}

async function dataUrlOf({ width, height, channels, data }: Pixels): Promise<string> {
  const file = await sharp(data, { raw: { width, height, channels } }).webp({ quality: QUALITY, effort: 1 }).toBuffer();
  return `data:image/webp;base64,${file.toString('base64')}`;
}
