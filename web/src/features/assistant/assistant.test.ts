import type { ChatMessage } from '@kenna/contract';
import { beforeEach, expect, test } from 'vitest';
import { changeAssistantDraft, draftNow } from './assistant-drafts.store.ts';
import { withAttachments } from './attachments.ts';
import { announcementOf } from './spoken-answer.ts';

const picture = (id: number) => ({ id, src: `/${id}.webp` });
const answer = (part: Partial<ChatMessage>) => [
  { role: 'assistant', status: 'complete', text: '', ...part } as ChatMessage,
];

beforeEach(() => {
  for (const chatId of [null, ...Array(40).keys()]) changeAssistantDraft(chatId, { text: '', attachments: [] });
});

test('announces an answer once it has ended, without its Markdown', () => {
  const text = '### Try\n\n- a **silk** [slip dress](/knowledge-base/faq)\n- `navy`';
  expect(announcementOf(answer({ text }), 'Stylist')).toBe('Try a silk slip dress navy');
  expect(announcementOf(answer({ text: 'Try', status: 'streaming' }), 'Stylist')).toBe('Stylist is answering');
  expect(announcementOf(answer({ text: 'Try', status: 'stopped' }), 'Stylist')).toBe('Stopped. Try');
  expect(announcementOf(answer({ status: 'failed', reason: 'It is away.' }), 'Stylist')).toBe(
    'There is no answer. It is away.',
  );
  expect(announcementOf([], 'Stylist')).toBe('');
});

test('attaches each picture once, and at most four', () => {
  expect(withAttachments([picture(1), picture(2)], [picture(2), picture(3)]).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(withAttachments([], [1, 2, 3, 4, 5].map(picture))).toHaveLength(4);
});

test('stores a draft per conversation, for the newest twenty', () => {
  changeAssistantDraft(null, { text: 'new' });
  changeAssistantDraft(3, { text: 'three' });
  changeAssistantDraft(3, { attachments: [picture(1)] });
  expect(draftNow(null)).toEqual({ text: 'new', attachments: [] });
  expect(draftNow(3)).toEqual({ text: 'three', attachments: [picture(1)] });
  for (const chatId of Array(20).keys()) changeAssistantDraft(10 + chatId, { text: 'later' });
  expect([draftNow(3).text, draftNow(29).text]).toEqual(['', 'later']);
});
