/** What a key may be used for; each route that accepts keys names the scope it needs. */
export const API_SCOPES = ['read', 'render', 'library'] as const;
export type ApiScope = (typeof API_SCOPES)[number];
