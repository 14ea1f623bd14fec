/**
 * Opens the remote engines of the configuration. An adapter is loaded only when an engine of its kind is configured:
 * most installations use only one kind, and some need a library that loads slowly.
 */
import type { GarmentCategory } from '@kenna/contract';
import type { Logger } from 'pino';
import type { Pixels } from '../../ports/engine-task.ts';
import type { ImageEngine } from '../../ports/image-engine.port.ts';
import type { RemoteEngineSettings, RemoteKind } from './engine-settings.ts';
import type { RemoteEngineParts } from './remote-engine-parts.ts';

interface OpenedEngine {
  readonly engine: ImageEngine;
  readonly settings: RemoteEngineSettings;
}
type OpenRemoteEngine = (parts: RemoteEngineParts) => ImageEngine;

const ADAPTERS: Record<RemoteKind, () => Promise<OpenRemoteEngine>> = {
  comfyui: async () => (await import('./comfyui/comfyui-engine.ts')).createComfyuiEngine,
  'sd-webui': async () => (await import('./sd-webui/create-sdwebui-engine.ts')).createSdwebuiEngine,
  'openai-images': async () =>
    (await import('./openai-images/create-openai-images-engine.ts')).createOpenAiImagesEngine,
  'black-forest-labs': async () => (await import('./black-forest-labs/create-bfl-engine.ts')).createBflEngine,
  'gemini-images': async () =>
    (await import('./gemini-images/create-gemini-images-engine.ts')).createGeminiImagesEngine,
  replicate: async () => (await import('./mapped-models/create-mapped-engine.ts')).createMappedEngine,
  fal: async () => (await import('./mapped-models/create-mapped-engine.ts')).createMappedEngine,
  'comfy-api': async () => (await import('./comfy-api/create-comfy-api-engine.ts')).createComfyApiEngine,
};

/**
 * Opens the engines in the order of the settings, without contacting them: an engine that is down now may be up later.
 * `detector` is an engine that can detect people in pictures.
 */
export async function openEngines(
  remotes: readonly RemoteEngineSettings[],
  log: Logger,
  detector?: ImageEngine,
): Promise<OpenedEngine[]> {
  const select = detector?.selectRegion?.bind(detector);
  const detection = select && {
    findWornArea: (person: Pixels, category: GarmentCategory, signal: AbortSignal) =>
      select(person, category, { signal }),
  };
  const opened: OpenedEngine[] = [];
  for (const settings of remotes) {
    const open = await ADAPTERS[settings.kind]();
    opened.push({ engine: open({ settings, log: log.child({ engine: settings.name }), ...detection }), settings });
  }
  return opened;
}
