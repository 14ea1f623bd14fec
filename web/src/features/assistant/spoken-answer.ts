import type { ChatMessage } from '@kenna/contract';

/** Markdown as plain text for reading aloud. */
const spoken = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gmu, '')
    .replaceAll(/[*_`~]+/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Text for screen readers: that an answer is being written, then the whole answer, but never its parts. */
export function announcementOf(messages: readonly ChatMessage[], name: string): string {
  const last = messages.at(-1);
  if (!last || last.role === 'user') return '';
  if (last.status === 'streaming') return `${name} is answering`;
  if (last.status === 'failed') return `There is no answer. ${last.reason ?? ''}`.trim();
  const text = spoken(last.text);
  return last.status === 'stopped' ? `Stopped. ${text}`.trim() : text;
}
