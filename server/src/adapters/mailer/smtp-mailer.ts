/** Sends through an SMTP server with a few pooled connections. */
import { createTransport } from 'nodemailer';
import type { Mailer } from '../../ports/mailer.port.ts';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 } as const;

interface Options {
  /** `smtp://` or `smtps://` with user name and password. */
  readonly url: string;
  /** In the format of a From header: `Name <address>`. */
  readonly from: string;
}

export interface SmtpMailer extends Mailer {
  /** Closes the pooled connections. */
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
