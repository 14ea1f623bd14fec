/** The layout of every mail: plain text and HTML with the same content and one action. */
import type { Mail } from '../ports/mailer.port.ts';
import { escapeMarkup } from './text/escape-markup.ts';

export interface Recipient {
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

/** All parts are escaped and shown as text. */
export function mailOf({ productName, recipient, subject, paragraphs, action }: Letter): Mail {
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
