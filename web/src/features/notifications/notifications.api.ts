import { renderRoutes, type RenderJob, type RenderJobList } from '@kenna/contract';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { useConnection } from '../../lib/realtime/connection.store.ts';

const JOBS = ['jobs'] as const;
const POLL_MS = 3000;

const isUnderWay = ({ status }: RenderJob): boolean => status === 'queued' || status === 'processing';

/** The newest page of the person's render jobs. */
export function useJobs() {
  const live = useConnection((state) => state.live);
  return useQuery({
    queryKey: JOBS,
    refetchOnWindowFocus: 'always',
    queryFn: ({ signal }) => call(renderRoutes.jobs, { query: {}, signal }),
    refetchInterval: ({ state }) => (!live && state.data?.jobs.some(isUnderWay) ? POLL_MS : false),
  });
}

export const reloadJobs = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: JOBS });

/** Answers false when the list does not hold that job. */
export function changeJob(queryClient: QueryClient, id: number, change: (job: RenderJob) => RenderJob): boolean {
  const held = queryClient.getQueryData<RenderJobList>(JOBS);
  if (!held?.jobs.some((job) => job.id === id)) return false;
  queryClient.setQueryData<RenderJobList>(JOBS, {
    ...held,
    jobs: held.jobs.map((job) => (job.id === id ? change(job) : job)),
  });
  return true;
}
