/** Answers while they are written. Whoever writes one names its attempt: what is left of an earlier one changes nothing. */
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
    /** False when the answer was stopped, begun anew or forgotten: nobody waits for more of it. */
    async append(key: AnswerKey, text: string, seq: number, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await own({ text, seq, beat_at: now }, key).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Shows that its writer lives; false as above. */
    async beat(key: AnswerKey, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await own({ beat_at: now }, key).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** False as above. */
    async end(key: AnswerKey, end: AnswerEnd): Promise<boolean> {
      const { numUpdatedRows } = await own({ ...end, beat_at: null }, key).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Ends what is being written in a conversation; null when nothing is. */
    async stop(chatId: number): Promise<MessageRow | null> {
      const change = written({ status: 'stopped', beat_at: null }).where('chat_id', '=', chatId);
      return (await change.returningAll().executeTakeFirst()) ?? null;
    },

    /** Answers whose writer has not shown for long that it lives have failed. Answers their ids. */
    async endAbandoned(chatId: number, before: Date, reason: string): Promise<number[]> {
      const change = written({ status: 'failed', reason, beat_at: null }).where('chat_id', '=', chatId);
      const rows = await change.where('beat_at', '<', before).returning('id').execute();
      return rows.map(({ id }) => id);
    },

    /** Empties an answer that has ended, to be written anew; null when it is being written. */
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

    /** How many are written for a person now. */
    async countLive(userId: number): Promise<number> {
      const query = db.selectFrom('chat_messages').select(({ fn }) => fn.countAll<number>().as('count'));
      const live = query.where('user_id', '=', userId).where('status', '=', 'streaming');
      return Number((await live.executeTakeFirstOrThrow()).count);
    },

    /** Oldest first: the newest before a message that people can read. */
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
