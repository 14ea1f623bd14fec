import type { ComfyApi } from './comfy-api.ts';

/**
 * Cancels a waiting or running job, and no other. New servers do it in one step. Old servers lack that route: there,
 * removing the job from the queue misses one that has just begun, and a plain interrupt would stop whatever job is
 * running.
 */
export async function cancelJob(api: ComfyApi, id: string, hasJobs: boolean): Promise<void> {
  if (hasJobs && (await api.cancelJob(id))) return;
  await api.dequeue(id);
  const { running } = await api.queue();
  if (running.includes(id)) await api.interrupt(id);
}
