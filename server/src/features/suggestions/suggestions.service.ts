/**
 * Continuations of a prompt. Whatever model suggests them, the typed text stays exactly as it is: suggestions that do
 * not start with it are discarded. Nothing is stored or charged.
 */
import { PROMPT_LIMIT, type ParsedBody, type SuggestedPrompt, type suggestionRoutes } from '@kenna/contract';
import { LanguageModelError, PROMPT_CHOICES, type ModelRequest } from '../../ports/language-model.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { AssistantService } from '../assistant/assistant.service.ts';
import { keepTyped } from './keep-typed.ts';

interface Parts {
  readonly assistant: Pick<AssistantService, 'write'>;
}

/** A later suggestion would only disturb the person. */
const TIMEOUT_MS = 15_000;
/** A suggestion that adds only punctuation says nothing. */
const ADDS_WORDS = /[\p{L}\p{N}]/u;

export type SuggestionsService = ReturnType<typeof createSuggestionsService>;

export function createSuggestionsService({ assistant }: Parts) {
  async function write(request: ModelRequest, signal: AbortSignal): Promise<string> {
    try {
      return await assistant.write(request, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));
    } catch (error) {
      // A failed or aborted suggestion is not reported as an error to somebody who is typing.
      if (error instanceof LanguageModelError) return '';
      throw new AppError('internal', { cause: error });
    }
  }

  return {
    /** `signal` aborts when the request is cancelled. */
    async suggest(
      { prompt: typed, kind: purpose, seed, page: tool }: ParsedBody<typeof suggestionRoutes.prompt>,
      signal: AbortSignal,
    ): Promise<SuggestedPrompt> {
      const message = { role: 'user' as const, text: typed, pictures: [] };
      const text = await write({ purpose, messages: [message], pages: [], seed, tool }, signal);
      const parts = text
        .split('\n')
        .flatMap((line) => keepTyped(typed, line) ?? [])
        .filter((part) => part.length <= PROMPT_LIMIT && ADDS_WORDS.test(part.slice(typed.length)));
      return [{ attributes: { response_parts: [...new Set(parts)].slice(0, PROMPT_CHOICES) } }];
    },
  };
}
