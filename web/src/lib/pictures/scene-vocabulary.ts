import { renderRoutes } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';

/**
 * Loads the words that pictures can be varied by, such as colours and views. They only change when a new version of the
 * server is installed, so they are cached for the whole visit.
 */
export const useSceneVocabulary = (needed = true) =>
  useQuery({
    queryKey: ['scene-vocabulary'],
    queryFn: ({ signal }) => call(renderRoutes.vocabulary, { signal }),
    enabled: needed,
    staleTime: Infinity,
  }).data;
