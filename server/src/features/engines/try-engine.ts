import type { EngineTrial, Model } from '@kenna/contract';
import { MODELS } from '@kenna/contract';
import sharp from 'sharp';
import { ImageEngineError, type ImageEngine } from '../../ports/image-engine.port.ts';

/** A small size that every model can draw. */
const SIDE = 512;
/** The first picture may have to wait for the model to load. */
const TIMEOUT_MINUTES = 4;

/** Makes one small test picture, even while the engine is paused. */
export async function tryEngine(engine: ImageEngine, now: () => Date, signal: AbortSignal): Promise<EngineTrial> {
  const began = now().getTime();
  const trialOf = (picture: string | null, fault: string | null): EngineTrial => ({
    picture,
    milliseconds: now().getTime() - began,
    fault,
  });
  const timeout = AbortSignal.timeout(TIMEOUT_MINUTES * 60_000);
  try {
    const options = { seed: 1, signal: AbortSignal.any([signal, timeout]), onProgress: () => undefined };
    const [image] = await engine.run(taskFor(engine), options);
    if (!image) return trialOf(null, 'It answered no picture.');
    const { width, height, channels, data } = image.pixels;
    const file = await sharp(data, { raw: { width, height, channels } }).webp({ quality: 82 }).toBuffer();
    return trialOf(`data:image/webp;base64,${file.toString('base64')}`, null);
  } catch (error) {
    if (timeout.aborted) return trialOf(null, `It made no picture within ${TIMEOUT_MINUTES} minutes.`);
    return trialOf(null, error instanceof ImageEngineError ? `${error.kind}: ${error.message}` : String(error));
  }
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
