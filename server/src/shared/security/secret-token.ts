import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as URL-safe text. */
export const createSecretToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: enough to find it, useless to somebody who reads the table. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
