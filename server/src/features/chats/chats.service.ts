/**
 * A person's conversations: with the editor about a picture, or with the assistant. This service finds, lists and
 * deletes them; each kind has its own file that handles messages.
 */
import {
  PAGE_SIZE,
  type ChatAnswer,
  type ChatKind,
  type ChatList,
  type ChatMessage,
  type ChatMessages,
  type chatRoutes,
  type ParsedBody,
  type ParsedQuery,
} from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Background } from '../../shared/background.ts';
import type { Clock } from '../../shared/clock.ts';
import { decodeCursor, encodeCursor } from '../../shared/cursor.ts';
import type { AssistantService } from '../assistant/assistant.service.ts';
import type { ColoursService } from '../colours/colours.service.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { RendersService } from '../renders/renders.service.ts';
import { createAssistantChats } from './assistant-chats.ts';
import { chatsRepository, type ChatRow } from './chats.repository.ts';
import { createEditChats } from './edit-chats.ts';
import { createChatPresenter } from './present-chats.ts';
import { createNotifyChat } from './notify-chats.ts';
import { createAnswerWriter } from './write-answer.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly images: Pick<ImagesService, 'listByIds' | 'traceConversation' | 'checkOwnMask' | 'readSmall'>;
  readonly renders: Pick<RendersService, 'create' | 'readInstruction' | 'viewsOf' | 'vocabulary'>;
  readonly colours: Pick<ColoursService, 'namedIn'>;
  readonly assistant: AssistantService;
  readonly realtime: Pick<RealtimePublisher, 'publish'>;
  readonly background: Background;
  readonly clock: Clock;
}

/** Messages per page: as many as a thread shows at once. */
const MESSAGES_PAGE = 40;

const pageCut = <Row>(rows: readonly Row[], size: number, keyOf: (row: Row) => number) => {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last !== undefined ? encodeCursor(keyOf(last)) : null };
};

export type ChatsService = ReturnType<typeof createChatsService>;

export function createChatsService(parts: Parts) {
  const { db, images, renders, assistant, realtime } = parts;
  const chats = chatsRepository(db);
  const notify = createNotifyChat(realtime);
  const present = createChatPresenter({ images, renders });
  const writer = createAnswerWriter({ ...parts, notify });
  const edits = createEditChats({ ...parts, present, notify });
  const answers = createAssistantChats({ ...parts, present, writer, notify });

  async function getOwn(userId: number, id: number): Promise<ChatRow> {
    const chat = await chats.findOwn(userId, id);
    if (!chat) throw new AppError('not_found', { text: 'There is no such conversation.' });
    return chat;
  }

  async function findAsked(userId: number, query: ParsedQuery<typeof chatRoutes.messages>): Promise<ChatRow | null> {
    const { chatId, kind, image_id: imageId } = query;
    if (chatId !== undefined) return getOwn(userId, chatId);
    if (imageId !== undefined) return chats.findOfPicture(userId, kind, imageId);
    return (await chats.list(userId, kind, { before: null, limit: 1 }))[0] ?? null;
  }

  const beginningOf = (kind: ChatKind): Pick<ChatMessages, 'suggestions' | 'assistant'> =>
    kind === 'assistant'
      ? { suggestions: assistant.firstQuestions(), assistant: assistant.describe() }
      : { suggestions: edits.firstSuggestions(), assistant: null };

  /** Finds the earlier answer to a request with the same idempotency key; null for none. */
  async function answeredEarlier(
    userId: number,
    { idempotency_key: key }: ParsedBody<typeof chatRoutes.send>,
  ): Promise<ChatAnswer | null> {
    const rows = key ? await chats.listByKey(userId, key) : [];
    const [first] = rows;
    return first ? { chatId: first.chat_id, messages: await present.messages(userId, rows), accepted: null } : null;
  }

  return {
    isOwn: async (userId: number, chatId: number): Promise<boolean> => (await chats.findOwn(userId, chatId)) !== null,

    async messages(userId: number, query: ParsedQuery<typeof chatRoutes.messages>): Promise<ChatMessages> {
      const chat = await findAsked(userId, query);
      if (!chat) {
        const source = await present.picture(userId, query.image_id ?? null);
        return { chatId: null, source, messages: [], next: null, ...beginningOf(query.kind) };
      }
      if (chat.kind === 'assistant') await writer.endAbandoned(chat.id);
      const before = query.cursor === undefined ? null : decodeCursor(query.cursor);
      const rows = await chats.listMessages(chat.id, { before, limit: MESSAGES_PAGE + 1 });
      const { page, next } = pageCut(rows, MESSAGES_PAGE, ({ id }) => id);
      const source = await present.picture(userId, chat.source_image_id);
      const messages = await present.messages(userId, page.reverse());
      return { chatId: chat.id, source, messages, next, ...beginningOf(chat.kind) };
    },

    async list(userId: number, { kind, cursor, search }: ParsedQuery<typeof chatRoutes.list>): Promise<ChatList> {
      const before = cursor === undefined ? null : decodeCursor(cursor);
      const rows = await chats.list(userId, kind, { search, before, limit: PAGE_SIZE + 1 });
      const { page, next } = pageCut(rows, PAGE_SIZE, (row) => row.last_message_id);
      return { chats: await present.chats(userId, page), next };
    },

    /** @throws AppError `not_found`, and the errors of the conversation's kind; nothing is stored then. */
    async send(userId: number, id: number | 'new', sent: ParsedBody<typeof chatRoutes.send>): Promise<ChatAnswer> {
      const earlier = await answeredEarlier(userId, sent);
      if (earlier) return earlier;
      try {
        const chat = id === 'new' ? null : await getOwn(userId, id);
        const kind = chat?.kind ?? sent.kind;
        return await (kind === 'assistant' ? answers : edits).send(userId, chat, sent);
      } catch (error) {
        // Of two concurrent requests with the same key the database accepts one, and both get its answer.
        const answer = await answeredEarlier(userId, sent);
        if (answer) return answer;
        throw error;
      }
    },

    /** @throws AppError `not_found`, `answer_not_repeatable`. */
    stop: async (userId: number, id: number): Promise<{ message: ChatMessage }> =>
      answers.stop(userId, await getOwn(userId, id)),

    /** @throws AppError `not_found`, `answering`, `answer_not_repeatable`. */
    retry: async (userId: number, id: number): Promise<{ message: ChatMessage }> =>
      answers.retry(userId, await getOwn(userId, id)),

    /** Deletes a conversation; its pictures stay. */
    async remove(userId: number, id: number): Promise<void> {
      await getOwn(userId, id);
      await writer.stop(id);
      await chats.remove(userId, id);
      await notify(id, null);
    },

    /** Stops the answers that this process is writing. */
    close: writer.close,
  };
}
