import { engineRoutes, type Mode } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { useDraft } from '../draft/draft.store.ts';
import { followedBy, type Follows } from './engine-abilities.ts';

/** An engine that is started or stopped changes what the panels offer, a little later. */
const FRESH_MS = 60_000;

export const useEngines = () =>
  useQuery({
    queryKey: ['engines'],
    queryFn: ({ signal }) => call(engineRoutes.list, { signal }),
    staleTime: FRESH_MS,
  }).data;

/** Whether a setting of the panel is followed by what would make the picture now. */
export function useFollows(mode: Mode): Follows {
  const model = useDraft((state) => state.draft.model);
  const engine = useDraft((state) => state.draft.engine);
  return followedBy(useEngines(), mode, { model, engine });
}
