/**
 * Estimates how probable it is that a picture is explicit. The engine calls it for every picture that the server
 * checks; the network is loaded on its own thread with the first call and stays loaded until `close`.
 */
import sharp from 'sharp';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { ExplicitContentScores } from './explicit-content-scores.ts';
import { createThreadPool } from '../../foundation/threads/thread-pool.ts';
import { INPUT_SIDE } from './explicit-content-input.ts';

interface ExplicitContentClassifier {
  /**
   * Scores 0 to 1 that sum to 1. Transparent places count as white.
   * @throws EngineError `failed` when the network cannot be loaded or run.
   */
  classify(pixels: EnginePixels): Promise<ExplicitContentScores>;
  close(): Promise<void>;
}

export function createExplicitContentClassifier(): ExplicitContentClassifier {
  const pool = createThreadPool<Uint8Array, never, ExplicitContentScores>(
    new URL('./explicit-content-thread.ts', import.meta.url),
    1,
    { runsNetworks: true },
  );
  return {
    classify: async (pixels) => pool.run(await shrink(pixels), new AbortController().signal, () => {}),
    close: () => pool.close(),
  };
}

/** Stretches the picture to the network's square, as its training pictures were; 3 bytes a pixel. */
async function shrink({ data, width, height, channels }: EnginePixels): Promise<Uint8Array> {
  const bytes = await sharp(data, { raw: { width, height, channels } })
    .flatten({ background: '#ffffff' })
    .resize(INPUT_SIDE, INPUT_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  return new Uint8Array(bytes);
}
