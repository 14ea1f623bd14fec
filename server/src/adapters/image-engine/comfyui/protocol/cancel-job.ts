import type { ComfyApi } from './comfy-api.ts';

/**
 * Stops a job that waits or runs, and no other. New servers do it in one step; old ones have no such route: there a job that
 * has just begun would be missed by taking it from the queue alone, and whoever runs would be hit by a plain interrupt.
 */
export async function cancelJob(api: ComfyApi, id: string, hasJobs: boolean): Promise<void> {
  if (hasJobs && (await api.cancelJob(id))) return;
  await api.dequeue(id);
  const { running } = await api.queue();
  if (running.includes(id)) await api.interrupt(id);
}
