import type { Mail } from '../../ports/mailer.port.ts';
import { escapeMarkup } from '../../shared/escape-markup.ts';

interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

interface Letter {
  readonly productName: string;
  readonly recipient: Recipient;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
}

const paragraphHtml = (text: string) => `<p style="margin:0 0 16px">${escapeMarkup(text)}</p>`;

function mailOf({ productName, recipient, subject, paragraphs, action }: Letter): Mail {
  const greeting = `Hello ${recipient.firstName},`;
  const text = [greeting, ...paragraphs, `${action.label}: ${action.url}`, productName].join('\n\n');
  const html = [
    '<!doctype html><html lang="en"><body style="margin:0;padding:32px;background:#f6f4f0;color:#1c1b19;',
    'font:16px/1.5 system-ui,sans-serif"><div style="max-width:480px;margin:0 auto;background:#fff;padding:32px">',
    [greeting, ...paragraphs].map(paragraphHtml).join(''),
    `<p style="margin:24px 0"><a href="${escapeMarkup(action.url)}" style="display:inline-block;padding:12px 20px;`,
    `background:#1c1b19;color:#fff;text-decoration:none">${escapeMarkup(action.label)}</a></p>`,
    `<p style="margin:0;color:#6b6862">${escapeMarkup(productName)}</p></div></body></html>`,
  ].join('');
  return { to: recipient.email, subject, text, html };
}

interface Sender {
  readonly productName: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

export const welcomeMail = ({ productName, publicUrl }: Sender, recipient: Recipient): Mail =>
  mailOf({
    productName,
    recipient,
    subject: `Welcome to ${productName}`,
    paragraphs: ['Your studio is ready. Describe what you see, and look at the first pictures in a few seconds.'],
    action: { label: 'Open the studio', url: `${publicUrl}/workplace/generate` },
  });

export const resetMail = ({ productName, publicUrl }: Sender, recipient: Recipient, token: string): Mail =>
  mailOf({
    productName,
    recipient,
    subject: `Set a new ${productName} password`,
    paragraphs: [
      'Somebody, hopefully you, asked for a new password. The link works once, for 30 minutes.',
      'If it was not you, leave this message alone: nothing changes.',
    ],
    action: { label: 'Set a new password', url: `${publicUrl}/set-password?token=${encodeURIComponent(token)}` },
  });
