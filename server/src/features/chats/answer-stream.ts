/**
 * Stores a growing text and announces it: first the row, then the event, so that the API always has what was announced.
 * Updates are limited to a few per second, however fast words arrive. One that fails while the database is away is made
 * up for by the next, and by the end of the answer, which stores the whole text.
 */
import type { Clock } from '../../shared/clock.ts';
import { isDatabaseOutage } from '../../shared/database-outage.ts';
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
  let fault: unknown = null;
  let isGone = false;

  async function write(): Promise<void> {
    while (published < text.length && !isGone) {
      const deltas = deltasOf(text, published, seq);
      const [length, last] = [text.length, seq + deltas.length];
      if (!(await answers.append(key, text, last, clock.now()))) {
        isGone = true;
        onGone();
        return;
      }
      [published, seq] = [length, last];
      for (const delta of deltas) await notify(key.chatId, key.messageId, delta);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  return {
    add(words: string): void {
      text += words;
      writing ??= write()
        .catch((error: unknown) => {
          if (!isDatabaseOutage(error)) fault ??= error;
        })
        .finally(() => (writing = null));
    },
    /** Waits for the update in progress; nothing is written afterwards. @throws what made an update fail. */
    async stop(): Promise<void> {
      isGone = true;
      await writing;
      if (fault !== null) throw fault;
    },
  };
}
