import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startSmtpInbox } from '../../testing/smtp-inbox.ts';
import { describeMailer, FROM, type MailerSubject } from './mailer.conformance.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const log = pino({ level: 'silent' });

async function openOutbox(): Promise<MailerSubject> {
  const folder = join(await mkdtemp(join(tmpdir(), 'mailer-test-')), 'outbox');
  return {
    mailer: createOutboxMailer({ folder, from: FROM, log }),
    async receive() {
      const file = join(folder, (await readdir(folder)).sort().at(-1) ?? '');
      return readFile(file);
    },
    close: () => rm(join(folder, '..'), { recursive: true }),
  };
}

async function openSmtp(): Promise<MailerSubject> {
  const server = await startSmtpInbox();
  const mailer = createSmtpMailer({ url: server.urlWith('right'), from: FROM });
  return {
    mailer,
    receive: async () => server.received.at(-1) ?? Buffer.alloc(0),
    async close() {
      mailer.close();
      await server.close();
    },
  };
}

describeMailer('the outbox', openOutbox);
describeMailer('SMTP', openSmtp);

test('the outbox is not readable by other users of the machine, and the links are logged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailer-test-'));
  const lines: string[] = [];
  const mailer = createOutboxMailer({ folder, from: FROM, log: pino({}, { write: (line) => lines.push(line) }) });
  const mail = { to: 'ada@example.com', subject: 'Hi', html: '', text: 'See https://example.com/a?b=c <http://x.y/z>' };
  await mailer.send(mail);
  const [file = ''] = await readdir(folder);
  const { mode } = await stat(join(folder, file));
  await rm(folder, { recursive: true });
  expect(mode & 0o777).toBe(0o600);
  expect(JSON.parse(lines.join(''))).toMatchObject({ links: ['https://example.com/a?b=c', 'http://x.y/z'] });
});

test('SMTP reports why a message could not be sent', async () => {
  const server = await startSmtpInbox();
  const mail = { to: 'ada@example.com', subject: 'x', text: 'x', html: 'x' };
  const [stranger, member] = ['wrong', 'right'].map((password) =>
    createSmtpMailer({ url: server.urlWith(password), from: FROM }),
  );
  await expect(stranger?.send(mail)).rejects.toThrow(/Invalid username or password/);
  await expect(member?.send({ ...mail, to: 'refused@example.com' })).rejects.toThrow(/No such person/);
  stranger?.close();
  member?.close();
  await server.close();
});
