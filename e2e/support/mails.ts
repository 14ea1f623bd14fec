/** Reads the mails of the product from its outbox. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { accountAreaRoutes } from '@kenna/contract';
import { expect } from '@playwright/test';
import { call } from './api.ts';

const outbox = (): string => path.join(process.env.E2E_DATA_DIR ?? '', 'outbox');

/** Mails to an address, newest first, with headers. Quoted-printable text is decoded as far as ASCII needs it. */
export async function mailsTo(email: string): Promise<string[]> {
  const names = await readdir(outbox()).catch(() => []);
  const newestFirst = names.filter((each) => each.endsWith('.eml')).toSorted();
  newestFirst.reverse();
  const mails = await Promise.all(newestFirst.map((name) => readFile(path.join(outbox(), name), 'utf8')));
  return mails
    .map((mail) => mail.replaceAll('=\n', '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${email}`));
}

/** Token of the link to `page` in the newest mail to an address that has one; null while there is none. */
async function findToken(email: string, page: string): Promise<string | null> {
  const link = new RegExp(`${page}\\?token=([\\w-]+)`);
  const tokens = (await mailsTo(email)).flatMap((mail) => link.exec(mail)?.[1] ?? []);
  return tokens[0] ?? null;
}

/** Follows the link that confirms an address; `from` is the caller's network address, which limits count. */
export async function confirmAddress(url: string, email: string, from?: string): Promise<void> {
  const found: { token: string | null } = { token: null };
  await expect.poll(async () => (found.token = await findToken(email, '/verify-email'))).not.toBeNull();
  await call(url, accountAreaRoutes.verifyEmail, { body: { token: found.token! }, ...(from && { from }) });
}
