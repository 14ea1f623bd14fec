import { createHash } from 'node:crypto';
import { SEED_LIMIT } from '@kenna/contract';
import type { EngineTask, Pixels } from '../../../ports/engine-task.ts';
import {
  ImageEngineError,
  remarksOf,
  type EngineImage,
  type EngineRunOptions,
} from '../../../ports/image-engine.port.ts';
import { stretchTo } from '../composition/fit-to-size.ts';
import { decodePicture, encodePng } from '../composition/png.ts';
import type { Inventory } from './models/inventory.ts';
import type { PicturePlan, PlanPicture } from './operations/plan-context.ts';
import type { ComfyApi } from './protocol/comfy-api.ts';
import { runPrompt, type PromptParts } from './protocol/run-prompt.ts';
import { createPreviewThinner } from './protocol/thin-previews.ts';

const PREVIEW_INTERVAL_MS = 400;
const PREVIEW_SIDE = 512;

/**
 * Uploads each picture once, under a name derived from its content: the server then recognises it and reuses cached
 * results.
 */
export function createUpload(
  api: Pick<ComfyApi, 'upload'>,
  { uploadLimit }: Pick<Inventory, 'uploadLimit'>,
  signal: AbortSignal,
): (pixels: Pixels) => Promise<string> {
  const names = new Map<string, string>();
  return async (pixels) => {
    const png = await encodePng(pixels);
    // The server would close the connection during an oversized upload, which looks like a lost server.
    if (uploadLimit !== null && png.length > uploadLimit)
      throw new ImageEngineError('bad_input', `a picture of ${png.length} bytes, of which it takes ${uploadLimit}`);
    const key = createHash('sha256').update(png).digest('hex');
    const name = names.get(key) ?? (await api.upload(`kenna-${key}.png`, png, signal));
    names.set(key, name);
    return name;
  };
}

/** Each picture has its own seed, so that it can be made again on its own. */
const seedOf = (seed: number, index: number): number => (seed + index) % (SEED_LIMIT + 1);

/**
 * Makes the pictures of a task one after the other. @throws ImageEngineError; pictures finished before have been
 * delivered.
 */
export async function runPictures(
  parts: PromptParts,
  { count }: EngineTask,
  plan: PlanPicture,
  options: EngineRunOptions,
): Promise<readonly EngineImage[]> {
  const images: EngineImage[] = [];
  for (let index = 0; index < count; index++) {
    const seed = seedOf(options.seed, index);
    const picture = plan(seed, index);
    const pixels = await picture.finish(await makePicture(parts, picture, { index, count, options }));
    const image: EngineImage = {
      index,
      seed,
      pixels,
      brief: [],
      scene: null,
      remarks: remarksOf(picture.note ?? null),
    };
    images.push(image);
    options.onImage?.(image);
  }
  return images;
}

interface Place {
  readonly index: number;
  readonly count: number;
  readonly options: EngineRunOptions;
}

async function makePicture(parts: PromptParts, plan: PicturePlan, { index, count, options }: Place): Promise<Pixels> {
  const { signal, onProgress } = options;
  let latest = { stage: 'Waiting for the engine', fraction: 0 };
  const report = (preview?: Pixels) =>
    onProgress({
      imageIndex: index,
      stage: latest.stage,
      fraction: (index + latest.fraction) / count,
      ...(preview && { preview }),
    });
  const previews = createPreviewThinner({
    decode: async (bytes) => shown(plan, await decodePicture(bytes)),
    show: report,
    intervalMs: PREVIEW_INTERVAL_MS,
    now: () => performance.now(),
  });
  report();
  try {
    const { graph, resultNode } = plan;
    const onPreview = (bytes: Buffer) => previews.take(bytes);
    const onStep = (progress: typeof latest) => {
      latest = progress;
      report();
    };
    const [bytes] = await runPrompt(parts, { graph, resultNode, signal, onPreview, onProgress: onStep });
    if (bytes === undefined) throw new ImageEngineError('failed', 'the engine answered no picture');
    return await decodePicture(bytes);
  } finally {
    previews.end();
  }
}

/** Places a preview of a part in the whole picture, reduced to preview size. */
async function shown({ isPart, finish }: PicturePlan, preview: Pixels): Promise<Pixels> {
  if (!isPart) return preview;
  const { width, height, ...whole } = await finish(preview);
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return stretchTo({ ...whole, width, height }, size);
}
