import { suggestionRoutes, type Mode, type SuggestionKind } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

export interface SuggestionQuestion {
  readonly text: string;
  readonly kind: SuggestionKind;
  /** Tool to which the prompt belongs. */
  readonly page: Mode;
  /** Another seed returns other suggestions. */
  readonly seed: number;
}

/** Suggested prompts for a text. A newer request aborts the running one, and errors show no general message. */
export const useSuggestedPrompts = (question: SuggestionQuestion | null) =>
  useQuery({
    queryKey: ['suggested-prompts', question],
    enabled: question !== null,
    queryFn: async ({ signal }) => {
      const { text: prompt, ...rest } = question ?? { text: '' };
      const input = { body: { prompt, ...rest }, signal, handles: () => true };
      const [suggested] = await call(suggestionRoutes.prompt, input);
      return suggested?.attributes.response_parts ?? [];
    },
    retry: false,
    staleTime: Infinity,
    gcTime: 60_000,
  });
