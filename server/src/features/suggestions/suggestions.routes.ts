import type { suggestionRoutes } from '@kenna/contract';
import type { Handlers } from '../../http/bind-routes.ts';
import type { SuggestionsService } from './suggestions.service.ts';

export const createSuggestionHandlers = (suggestions: SuggestionsService): Handlers<typeof suggestionRoutes> => ({
  prompt: ({ body, signal }) => suggestions.suggest(body, signal),
});
