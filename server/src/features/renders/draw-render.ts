import type { EngineTask, GenerateTask, ImageEngine, KeptScene } from '../../ports/image-engine.port.ts';
import {
  ImageEngineError,
  type EngineImage,
  type EngineOperation,
  type EngineProgress,
} from '../../ports/image-engine.port.ts';
import type { ImagesService, NewImage } from '../images/images.service.ts';
import type { EngineNeed } from './engine-router.ts';
import type { StoredRequest } from './prepare-render.ts';
import type { RenderRow } from './renders.repository.ts';

/** How long an engine may take for one render before it is stopped. */
const TIMEOUT_MS: Record<EngineOperation, number> = {
  generate: 5 * 60_000,
  removeBackground: 3 * 60_000,
  upscale: 10 * 60_000,
  enhanceFaces: 5 * 60_000,
  inpaint: 5 * 60_000,
};

export const needOf = ({ model, takes }: StoredRequest): EngineNeed => ({
  operation: 'generate',
  model,
  scenes: takes.length > 0,
});

const taskOf = ({ request, width, height, image_count: count }: RenderRow, scene: KeptScene | null): EngineTask =>
  ({
    operation: 'generate',
    prompt: request.prompt,
    negativePrompt: request.negative_prompt,
    accentPrompt: request.accent_prompt,
    styles: request.prompt_styles,
    model: request.model,
    width,
    height,
    count,
    guidance: request.guidance_slider,
    background: request.background_type,
    highQuality: request.hd_image_quality,
    scene,
    takes: request.takes,
  }) satisfies GenerateTask;

/** What came of one run: pictures whose files are written, and what stopped it, or null. */
export interface Drawing {
  readonly images: readonly NewImage[];
  readonly error: unknown;
}

interface Run {
  readonly render: RenderRow;
  readonly engine: ImageEngine;
  readonly images: ImagesService;
  readonly productName: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: EngineProgress) => void;
}

async function storeImage({ render, engine, images, productName }: Run, image: EngineImage): Promise<NewImage> {
  const { request, final_prompt: finalPrompt, id: renderId, user_id: userId } = render;
  const { seed, index: position, note, brief, scene } = image;
  const parentImageId = request.parent_image_id;
  const { name, sourceType } = engine;
  const { prompt, model } = request;
  const origin = { productName, prompt, finalPrompt, seed, model, engine: name, sourceType, renderId, parentImageId };
  const { picture, isExplicit } = await images.storeRendered(image.pixels, origin);
  const rendered = { renderId, position, seed, engine: name, note, brief, scene, parentImageId };
  return { userId, picture, isExplicit, rendered };
}

async function sceneOf({ render, images }: Run): Promise<KeptScene | null> {
  const imageId = render.request.scene_image_id;
  return imageId === null ? null : (await images.sceneSourceOf(render.user_id, imageId)).scene;
}

/** Runs an engine and writes each picture while the next is drawn. Never throws; pictures made before an error stay. */
export async function drawRender(run: Run): Promise<Drawing> {
  const { render, engine, signal, onProgress } = run;
  const storing = new Map<number, Promise<NewImage>>();
  const store = (image: EngineImage) => {
    if (!storing.has(image.index)) storing.set(image.index, storeImage(run, image));
    // Awaited below; until then a failure is not unhandled.
    storing.get(image.index)?.catch(() => undefined);
  };
  const timeout = AbortSignal.timeout(TIMEOUT_MS[needOf(render.request).operation]);
  let error: unknown = null;
  try {
    const options = { seed: render.seed, signal: AbortSignal.any([signal, timeout]), onProgress, onImage: store };
    const task = taskOf(render, await sceneOf(run));
    for (const image of await engine.run(task, options)) store(image);
    if (storing.size === 0) error = new ImageEngineError('failed', `${engine.name} answered no picture`);
  } catch (thrown) {
    error =
      timeout.aborted && !signal.aborted ? new ImageEngineError('timeout', 'time is up', { cause: thrown }) : thrown;
  }
  const stored = await Promise.allSettled(storing.values());
  return {
    images: stored.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    error: error ?? stored.find((result) => result.status === 'rejected')?.reason ?? null,
  };
}
