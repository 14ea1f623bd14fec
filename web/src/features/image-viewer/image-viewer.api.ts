import { renderRoutes } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

/** The words that takes are chosen from; they change only with the installation. */
export const useSceneVocabulary = () =>
  useQuery({
    queryKey: ['scene-vocabulary'],
    queryFn: ({ signal }) => call(renderRoutes.vocabulary, { signal }),
    staleTime: Infinity,
  }).data;
