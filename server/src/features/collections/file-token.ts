import { createHash } from 'node:crypto';

/** 128 bits in base64url. */
const TOKEN_LENGTH = 22;

/**
 * Token of the addresses by which a collection's visitors load its pictures. It changes with the link and the password,
 * so that addresses of the old ones stop working, and only people who know the link and passed the password learn it:
 * the stored hash of a password contains a random salt.
 */
export const fileTokenOf = (row: { readonly short_link: string; readonly password_hash: string | null }): string =>
  createHash('sha256')
    .update(JSON.stringify([row.short_link, row.password_hash]))
    .digest('base64url')
    .slice(0, TOKEN_LENGTH);
