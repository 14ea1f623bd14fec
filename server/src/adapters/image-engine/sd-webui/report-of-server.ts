import type { EngineReport } from '../../../ports/image-engine.port.ts';
import type { RemoteEngineSettings } from '../engine-settings.ts';
import type { WebuiServer } from './protocol/probe-server.ts';
import { reportFiles } from './report-files.ts';

const PROGRAMS = { a1111: 'AUTOMATIC1111', forge: 'Forge', 'sd-next': 'SD.Next', 'sd-cpp': 'stable-diffusion.cpp' };

const has = (names: readonly string[], wanted: string | null) =>
  wanted === null || names.some((name) => name.toLowerCase() === wanted.toLowerCase());

/** What the settings name and the server lacks. */
function warningsOf(server: WebuiServer, { models, parts }: RemoteEngineSettings): string[] {
  const { flavour, checkpoints, samplers, schedulers, upscalers, lorasAreLate } = server;
  const names = checkpoints.flatMap((checkpoint) => checkpoint.names);
  const lacks = Object.entries(models).flatMap(([model, { checkpoint, sampler, scheduler }]) => [
    ...(has(names, checkpoint) ? [] : [`The checkpoint ${checkpoint} of ${model} is not there.`]),
    ...(has(samplers, sampler) ? [] : [`The sampler ${sampler} of ${model} is not there: another is used.`]),
    ...(has(schedulers, scheduler) ? [] : [`The schedule ${scheduler} of ${model} is not there: another is used.`]),
  ]);
  if (flavour !== 'sd-cpp' && parts.inpaint !== null && !has(names, parts.inpaint)) {
    lacks.push(`The checkpoint ${parts.inpaint} for repainting is not there.`);
  }
  if (!has(upscalers, parts.upscaler)) lacks.push(`The upscaler ${parts.upscaler} is not there.`);
  if (lorasAreLate) lacks.push('Its list of LoRAs does not arrive in time, so that new ones are not offered.');
  return lacks;
}

/** @param queue number of waiting and running jobs on the server. */
export function reportOf(server: WebuiServer, settings: RemoteEngineSettings, queue: number): EngineReport {
  const { flavour, version, memory, checkpoints, controlNets, upscalers, loras } = server;
  const total = { memoryTotal: memory?.total ?? null, memoryFree: memory?.free ?? null };
  return {
    version: version ?? PROGRAMS[flavour],
    devices: memory === null ? [] : [{ name: 'Graphics card', ...total }],
    models: [...checkpoints.map(({ title }) => title), ...(controlNets ?? []), ...upscalers, ...Object.keys(loras)],
    files: reportFiles(server, settings),
    queue,
    warnings: warningsOf(server, settings),
  };
}
