import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
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

/** A real SMTP server that requires a password and stores the sources of incoming messages. */
async function startSmtpServer() {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('Invalid username or password')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('refused') ? done(Object.assign(new Error('No such person'), { responseCode: 550 })) : done(),
    onData: (stream, _session, done) =>
      void buffer(stream).then((source) => {
        received.push(source);
        done();
      }),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const urlWith = (password: string) => `smtp://studio:${password}@127.0.0.1:${port}`;
  const close = () => new Promise<void>((done) => server.close(done));
  return { urlWith, received, close };
}

async function openSmtp(): Promise<MailerSubject> {
  const server = await startSmtpServer();
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
  const server = await startSmtpServer();
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
