import type { EngineTrial, Model } from '@kenna/contract';
import { MODELS } from '@kenna/contract';
import sharp from 'sharp';
import { ImageEngineError, type ImageEngine } from '../../ports/image-engine.port.ts';

/** A small size that every model can draw. */
const SIDE = 512;
/** Long enough for the model to be loaded first. */
const TIMEOUT_MINUTES = 4;
/** How long to wait for the report about the memory. */
const REPORT_TIMEOUT_MS = 5_000;

/** Makes one small test picture, even while the engine is paused. */
export async function tryEngine(engine: ImageEngine, now: () => Date, signal: AbortSignal): Promise<EngineTrial> {
  const began = now().getTime();
  const trialOf = async (picture: string | null, fault: string | null): Promise<EngineTrial> => {
    const milliseconds = now().getTime() - began;
    return { picture, milliseconds, fault, memory: await memoryOf(engine, signal) };
  };
  const timeout = AbortSignal.timeout(TIMEOUT_MINUTES * 60_000);
  try {
    const options = { seed: 1, signal: AbortSignal.any([signal, timeout]), onProgress: () => undefined };
    const [image] = await engine.run(taskFor(engine), options);
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

const taskFor = (engine: ImageEngine) => ({
  operation: 'generate' as const,
  prompt: 'a red cotton dress on a mannequin',
  negativePrompt: '',
  accentPrompt: '',
  styles: [],
  model: MODELS.find((model) => engine.capabilityOf('generate', model) !== 'unavailable') ?? ('kennaxl' as Model),
  width: SIDE,
  height: SIDE,
  count: 1,
  guidance: 8,
  background: null,
  highQuality: false,
  scene: null,
  takes: [],
});
