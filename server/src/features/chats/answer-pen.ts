/**
 * Writes a growing text down, and tells of it: first the row, then the event, so that the API always has what was told.
 * However fast words come, that happens at most some times a second.
 */
import type { Clock } from '../../shared/clock.ts';
import type { AnswerKey, answersRepository } from './answers.repository.ts';
import { deltasOf, type TellChat } from './tell-chats.ts';

/** Ten times a second is as fast as anybody sees. */
const PAUSE_MS = 100;

interface Parts {
  readonly answers: Pick<ReturnType<typeof answersRepository>, 'append'>;
  readonly tell: TellChat;
  readonly clock: Clock;
  readonly key: AnswerKey;
  /** Of the deltas before. */
  readonly seq: number;
  /** Called when nobody waits for more. */
  readonly onGone: () => void;
}

export function createAnswerPen({ answers, tell, clock, key, seq: first, onGone }: Parts) {
  let text = '';
  let told = 0;
  let seq = first;
  let writing: Promise<void> | null = null;
  let isGone = false;

  async function write(): Promise<void> {
    while (told < text.length && !isGone) {
      const deltas = deltasOf(text, told, seq);
      [told, seq] = [text.length, seq + deltas.length];
      if (!(await answers.append(key, text, seq, clock.now()))) {
        isGone = true;
        onGone();
        return;
      }
      for (const delta of deltas) await tell(key.chatId, key.messageId, delta);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  return {
    add(words: string): void {
      text += words;
      writing ??= write().finally(() => (writing = null));
    },
    /** Nothing is written after this. */
    async putDown(): Promise<void> {
      isGone = true;
      await writing;
    },
  };
}
