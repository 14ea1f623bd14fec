/**
 * Writes messages to a folder instead of sending them, and logs their links, so that an installation without a mail
 * server can be tried. Any mail program can open the files.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Mailer } from '../../ports/mailer.port.ts';

const LINK = /https?:\/\/[^\s<>"]+/g;

interface Parts {
  readonly folder: string;
  /** In the format of a From header: `Name <address>`. */
  readonly from: string;
  readonly log: Pick<Logger, 'info'>;
}

export function createOutboxMailer({ folder, from, log }: Parts): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send({ to, subject, text, html }) {
      const { message } = await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const writtenAt = new Date().toISOString().replaceAll(':', '-');
      const file = join(folder, `${writtenAt}-${randomUUID().slice(0, 8)}.eml`);
      // Only readable by the owner, because the links are as sensitive as a password. Renamed when complete, so that no
      // reader sees half a message.
      await writeFile(`${file}.unfinished`, message, { mode: 0o600 });
      await rename(`${file}.unfinished`, file);
      log.info({ to, links: text.match(LINK) ?? [], file }, `mail in the outbox: ${subject}`);
    },
  };
}
