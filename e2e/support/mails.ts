/** Reads the mails of the product from its outbox. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { accountAreaRoutes } from '@kenna/contract';
import { expect } from '@playwright/test';
import { call } from './api.ts';

const outbox = (): string => path.join(process.env.E2E_DATA_DIR ?? '', 'outbox');

/** Token of the link to `page` in the newest mail to an address; null while there is none. */
async function findToken(email: string, page: string): Promise<string | null> {
  const names = await readdir(outbox()).catch(() => []);
  for (const name of names
    .filter((each) => each.endsWith('.eml'))
    .sort()
    .reverse()) {
    // Decodes quoted-printable text as far as links need it.
    const letter = (await readFile(path.join(outbox(), name), 'utf8')).replaceAll('=\n', '').replaceAll('=3D', '=');
    const token = new RegExp(`${page}\\?token=([\\w-]+)`).exec(letter)?.[1];
    if (letter.includes(`To: ${email}`) && token !== undefined) return token;
  }
  return null;
}

/** Follows the link that confirms an address; `from` is the caller's network address, which limits count. */
export async function confirmAddress(url: string, email: string, from?: string): Promise<void> {
  const found: { token: string | null } = { token: null };
  await expect.poll(async () => (found.token = await findToken(email, '/verify-email'))).not.toBeNull();
  await call(url, accountAreaRoutes.verifyEmail, { body: { token: found.token! }, ...(from && { from }) });
}
