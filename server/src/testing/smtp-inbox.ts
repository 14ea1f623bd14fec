/** A real SMTP server that requires the password `right` and stores the sources of incoming messages. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface SmtpInbox {
  readonly port: number;
  /** In the order of their arrival. */
  readonly received: readonly Buffer[];
  urlWith(password: string): string;
  close(): Promise<void>;
}

/** Refuses recipients whose address starts with `refused`. */
export async function startSmtpInbox(): Promise<SmtpInbox> {
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
  // A client that breaks its connection is no fault of the server.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    received,
    urlWith: (password) => `smtp://studio:${password}@127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}
