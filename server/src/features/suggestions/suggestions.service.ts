/**
 * Ways to go on from a prompt. Whatever suggests them, what is typed stays as it is, letter for letter: what does not
 * begin with it is thrown away. Nothing is kept and nothing charged.
 */
import {
  PROMPT_LIMIT,
  tidyPrompt,
  type ParsedBody,
  type SuggestedPrompt,
  type suggestionRoutes,
} from '@kenna/contract';
import { LanguageModelError, type ModelRequest } from '../../ports/language-model.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { AssistantService } from '../assistant/assistant.service.ts';
import { keepTyped } from './keep-typed.ts';

interface Parts {
  readonly assistant: Pick<AssistantService, 'write'>;
}

const MOST = 4;
/** A suggestion that comes later than this is in the way of whoever types. */
const PATIENCE_MS = 15_000;

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;

export function createSuggestionsService({ assistant }: Parts) {
  async function write(request: ModelRequest, signal: AbortSignal): Promise<string> {
    try {
      return await assistant.write(request, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]));
    } catch (error) {
      // Who types on has left; who waited in vain gets nothing to choose from, and no error over their words.
      if (error instanceof LanguageModelError) return '';
      throw new AppError('internal', { cause: error });
    }
  }

  return {
    /** `signal` aborts when nobody waits any more. */
    async suggest(
      { prompt: typed, kind: purpose, seed, page: tool }: ParsedBody<typeof suggestionRoutes.prompt>,
      signal: AbortSignal,
    ): Promise<SuggestedPrompt> {
      const message = { role: 'user' as const, text: typed, pictures: [] };
      const text = await write({ purpose, messages: [message], pages: [], seed, tool }, signal);
      const parts = text
        .split('\n')
        .flatMap((line) => keepTyped(typed, line) ?? [])
        .filter((part) => part.length <= PROMPT_LIMIT && tidyPrompt(part) !== tidyPrompt(typed));
      return [{ attributes: { response_parts: [...new Set(parts)].slice(0, MOST) } }];
    },
  };
}
