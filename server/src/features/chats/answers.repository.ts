/**
 * Answers while they are written. The writer names its attempt, so that an earlier attempt cannot change a later one.
 */
import type { Kysely, Updateable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ChatMessagesTable } from '../../db/tables/picture-tables.ts';
import type { MessageRow } from './chats.repository.ts';

export interface AnswerKey {
  readonly chatId: number;
  readonly messageId: number;
  readonly attempt: number;
}

export type AnswerEnd = Pick<Updateable<ChatMessagesTable>, 'status' | 'text' | 'reason' | 'note' | 'author'> &
  Pick<Updateable<ChatMessagesTable>, 'actions' | 'sources' | 'suggestions'>;

export const answersRepository = (db: Kysely<Tables>) => {
  const written = (change: Updateable<ChatMessagesTable>) =>
    db.updateTable('chat_messages').set(change).where('status', '=', 'streaming');
  const own = (change: Updateable<ChatMessagesTable>, { messageId, attempt }: AnswerKey) =>
    written(change).where('id', '=', messageId).where('attempt', '=', attempt);

  return {
    /** Returns false when the answer was stopped, restarted or deleted, so that writing can end. */
    async append(key: AnswerKey, text: string, seq: number, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await own({ text, seq, beat_at: now }, key).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Records that the writer is alive. Returns false when the answer was stopped, restarted or deleted. */
    async beat(key: AnswerKey, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await own({ beat_at: now }, key).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Stores the end of an answer. Returns false when it was stopped, restarted or deleted. */
    async end(key: AnswerKey, end: AnswerEnd): Promise<boolean> {
      const { numUpdatedRows } = await own({ ...end, beat_at: null }, key).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Stops the answer being written in a conversation; null when there is none. */
    async stop(chatId: number): Promise<MessageRow | null> {
      const change = written({ status: 'stopped', beat_at: null }).where('chat_id', '=', chatId);
      return (await change.returningAll().executeTakeFirst()) ?? null;
    },

    /** Marks answers as failed whose writer has been silent too long. Returns their ids. */
    async endAbandoned(chatId: number, before: Date, reason: string): Promise<number[]> {
      const change = written({ status: 'failed', reason, beat_at: null }).where('chat_id', '=', chatId);
      const rows = await change.where('beat_at', '<', before).returning('id').execute();
      return rows.map(({ id }) => id);
    },

    /** Empties a finished answer so that it can be written again; null while it is being written. */
    async beginAnew(messageId: number, now: Date): Promise<MessageRow | null> {
      const change = db
        .updateTable('chat_messages')
        .set(({ eb }) => ({
          attempt: eb('attempt', '+', 1),
          status: 'streaming' as const,
          beat_at: now,
          text: '',
          reason: null,
          note: null,
          actions: '[]',
          sources: '[]',
          suggestions: '[]',
        }))
        .where('id', '=', messageId)
        .where('status', '!=', 'streaming');
      return (await change.returningAll().executeTakeFirst()) ?? null;
    },

    /** Number of answers being written for a person. */
    async countLive(userId: number): Promise<number> {
      const query = db.selectFrom('chat_messages').select(({ fn }) => fn.countAll<number>().as('count'));
      const live = query.where('user_id', '=', userId).where('status', '=', 'streaming');
      return Number((await live.executeTakeFirstOrThrow()).count);
    },

    /** The latest messages before a message, oldest first. */
    async listBefore({ chatId, messageId }: AnswerKey, limit: number): Promise<MessageRow[]> {
      const query = db
        .selectFrom('chat_messages')
        .selectAll()
        .where('chat_id', '=', chatId)
        .where('id', '<', messageId);
      return (await query.orderBy('id', 'desc').limit(limit).execute()).reverse();
    },
  };
};
