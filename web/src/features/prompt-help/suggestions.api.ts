import { suggestionRoutes, type Mode, type SuggestionKind } from '@kenna/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

export interface SuggestionQuestion {
  readonly text: string;
  readonly kind: SuggestionKind;
  /** The tool whose prompt it is. */
  readonly page: Mode;
  /** Another number, other choices. */
  readonly seed: number;
}

/** Whole prompts that begin with a text. A question that is overtaken by another is given up, and no failure is told. */
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
