import type { EngineTrial } from '@kenna/contract';
import sharp from 'sharp';
import type { EngineOperation } from '../../ports/engine-task.ts';
import { ImageEngineError, type ImageEngine } from '../../ports/image-engine.port.ts';
import { modelFor, trialTask } from './trial-task.ts';

interface Trial {
  readonly operation: EngineOperation;
  /** The model file to draw with; null for the one that the engine prefers. */
  readonly file: string | null;
  /** Draws the pictures that are edited. */
  readonly painter: ImageEngine;
}

/** Long enough for the model to be loaded first. */
const TIMEOUT_MINUTES = 4;
/** How long to wait for the report about the memory. */
const REPORT_TIMEOUT_MS = 5_000;

/** Makes one small test picture, even while the engine is paused. */
export async function tryEngine(
  engine: ImageEngine,
  { operation, file: weights, painter }: Trial,
  now: () => Date,
  signal: AbortSignal,
): Promise<EngineTrial> {
  let began = now().getTime();
  const trialOf = async (picture: string | null, fault: string | null): Promise<EngineTrial> => {
    const milliseconds = now().getTime() - began;
    return { picture, milliseconds, fault, memory: await memoryOf(engine, signal) };
  };
  const timeout = AbortSignal.timeout(TIMEOUT_MINUTES * 60_000);
  try {
    const options = { seed: 1, signal: AbortSignal.any([signal, timeout]), onProgress: () => undefined };
    const task = await trialTask(operation, modelFor(engine, operation), { painter, options });
    // The time in which the pictures to edit were drawn is not counted.
    began = now().getTime();
    const [image] = await engine.run(task, weights === null ? options : { ...options, weights });
    if (!image) return await trialOf(null, 'It returned no picture.');
    const { width, height, channels, data } = image.pixels;
    const file = await sharp(data, { raw: { width, height, channels } }).webp({ quality: 82 }).toBuffer();
    return await trialOf(`data:image/webp;base64,${file.toString('base64')}`, null);
  } catch (error) {
    if (timeout.aborted) return await trialOf(null, `It made no picture within ${TIMEOUT_MINUTES} minutes.`);
    return await trialOf(null, error instanceof ImageEngineError ? `${error.kind}: ${error.message}` : String(error));
  }
}

/** Memory of the devices while the model is still loaded; empty when the engine does not report it. */
async function memoryOf(engine: ImageEngine, signal: AbortSignal): Promise<EngineTrial['memory']> {
  const timeout = AbortSignal.timeout(REPORT_TIMEOUT_MS);
  const report = await engine.describe({ signal: AbortSignal.any([signal, timeout]) }).catch(() => null);
  return (report?.devices ?? []).flatMap(({ name, memoryTotal, memoryFree }) =>
    memoryTotal === null || memoryFree === null ? [] : [{ device: name, total: memoryTotal, free: memoryFree }],
  );
}
