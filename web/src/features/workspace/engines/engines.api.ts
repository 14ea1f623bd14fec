import { engineRoutes, type Mode } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { useDraft } from '../draft/draft.store.ts';
import { followedBy, type Follows } from './engine-abilities.ts';

/** Interval in ms after which engines that were started or stopped are reflected in the panels. */
const FRESH_MS = 60_000;

export const useEngines = () =>
  useQuery({
    queryKey: ['engines'],
    queryFn: ({ signal }) => call(engineRoutes.list, { signal }),
    staleTime: FRESH_MS,
  }).data;

/** Whether the engine that would make the picture now supports a setting. */
export function useFollows(mode: Mode): Follows {
  const model = useDraft((state) => state.draft.model);
  const engine = useDraft((state) => state.draft.engine);
  return followedBy(useEngines(), mode, { model, engine });
}
