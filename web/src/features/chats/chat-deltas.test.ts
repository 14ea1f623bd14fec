import type { ChatMessage, ChatMessages } from '@kenna/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withNewerText, withDelta } from './chat-deltas.ts';

const answer = (text: string, seq: number, status: ChatMessage['status'] = 'streaming') =>
  ({ id: 7, text, seq, status }) as ChatMessage;
const page = (message: ChatMessage) => ({ messages: [message] }) as ChatMessages;

test('appends a delta once', () => {
  const next = withDelta(answer('A silk', 2), { seq: 3, offset: 6, text: ' dress' });
  expect(next).toMatchObject({ text: 'A silk dress', seq: 3 });
  expect(withDelta(next!, { seq: 3, offset: 6, text: ' dress' })).toBe(next);
});

test('returns null when an earlier delta is missing', () => {
  expect(withDelta(answer('A', 1), { seq: 4, offset: 6, text: ' dress' })).toBeNull();
});

test('starts again when the answer is rewritten', () => {
  const stopped = answer('A silk', 2, 'stopped');
  expect(withDelta(stopped, { seq: 3, offset: 0, text: 'Wool' })).toMatchObject({ text: 'Wool', status: 'streaming' });
  expect(withDelta(stopped, { seq: 3, offset: 6, text: ' dress' })).toBeNull();
});

test('an older fetched answer removes no text, and a finished one replaces it', () => {
  const held = page(answer('A silk dress', 3));
  expect(withNewerText(held, page(answer('A', 1))).messages[0]).toMatchObject({ text: 'A silk dress', seq: 3 });
  expect(withNewerText(held, page(answer('A', 3, 'stopped'))).messages[0]).toMatchObject({
    text: 'A',
    status: 'stopped',
  });
  expect(withNewerText(held, page(answer('A silk dress, long', 4))).messages[0]).toMatchObject({ seq: 4 });
});

test('whichever deltas are lost or repeated, the cached text is a prefix of the answer', () => {
  const parts = fc.array(fc.string({ minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(parts, fc.array(fc.nat({ max: 11 }), { maxLength: 30 }), (texts, order) => {
      const whole = texts.join('');
      const deltas = texts.map((text, index) => ({
        seq: index + 1,
        offset: texts.slice(0, index).join('').length,
        text,
      }));
      let held = answer('', 0);
      for (const index of order) held = withDelta(held, deltas[index % deltas.length]!) ?? held;
      expect(whole.startsWith(held.text)).toBe(true);
      for (const delta of deltas) held = withDelta(held, delta) ?? held;
      expect(held.text).toBe(whole);
    }),
  );
});
