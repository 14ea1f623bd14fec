/**
 * The scene of a picture as a file: reused if it exists, otherwise written by the engine that can export scenes.
 * Concurrent requests for one file share the work, which stops when all of them have been aborted.
 */
import { fileNameOf, type SceneFile, type SceneFileFormat } from '@kenna/contract';
import { ImageEngineError } from '../../../ports/image-engine.port.ts';
import { AppError, invalidFields } from '../../../shared/app-error.ts';
import type { ImagesService, SceneSource } from '../../images/images.service.ts';
import type { EnginesService } from '../../engines/engines.service.ts';

interface Parts {
  readonly images: ImagesService;
  readonly engines: Pick<EnginesService, 'exportScene'>;
}

interface Export {
  readonly url: Promise<string>;
  readonly stop: AbortController;
  waiting: number;
}

export interface SceneFileRequest {
  readonly image_id: number;
  readonly format: SceneFileFormat;
}

const NO_FILE = 'This picture has no such file: choose one of a garment or a product that was drawn here';

export function createSceneFiles({ images, engines }: Parts) {
  const exports = new Map<string, Export>();

  async function make(source: SceneSource, format: SceneFileFormat, signal: AbortSignal): Promise<string> {
    const found = await images.sceneFileUrl(source, format);
    if (found !== null) return found;
    try {
      const { contentType, data } = await engines.exportScene(source.scene, format, { signal });
      return await images.storeSceneFile(source, { format, contentType }, data);
    } catch (error) {
      if (!(error instanceof ImageEngineError)) throw error;
      if (error.kind === 'bad_input' || error.kind === 'refused') throw invalidFields({ image_id: NO_FILE });
      throw new AppError('engine_unavailable', { text: 'The file could not be made. Please try again.', cause: error });
    }
  }

  function begin(source: SceneSource, format: SceneFileFormat, name: string): Export {
    const stop = new AbortController();
    const url = make(source, format, stop.signal).finally(() => exports.get(name) === running && exports.delete(name));
    const running: Export = { url, stop, waiting: 0 };
    exports.set(name, running);
    return running;
  }

  /** @throws AppError `not_found`, `not_owner`, `invalid_fields` for a picture without such a file. */
  return async (userId: number, { image_id, format }: SceneFileRequest, signal: AbortSignal): Promise<SceneFile> => {
    const source = await images.sceneSourceOf(userId, image_id, 'image_id');
    if (source.scene.kind !== 'object') throw invalidFields({ image_id: NO_FILE });
    const name = `${image_id} ${format}`;
    const running = exports.get(name) ?? begin(source, format, name);
    running.waiting++;
    const leave = () => {
      running.waiting--;
      if (running.waiting > 0) return;
      // A request that arrives while the work is being stopped must start new work.
      if (exports.get(name) === running) exports.delete(name);
      running.stop.abort();
    };
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    const url = await running.url;
    signal.removeEventListener('abort', leave);
    return { url, name: `${fileNameOf(String(source.request['prompt'] ?? ''), source.seed)}.${format}` };
  };
}
