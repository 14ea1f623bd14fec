/** Sends through an SMTP server, over a few connections that are kept open. */
import { createTransport } from 'nodemailer';
import type { Mailer } from '../../ports/mailer.port.ts';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 } as const;

interface Options {
  /** `smtp://` or `smtps://` with user and password. */
  readonly url: string;
  /** As in a From line: `Name <address>`. */
  readonly from: string;
}

export interface SmtpMailer extends Mailer {
  /** Ends the connections that are kept open. */
  close(): void;
}

export function createSmtpMailer({ url, from }: Options): SmtpMailer {
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...TIMEOUTS });
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
    },
    close: () => transport.close(),
  };
}
