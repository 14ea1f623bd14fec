import { suggestionRoutes, type SuggestionKind } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export interface SuggestionQuestion {
  readonly text: string;
  readonly kind: SuggestionKind;
  /** Another number, other choices. */
  readonly seed: number;
}

/** Whole prompts that begin with a text. A question that is overtaken by another is given up, and no failure is told. */
export const useSuggestedPrompts = (question: SuggestionQuestion | null) =>
  useQuery({
    queryKey: ['suggested-prompts', question],
    enabled: question !== null,
    queryFn: async ({ signal }) => {
      const { text, kind, seed } = question ?? { text: '', kind: 'complete' as const, seed: 0 };
      const input = { body: { prompt: text, kind, seed }, signal, handles: () => true };
      const [suggested] = await call(suggestionRoutes.prompt, input);
      return suggested?.attributes.response_parts ?? [];
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 60_000,
  });
