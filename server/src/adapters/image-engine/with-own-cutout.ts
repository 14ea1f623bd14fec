/**
 * Adds the requested background to a remote engine's pictures by means of our own engine: cuts out pictures that should
 * be transparent and are not, and places them on the requested colour. Wraps every remote engine.
 */
import type { EngineControl } from '@kenna/contract';
import type { EngineTask, Pixels } from '../../ports/engine-task.ts';
import type { EngineImage, EngineRunOptions, ImageEngine } from '../../ports/image-engine.port.ts';

const BACKGROUND_CONTROLS: readonly EngineControl[] = ['background', 'transparent'];

/** Progress, 0 to 1, at which cutting out begins. */
const DRAWN = 0.92;

/** The background that a task wants behind a new subject; null when none is wanted or the engine draws it itself. */
function backgroundOf(task: EngineTask): string | null {
  return task.operation === 'generate' || task.operation === 'sketch' ? task.background : null;
}

function isCutOut({ channels, data }: Pixels): boolean {
  if (channels !== 4) return false;
  for (let k = 3; k < data.length; k += 4) if (data[k] !== 255) return true;
  return false;
}

export function withOwnCutout(engine: ImageEngine, own: ImageEngine): ImageEngine {
  async function cutOut(image: EngineImage, background: string, task: EngineTask, options: EngineRunOptions) {
    if (background === 'transparent' && isCutOut(image.pixels)) return image;
    const cutting = {
      operation: 'removeBackground' as const,
      source: image.pixels,
      background,
      model: task.model,
      count: 1,
    };
    const { seed, signal } = options;
    const [cut] = await own.run(cutting, { seed, signal, onProgress: () => undefined });
    return cut ? { ...image, pixels: cut.pixels } : image;
  }

  async function run(task: EngineTask, options: EngineRunOptions): Promise<readonly EngineImage[]> {
    const background = backgroundOf(task);
    if (background === null) return engine.run(task, options);
    const { onImage, ...rest } = options;
    const drawn = await engine.run(task, {
      ...rest,
      onProgress: (progress) => options.onProgress({ ...progress, fraction: progress.fraction * DRAWN }),
    });
    const images: EngineImage[] = [];
    for (const [done, image] of drawn.entries()) {
      const fraction = DRAWN + ((1 - DRAWN) * done) / drawn.length;
      options.onProgress({ imageIndex: image.index, stage: 'Cutting out', fraction });
      const finished = await cutOut(image, background, task, options);
      onImage?.(finished);
      images.push(finished);
    }
    return images;
  }

  return {
    ...engine,
    controlsOf(operation, model) {
      const own = engine.controlsOf(operation, model);
      return operation === 'generate' || operation === 'sketch' ? [...new Set([...own, ...BACKGROUND_CONTROLS])] : own;
    },
    run,
  };
}
