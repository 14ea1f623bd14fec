/**
 * Stores a growing text and announces it: first the row, then the event, so that the API always has what was announced.
 * Updates are limited to a few per second, however fast words arrive.
 */
import type { Clock } from '../../shared/clock.ts';
import type { AnswerKey, answersRepository } from './answers.repository.ts';
import { deltasOf, type NotifyChat } from './notify-chats.ts';

/** Ten updates a second look continuous. */
const PAUSE_MS = 100;

interface Parts {
  readonly answers: Pick<ReturnType<typeof answersRepository>, 'append'>;
  readonly notify: NotifyChat;
  readonly clock: Clock;
  readonly key: AnswerKey;
  /** Number of the previous delta. */
  readonly seq: number;
  /** Called when the answer was stopped or deleted. */
  readonly onGone: () => void;
}

export function createAnswerStream({ answers, notify, clock, key, seq: first, onGone }: Parts) {
  let text = '';
  let published = 0;
  let seq = first;
  let writing: Promise<void> | null = null;
  let isGone = false;

  async function write(): Promise<void> {
    while (published < text.length && !isGone) {
      const deltas = deltasOf(text, published, seq);
      [published, seq] = [text.length, seq + deltas.length];
      if (!(await answers.append(key, text, seq, clock.now()))) {
        isGone = true;
        onGone();
        return;
      }
      for (const delta of deltas) await notify(key.chatId, key.messageId, delta);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  return {
    add(words: string): void {
      text += words;
      writing ??= write().finally(() => (writing = null));
    },
    /** Waits for the update in progress; nothing is written afterwards. */
    async stop(): Promise<void> {
      isGone = true;
      await writing;
    },
  };
}
