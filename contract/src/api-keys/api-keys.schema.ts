import { z } from 'zod';
import { API_SCOPES, type ApiScope } from '../api-scopes.ts';
import { REQUIRED_TEXT } from '../constants.ts';
import { userId } from '../user-id.schema.ts';

/** Texts of the scopes for the person who creates a key. */
export const API_SCOPE_TEXTS: Record<ApiScope, { readonly title: string; readonly text: string }> = {
  read: { title: 'Read', text: 'See and save your pictures, renders, collections and conversations' },
  render: { title: 'Render', text: 'Upload pictures and create new ones; takes from your plan' },
  library: { title: 'Library', text: 'Like, move, delete and share pictures and collections' },
};

export const API_KEY_LIMIT = 20;

export const apiKeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The token's last four characters. */
  ending: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const createApiKeySchema = z.strictObject({
  name: z.string(REQUIRED_TEXT).trim().min(1, REQUIRED_TEXT).max(60, 'Use at most 60 characters'),
  scopes: z
    .array(z.enum(API_SCOPES))
    .min(1, 'Choose what the key may do')
    .transform((scopes) => API_SCOPES.filter((scope) => scopes.includes(scope))),
  user_id: userId,
});

/** `token` is returned only in this answer. */
export const createdApiKeySchema = z.object({ key: apiKeySchema, token: z.string() });

export const revokeApiKeySchema = z.strictObject({ id: z.number().int().positive(), user_id: userId });
