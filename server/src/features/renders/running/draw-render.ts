import type { PictureRemark } from '@kenna/contract';
import type { ImageEngine } from '../../../ports/image-engine.port.ts';
import type { EngineOperation } from '../../../ports/engine-task.ts';
import { ImageEngineError, type EngineImage, type EngineProgress } from '../../../ports/image-engine.port.ts';
import type { DigitalSourceType, ImagesService, NewImage } from '../../images/images.service.ts';
import { operationOf, RETOUCHED, type EngineLease, type EnginesService } from '../../engines/engines.service.ts';
import { taskOf } from './engine-task.ts';
import { readInputs } from './read-inputs.ts';
import { storePatiently } from './store-patiently.ts';
import type { RenderRow } from '../renders.repository.ts';

/** Timeout of one render on an engine. */
const TIMEOUT_MS: Record<EngineOperation, number> = {
  generate: 5 * 60_000,
  removeBackground: 3 * 60_000,
  upscale: 10 * 60_000,
  enhanceFaces: 5 * 60_000,
  inpaint: 5 * 60_000,
  sketch: 5 * 60_000,
  vary: 5 * 60_000,
  tryOn: 5 * 60_000,
  instructEdit: 10 * 60_000,
  outpaint: 5 * 60_000,
};

/** Result of one run: the pictures with written files, and the error that stopped it, or null. */
export interface Drawing {
  readonly images: readonly NewImage[];
  readonly error: unknown;
}

interface Run {
  readonly render: RenderRow;
  readonly lease: EngineLease;
  readonly engines: Pick<EnginesService, 'finisherOf'>;
  readonly images: ImagesService;
  readonly productName: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: EngineProgress) => void;
}

const ENHANCING: readonly EngineOperation[] = ['removeBackground', 'upscale', 'enhanceFaces'];

/**
 * IPTC digital source type: that of the engine for a picture from words, enhanced for one that was only cut out,
 * enlarged or retouched, and composite for every other edit.
 */
function sourceTypeOf(operation: EngineOperation, { sourceType }: ImageEngine): DigitalSourceType {
  if (operation === 'generate') return sourceType;
  if (ENHANCING.includes(operation)) return 'algorithmicallyEnhanced';
  return sourceType === 'algorithmicMedia' ? 'compositeSynthetic' : 'compositeWithTrainedAlgorithmicMedia';
}

async function storeImage({ render, lease, images, productName, signal }: Run, image: EngineImage): Promise<NewImage> {
  const { request, final_prompt: finalPrompt, id: renderId, user_id: userId } = render;
  const { seed, index: position, scene } = image;
  const { engine } = lease;
  const byOther: PictureRemark[] = lease.note === null ? [] : [{ kind: 'engine', words: lease.note }];
  const remarks = [...byOther, ...image.remarks];
  // Words from the operator's template are not shown as chips, since the person cannot correct them.
  const brief = image.brief.filter(({ style }) => style === undefined || request.styles.includes(style));
  const parentImageId = request.parentImageId;
  const { name } = engine;
  const { prompt, model } = request;
  const sourceType = sourceTypeOf(operationOf(request.mode), engine);
  const origin = { productName, prompt, finalPrompt, seed, model, engine: name, sourceType, renderId, parentImageId };
  const { picture, isExplicit } = await storePatiently(() => images.storeRendered(image.pixels, origin), signal);
  const tool = request.mode;
  const rendered = { renderId, position, seed, engine: name, remarks, brief, scene, parentImageId, tool };
  return { userId, picture, isExplicit, rendered };
}

/**
 * Applies the presets after the engine has drawn: enhances the faces and hands of the result, with the same engine or
 * the built-in one. Returns the picture unchanged when none was requested, or neither engine can.
 */
async function retouch(
  { render: { request, seed }, lease, engines, signal }: Run,
  image: EngineImage,
): Promise<EngineImage> {
  const { faceFixes: faces, handFixes: hands, model } = request;
  const operation = 'enhanceFaces';
  const isAsked = (faces || hands) && RETOUCHED.includes(operationOf(request.mode));
  const engine = isAsked ? engines.finisherOf(lease.engine, operation, model) : null;
  if (engine === null) return image;
  const task = { operation, source: image.pixels, faces, hands, model, count: 1 } as const;
  const [fixed] = await engine.run(task, { seed, signal, onProgress: () => undefined });
  return fixed ? { ...image, pixels: fixed.pixels } : image;
}

/** Adds to a `not_drawable` error why another engine, which could have drawn these words, was not used. */
function withReplaced(error: unknown, { replaces }: EngineLease): unknown {
  const isRefused = error instanceof ImageEngineError && error.kind === 'not_drawable';
  if (!isRefused || replaces === null) return error;
  return new ImageEngineError('not_drawable', `${replaces}. ${error.message}`, { cause: error, offers: error.offers });
}

/**
 * Runs an engine and stores each picture while the next is drawn. Never throws; pictures finished before an error stay.
 */
export async function drawRender(run: Run): Promise<Drawing> {
  const { render, lease, images, signal, onProgress } = run;
  const { engine } = lease;
  const storing = new Map<number, Promise<NewImage>>();
  const store = (image: EngineImage) => {
    if (!storing.has(image.index)) {
      const stored = retouch(run, image).then((final) => storeImage(run, final));
      storing.set(image.index, stored);
    }
    // It is awaited below; until then a failure must not count as an unhandled rejection.
    storing.get(image.index)?.catch(() => undefined);
  };
  const timeout = AbortSignal.timeout(TIMEOUT_MS[operationOf(render.request.mode)]);
  let error: unknown = null;
  try {
    const options = { seed: render.seed, signal: AbortSignal.any([signal, timeout]), onProgress, onImage: store };
    const task = taskOf(render, await storePatiently(() => readInputs(render, images, signal), signal));
    for (const image of await engine.run(task, options)) store(image);
    if (storing.size === 0) error = new ImageEngineError('failed', `${engine.name} answered no picture`);
  } catch (thrown) {
    error =
      timeout.aborted && !signal.aborted
        ? new ImageEngineError('timeout', 'time is up', { cause: thrown })
        : withReplaced(thrown, lease);
  }
  const stored = await Promise.allSettled(storing.values());
  return {
    images: stored.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    error: error ?? stored.find((result) => result.status === 'rejected')?.reason ?? null,
  };
}
