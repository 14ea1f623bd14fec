import { engineRoutes, type Mode } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { useDraft } from '../draft/draft.store.ts';
import { restoresFaces, supportedBy, type Supports } from './engine-abilities.ts';

/** How long the list of engines counts as fresh, in ms. Engines that start or stop appear in the panels after that. */
const FRESH_MS = 60_000;

export const useEngines = () =>
  useQuery({
    queryKey: ['engines'],
    queryFn: ({ signal }) => call(engineRoutes.list, { signal }),
    staleTime: FRESH_MS,
  }).data;

/** Whether the engine that would make the picture now supports a setting. */
export function useSupports(mode: Mode): Supports {
  const model = useDraft((state) => state.draft.model);
  const engine = useDraft((state) => state.draft.engine);
  return supportedBy(useEngines(), mode, { model, engine });
}

/** Whether the engine that would make the picture now restores faces instead of sharpening them. */
export function useRestoresFaces(mode: Mode): boolean {
  const model = useDraft((state) => state.draft.model);
  const engine = useDraft((state) => state.draft.engine);
  return restoresFaces(useEngines(), mode, { model, engine });
}
