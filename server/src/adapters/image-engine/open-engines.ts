/**
 * Opens the remote engines that the configuration names. Each adapter is loaded only where one of its kind is named: few
 * installations need more than one, and some bring a library that takes its time to load.
 */
import type { Logger } from 'pino';
import type { ImageEngine } from '../../ports/image-engine.port.ts';
import type { RemoteEngineSettings, RemoteKind } from './engine-settings.ts';

export interface RemoteEngineParts {
  readonly settings: RemoteEngineSettings;
  readonly log: Logger;
}
type OpenRemoteEngine = (parts: RemoteEngineParts) => ImageEngine;

const ADAPTERS: Partial<Record<RemoteKind, () => Promise<OpenRemoteEngine>>> = {};

/** In the order of the settings. Nothing is asked of an engine yet: one that is down now may be up later. */
export async function openEngines(remotes: readonly RemoteEngineSettings[], log: Logger): Promise<ImageEngine[]> {
  const opened: ImageEngine[] = [];
  for (const settings of remotes) {
    const open = await ADAPTERS[settings.kind]?.();
    if (open) opened.push(open({ settings, log: log.child({ engine: settings.name }) }));
  }
  return opened;
}
