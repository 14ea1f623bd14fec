import { renderRoutes } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';

/** The words that takes and chips are chosen from; they change only with the installation. */
export const useSceneVocabulary = (needed = true) =>
  useQuery({
    queryKey: ['scene-vocabulary'],
    queryFn: ({ signal }) => call(renderRoutes.vocabulary, { signal }),
    enabled: needed,
    staleTime: Infinity,
  }).data;
