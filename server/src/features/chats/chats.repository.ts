import type { ChatKind } from '@kenna/contract';
import { sql, type Insertable, type Kysely, type Selectable, type SqlBool } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ChatMessagesTable, ChatsTable } from '../../db/tables/picture-tables.ts';
import { partPattern } from '../../shared/search/part-pattern.ts';

export type ChatRow = Selectable<ChatsTable>;
export type MessageRow = Selectable<ChatMessagesTable>;

interface Page {
  readonly before: number | null;
  readonly limit: number;
}

interface ListPage extends Page {
  readonly search?: string | undefined;
}

/** Whether a message of the conversation contains a part. */
const isSaid = (part: string) => sql<SqlBool>`EXISTS (
  SELECT FROM chat_messages WHERE chat_messages.chat_id = chats.id AND chat_messages.text ILIKE ${partPattern(part)}
)`;

export const chatsRepository = (db: Kysely<Tables>) => {
  const ofUser = (userId: number) => db.selectFrom('chats').selectAll().where('user_id', '=', userId);

  return {
    async insert(row: Insertable<ChatsTable>): Promise<number> {
      const { id } = await db.insertInto('chats').values(row).returning('id').executeTakeFirstOrThrow();
      return id;
    },

    /** Returns null when there is none, or it belongs to another person. */
    async findOwn(userId: number, id: number): Promise<ChatRow | null> {
      return (await ofUser(userId).where('id', '=', id).executeTakeFirst()) ?? null;
    },

    /** The conversation about a picture with the newest message. */
    async findOfPicture(userId: number, kind: ChatKind, imageId: number): Promise<ChatRow | null> {
      const query = ofUser(userId).where('kind', '=', kind).where('source_image_id', '=', imageId);
      return (await query.orderBy('last_message_id', 'desc').limit(1).executeTakeFirst()) ?? null;
    },

    /** `search` is a part of the title or of a message. */
    async list(userId: number, kind: ChatKind, { search, before, limit }: ListPage): Promise<ChatRow[]> {
      let query = ofUser(userId).where('kind', '=', kind).orderBy('last_message_id', 'desc').limit(limit);
      if (search) query = query.where((chat) => chat.or([chat('title', 'ilike', partPattern(search)), isSaid(search)]));
      if (before !== null) query = query.where('last_message_id', '<', before);
      return query.execute();
    },

    /** Locks a conversation until the transaction ends; null when it was deleted. */
    async lock(id: number): Promise<ChatRow | null> {
      const query = db.selectFrom('chats').selectAll().where('id', '=', id).forUpdate();
      return (await query.executeTakeFirst()) ?? null;
    },

    async remove(userId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('chats')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Inserts messages in order and makes the conversation the most recent. */
    async insertMessages(chatId: number, rows: readonly Insertable<ChatMessagesTable>[]): Promise<MessageRow[]> {
      const inserted = await db
        .insertInto('chat_messages')
        .values([...rows])
        .returningAll()
        .execute();
      const last = Math.max(...inserted.map(({ id }) => id));
      await db.updateTable('chats').set({ last_message_id: last }).where('id', '=', chatId).execute();
      return inserted;
    },

    /** Lists the newest first. */
    async listMessages(chatId: number, { before, limit }: Page): Promise<MessageRow[]> {
      let query = db
        .selectFrom('chat_messages')
        .selectAll()
        .where('chat_id', '=', chatId)
        .orderBy('id', 'desc')
        .limit(limit);
      if (before !== null) query = query.where('id', '<', before);
      return query.execute();
    },

    /** Returns null before the first message. */
    async findLastMessage(chatId: number): Promise<MessageRow | null> {
      const query = db.selectFrom('chat_messages').selectAll().where('chat_id', '=', chatId).orderBy('id', 'desc');
      return (await query.limit(1).executeTakeFirst()) ?? null;
    },

    /** The message and answer with a key; empty when there is none. */
    async listByKey(userId: number, key: string): Promise<MessageRow[]> {
      const said = db
        .selectFrom('chat_messages')
        .select(['chat_id', 'id'])
        .where('user_id', '=', userId)
        .where('idempotency_key', '=', key);
      const message = await said.executeTakeFirst();
      if (!message) return [];
      const query = db.selectFrom('chat_messages').selectAll().where('chat_id', '=', message.chat_id);
      return query.where('id', '>=', message.id).orderBy('id').limit(2).execute();
    },
  };
};
