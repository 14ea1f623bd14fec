import { hash, verify } from '@node-rs/argon2';
import { createSecretToken } from './secret-token.ts';

/** argon2id with OWASP's minimum: 19 MiB, two passes, one lane; about 10 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let decoy: Promise<string> | undefined;

/** Takes the same time without a stored hash, so that the response time does not reveal who has an account. */
export async function passwordMatches(password: string, storedHash: string | null): Promise<boolean> {
  decoy ??= hashPassword(createSecretToken());
  const matches = await verify(storedHash ?? (await decoy), password);
  return matches && storedHash !== null;
}
