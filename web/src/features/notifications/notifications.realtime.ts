import type { RenderResultEvent } from '@kenna/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeJob, reloadJobs } from './notifications.api.ts';

/** Applies progress to the cached list. If a render ends or is missing from the list, the list is reloaded. */
export function applyJobResult(queryClient: QueryClient, event: RenderResultEvent): void {
  const { render_id, status, progress, position } = event;
  const known = changeJob(queryClient, render_id, (job) => ({ ...job, status, progress, position }));
  if (!known || status !== 'processing') refreshJobs(queryClient);
}

export const refreshJobs = (queryClient: QueryClient): void => void reloadJobs(queryClient);
