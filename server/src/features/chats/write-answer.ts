/**
 * Writes answers of the assistant in the process that received the request, in the background: an answer mostly waits
 * for an external model, so a job would only delay its first word. Answers left by a dead process are ended by the next
 * request that reads the conversation.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Background } from '../../shared/background.ts';
import type { Clock } from '../../shared/clock.ts';
import { isDatabaseOutage } from '../../shared/database-outage.ts';
import type { Answer, AssistantService } from '../assistant/assistant.service.ts';
import type { ImagesService } from '../images/images.service.ts';
import { createAnswerStream } from './answer-stream.ts';
import { answersRepository, type AnswerEnd, type AnswerKey } from './answers.repository.ts';
import type { MessageRow } from './chats.repository.ts';
import { conversationForModel } from './conversation-for-model.ts';
import type { NotifyChat } from './notify-chats.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly assistant: Pick<AssistantService, 'answer'>;
  readonly images: Pick<ImagesService, 'readSmall'>;
  readonly notify: NotifyChat;
  readonly clock: Clock;
  readonly background: Background;
}

const BEAT_MS = 10_000;
/** Three missed heartbeats, and one more for a slow database. */
const ABANDONED_MS = 40_000;
const MAX_CONTEXT_MESSAGES = 24;
/** How long it takes until a finished answer is sent to a database that was away again. */
const END_AGAIN_MS = 1000;

const LEFT_BEHIND = 'The server stopped while this was written. Try again.';
const FAILED = 'Something went wrong while this was written. Try again.';

const endOf = ({ status, text, reason, note, author, actions, sources, questions }: Answer): AnswerEnd => ({
  status,
  text,
  reason,
  note,
  author,
  actions: JSON.stringify(actions),
  sources: JSON.stringify(sources),
  suggestions: JSON.stringify(questions),
});

export type AnswerWriter = ReturnType<typeof createAnswerWriter>;

export function createAnswerWriter({ db, assistant, images, notify, clock, background }: Parts) {
  const answers = answersRepository(db);
  const live = new Map<number, AbortController>();

  /** Waits for a database that is away, so that a finished answer is not lost. */
  async function storeEnd(key: AnswerKey, end: AnswerEnd, signal: AbortSignal): Promise<void> {
    for (;;) {
      try {
        await answers.end(key, end);
        return;
      } catch (error) {
        if (signal.aborted || !isDatabaseOutage(error)) throw error;
        await delay(END_AGAIN_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async function write(row: MessageRow, signal: AbortSignal, onGone: () => void): Promise<void> {
    const key: AnswerKey = { chatId: row.chat_id, messageId: row.id, attempt: row.attempt };
    const stream = createAnswerStream({ answers, notify, clock, key, seq: row.seq, onGone });
    const beats = setInterval(() => {
      answers.beat(key, clock.now()).then(
        (isWanted) => isWanted || onGone(),
        (error: unknown) => isDatabaseOutage(error) || onGone(),
      );
    }, BEAT_MS);
    try {
      const before = await answers.listBefore(key, MAX_CONTEXT_MESSAGES);
      const messages = await conversationForModel(row.user_id, before, images);
      const answer = await assistant.answer({ messages, seed: row.attempt }, { signal, onText: stream.add });
      await stream.stop();
      await storeEnd(key, endOf(answer), signal);
    } catch (error) {
      // What made an update fail is the error that is handled here, or comes after it.
      await stream.stop().catch(() => undefined);
      await answers.end(key, { status: 'failed', reason: signal.aborted ? LEFT_BEHIND : FAILED });
      if (!signal.aborted) throw error;
    } finally {
      clearInterval(beats);
      await notify(key.chatId, key.messageId);
    }
  }

  return {
    /** Starts writing an answer; returns at once. */
    begin(row: MessageRow): void {
      const stop = new AbortController();
      live.get(row.id)?.abort();
      live.set(row.id, stop);
      background.run('writing an answer', async () => {
        await write(row, stop.signal, () => stop.abort()).finally(() => {
          if (live.get(row.id) === stop) live.delete(row.id);
        });
      });
    },

    /** Stops the answer being written in a conversation, in whichever process; the text so far stays. */
    async stop(chatId: number): Promise<void> {
      const stopped = await answers.stop(chatId);
      if (!stopped) return;
      live.get(stopped.id)?.abort();
      await notify(chatId, stopped.id);
    },

    /** Ends answers in a conversation whose process has died. */
    async endAbandoned(chatId: number): Promise<void> {
      const before = new Date(clock.now().getTime() - ABANDONED_MS);
      for (const id of await answers.endAbandoned(chatId, before, LEFT_BEHIND)) await notify(chatId, id);
    },

    /** Stops all answers of this process before it exits. */
    close(): void {
      for (const stop of live.values()) stop.abort();
    },
  };
}
