import { defineRoute } from '../route.ts';
import { suggestedPromptSchema, suggestPromptSchema } from './suggestions.schema.ts';

export const suggestionRoutes = {
  prompt: defineRoute({
    method: 'POST',
    path: '/user/suggest/prompt',
    access: 'active',
    scope: 'read',
    summary:
      'Suggest several completions or improvements of a prompt; the typed text is not changed and nothing is charged.',
    body: suggestPromptSchema,
    data: suggestedPromptSchema,
    errors: ['invalid_fields', 'too_many_requests'],
  }),
} as const;
