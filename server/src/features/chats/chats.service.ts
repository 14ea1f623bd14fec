/**
 * Conversations that edit a picture. The engine says what a message means; work is begun as an ordinary render, in one
 * transaction with the words, so that neither exists without the other. What is seen after an answer follows from its
 * render: nothing here has to hear of its end.
 */
import {
  chatChannel,
  PAGE_SIZE,
  renderRequestSchema,
  type ChatAnswer,
  type ChatKind,
  type ChatList,
  type ChatMessage,
  type ChatMessages,
  type chatRoutes,
  type ImageItem,
  type ParsedBody,
  type ParsedQuery,
  type RenderAccepted,
} from '@kenna/contract';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ChatMessagesTable } from '../../db/tables/picture-tables.ts';
import type { InstructionReading } from '../../ports/image-engine.port.ts';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import { decodeCursor, encodeCursor } from '../../shared/cursor.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { RendersService } from '../renders/renders.service.ts';
import { chatsRepository, type ChatRow, type MessageRow } from './chats.repository.ts';
import { createChatPresenter } from './present-chats.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly images: Pick<ImagesService, 'listByIds' | 'traceConversation' | 'checkOwnMask'>;
  readonly renders: Pick<RendersService, 'create' | 'readInstruction' | 'viewsOf'>;
  readonly realtime: Pick<RealtimePublisher, 'publish'>;
}

type Sent = ParsedBody<typeof chatRoutes.send>;

/** What a message is about, and what it was taken for. */
interface Understood {
  readonly picture: ImageItem;
  readonly reading: InstructionReading;
  /** The picture that stands after the answer, as long as it has no result. */
  readonly standsId: number;
}

/** Messages of one page: what a thread shows at once. */
const MESSAGES_PAGE = 40;
const TITLE_LENGTH = 80;

const NOTHING_BEFORE = 'There is nothing to undo: this is the picture that we began with.';
/** Where the engine takes every message as it is. */
const UNREAD = 'Here is the picture with your change.';

const pageCut = <Row>(rows: readonly Row[], size: number, keyOf: (row: Row) => number) => {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last !== undefined ? encodeCursor(keyOf(last)) : null };
};

export type ChatsService = ReturnType<typeof createChatsService>;

export function createChatsService({ db, images, renders, realtime }: Parts) {
  const chats = chatsRepository(db);
  const present = createChatPresenter({ images, renders });

  async function getOwn(userId: number, id: number): Promise<ChatRow> {
    const chat = await chats.findOwn(userId, id);
    if (!chat) throw new AppError('not_found', { text: 'There is no such conversation.' });
    return chat;
  }

  async function lastAnswerOf(userId: number, chat: ChatRow | null): Promise<ChatMessage | null> {
    if (chat === null) return null;
    const [newest] = await chats.listMessages(chat.id, { before: null, limit: 1 });
    return newest ? ((await present.messages(userId, [newest]))[0] ?? null) : null;
  }

  /** The picture that a message is about. @throws AppError `not_found`, `conflict`, `invalid_fields`. */
  async function pictureOf(userId: number, chat: ChatRow | null, [asked]: readonly number[]): Promise<ImageItem> {
    const last = await lastAnswerOf(userId, chat);
    if (last?.render?.can.cancel) {
      throw new AppError('conflict', { text: 'The last step is still being made. Wait for it, or cancel it.' });
    }
    if (asked !== undefined) {
      const picture = await present.picture(userId, asked);
      if (!picture) throw new AppError('not_found', { text: 'There is no such picture.' });
      return picture;
    }
    const stands = last?.picture ?? (await present.picture(userId, chat?.source_image_id ?? null));
    if (!stands) throw invalidFields({ image_ids: 'Choose a picture first' });
    return stands;
  }

  async function understand(userId: number, picture: ImageItem, { text, mask_image }: Sent): Promise<Understood> {
    const { texts, before } = await images.traceConversation(userId, picture.id);
    const reading = renders.readInstruction(text, texts, mask_image !== null);
    if (reading.outcome === 'undo' && before === null) {
      return { picture, standsId: picture.id, reading: { ...reading, outcome: 'cannot', answer: NOTHING_BEFORE } };
    }
    return { picture, reading, standsId: (reading.outcome === 'undo' ? before?.id : null) ?? picture.id };
  }

  /** Writes both messages, into a new conversation where there is none. */
  async function write(
    transaction: Transaction<Tables>,
    userId: number,
    {
      chat,
      sent,
      understood,
      renderId,
    }: { chat: ChatRow | null; sent: Sent; understood: Understood; renderId: number | null },
  ): Promise<MessageRow[]> {
    const repository = chatsRepository(transaction);
    const { picture, reading, standsId } = understood;
    if (chat && (await repository.lock(chat.id))?.last_message_id !== chat.last_message_id)
      throw new AppError('conflict');
    const title = sent.text.slice(0, TITLE_LENGTH);
    const chatId =
      chat?.id ?? (await repository.insert({ user_id: userId, kind: sent.kind, title, source_image_id: picture.id }));
    const own = { chat_id: chatId, user_id: userId };
    const said: Insertable<ChatMessagesTable> = {
      ...own,
      role: 'user',
      text: sent.text,
      is_marked: sent.mask_image !== null,
      idempotency_key: sent.idempotency_key ?? null,
    };
    const answer: Insertable<ChatMessagesTable> = {
      ...own,
      role: 'assistant',
      text: reading.answer || UNREAD,
      outcome: reading.outcome,
      render_id: renderId,
      image_id: standsId,
      suggestions: JSON.stringify(reading.suggestions),
    };
    return repository.insertMessages(chatId, [said, answer]);
  }

  async function begin(
    userId: number,
    { picture }: Understood,
    { text, mask_image }: Sent,
    beside: NonNullable<Parameters<RendersService['create']>[2]>,
  ): Promise<RenderAccepted> {
    const asked = {
      page: 'EditWithChat',
      prompt: text,
      text,
      mask_image,
      prompt_image_url: picture.image_url,
    } as const;
    return renders.create(userId, renderRequestSchema.parse({ ...asked, image_count: 1 }), beside);
  }

  async function answerOf(userId: number, rows: readonly MessageRow[], accepted: RenderAccepted | null) {
    const chatId = rows[0]?.chat_id ?? 0;
    return { chatId, messages: await present.messages(userId, rows), accepted } satisfies ChatAnswer;
  }

  async function tell(chatId: number, messageId: number | null): Promise<void> {
    await realtime.publish(chatChannel(chatId), 'UserChat', { chat_id: chatId, message_id: messageId });
  }

  async function answeredEarlier(userId: number, { idempotency_key: key }: Sent): Promise<ChatAnswer | null> {
    const rows = key ? await chats.listByKey(userId, key) : [];
    return rows.length > 0 ? answerOf(userId, rows, null) : null;
  }

  async function sendOnce(userId: number, id: number | 'new', sent: Sent): Promise<ChatAnswer> {
    const chat = id === 'new' ? null : await getOwn(userId, id);
    const picture = await pictureOf(userId, chat, sent.image_ids ?? []);
    if (sent.mask_image !== null) await images.checkOwnMask(userId, sent.mask_image);
    const understood = await understand(userId, picture, sent);
    let rows: MessageRow[] = [];
    let accepted: RenderAccepted | null = null;
    if (understood.reading.outcome === 'edit') {
      accepted = await begin(userId, understood, sent, async (transaction, renderId) => {
        rows = await write(transaction, userId, { chat, sent, understood, renderId });
      });
    } else {
      await db.transaction().execute(async (transaction) => {
        rows = await write(transaction, userId, { chat, sent, understood, renderId: null });
      });
    }
    const answer = await answerOf(userId, rows, accepted);
    await tell(answer.chatId, rows.at(-1)?.id ?? null);
    return answer;
  }

  return {
    isOwn: async (userId: number, chatId: number): Promise<boolean> => (await chats.findOwn(userId, chatId)) !== null,

    async messages(userId: number, query: ParsedQuery<typeof chatRoutes.messages>): Promise<ChatMessages> {
      const { chatId, kind, image_id: imageId, cursor } = query;
      const chat = await findAsked();
      const suggestions = [...renders.readInstruction('', [], false).suggestions];
      if (!chat) {
        const source = await present.picture(userId, imageId ?? null);
        return { chatId: null, source, messages: [], next: null, suggestions, assistant: null };
      }
      const before = cursor === undefined ? null : decodeCursor(cursor);
      const rows = await chats.listMessages(chat.id, { before, limit: MESSAGES_PAGE + 1 });
      const { page, next } = pageCut(rows, MESSAGES_PAGE, ({ id }) => id);
      const source = await present.picture(userId, chat.source_image_id);
      const messages = await present.messages(userId, page.reverse());
      return { chatId: chat.id, source, messages, next, suggestions, assistant: null };

      async function findAsked(): Promise<ChatRow | null> {
        if (chatId !== undefined) return getOwn(userId, chatId);
        if (imageId !== undefined) return chats.findOfPicture(userId, kind, imageId);
        return (await chats.list(userId, kind, { before: null, limit: 1 }))[0] ?? null;
      }
    },

    async list(userId: number, kind: ChatKind, cursor?: string): Promise<ChatList> {
      const before = cursor === undefined ? null : decodeCursor(cursor);
      const rows = await chats.list(userId, kind, { before, limit: PAGE_SIZE + 1 });
      const { page, next } = pageCut(rows, PAGE_SIZE, (row) => row.last_message_id);
      return { chats: await present.chats(userId, page), next };
    },

    /** @throws AppError `not_found`, `not_owner`, `conflict`, and what renders throw; nothing is written then. */
    async send(userId: number, id: number | 'new', sent: Sent): Promise<ChatAnswer> {
      const earlier = await answeredEarlier(userId, sent);
      if (earlier) return earlier;
      try {
        return await sendOnce(userId, id, sent);
      } catch (error) {
        // Of two that race under one key, the database keeps one, and both are answered with it.
        const answer = await answeredEarlier(userId, sent);
        if (answer) return answer;
        throw error;
      }
    },

    async stop(userId: number, id: number): Promise<{ message: ChatMessage }> {
      await getOwn(userId, id);
      throw new AppError('answer_not_repeatable');
    },

    async retry(userId: number, id: number): Promise<{ message: ChatMessage }> {
      await getOwn(userId, id);
      throw new AppError('answer_not_repeatable');
    },

    /** Its pictures stay. */
    async remove(userId: number, id: number): Promise<void> {
      await getOwn(userId, id);
      await chats.remove(userId, id);
      await tell(id, null);
    },
  };
}
