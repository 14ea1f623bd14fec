import { defineRoute } from '../route.ts';
import { suggestedPromptSchema, suggestPromptSchema } from './suggestions.schema.ts';

export const suggestionRoutes = {
  prompt: defineRoute({
    method: 'POST',
    path: '/user/suggest/prompt',
    access: 'active',
    scope: 'read',
    summary:
      'Several ways to go on from what is typed, or to say more of it; nothing typed is changed, nothing charged.',
    body: suggestPromptSchema,
    data: suggestedPromptSchema,
    errors: ['invalid_fields', 'too_many_requests'],
  }),
} as const;
