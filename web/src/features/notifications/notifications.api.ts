import { renderRoutes, type RenderJob, type RenderJobList } from '@kenna/contract';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { reload } from '../../lib/api/newer-data.ts';
import { useConnection } from '../../lib/realtime/connection.store.ts';

const JOBS = ['jobs'] as const;
/** Interval in milliseconds at which running jobs are polled without realtime events. */
const POLL_MS = 3000;

const isUnderWay = ({ status }: RenderJob): boolean => status === 'queued' || status === 'processing';

/** The first page of the person's render jobs, newest first. */
export function useJobs() {
  const live = useConnection((state) => state.live);
  return useQuery({
    queryKey: JOBS,
    refetchOnWindowFocus: 'always',
    queryFn: ({ signal }) => call(renderRoutes.jobs, { query: {}, signal }),
    refetchInterval: ({ state }) => (!live && state.data?.jobs.some(isUnderWay) ? POLL_MS : false),
  });
}

export const reloadJobs = (queryClient: QueryClient): Promise<void> => reload(queryClient, { queryKey: JOBS });

/** Changes a job in the cached list. Returns false if the list does not contain it. */
export function changeJob(queryClient: QueryClient, id: number, change: (job: RenderJob) => RenderJob): boolean {
  const list = queryClient.getQueryData<RenderJobList>(JOBS);
  if (!list?.jobs.some((job) => job.id === id)) return false;
  queryClient.setQueryData<RenderJobList>(JOBS, {
    ...list,
    jobs: list.jobs.map((job) => (job.id === id ? change(job) : job)),
  });
  return true;
}
