/** Conversations with the assistant: a message is stored together with its new answer. They cost no quota. */
import type { ChatAnswer, ChatMessage, chatRoutes, ParsedBody } from '@kenna/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ChatMessagesTable } from '../../db/tables/picture-tables.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { AssistantService } from '../assistant/assistant.service.ts';
import type { ImagesService } from '../images/images.service.ts';
import { answersRepository } from './answers.repository.ts';
import { chatsRepository, type ChatRow, type MessageRow } from './chats.repository.ts';
import type { ChatPresenter } from './present-chats.ts';
import type { NotifyChat } from './notify-chats.ts';
import type { AnswerWriter } from './write-answer.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly assistant: Pick<AssistantService, 'describe'>;
  readonly images: Pick<ImagesService, 'listByIds'>;
  readonly present: ChatPresenter;
  readonly writer: AnswerWriter;
  readonly notify: NotifyChat;
  readonly clock: Clock;
}

type Sent = ParsedBody<typeof chatRoutes.send>;

/** Maximum number of answers being written for one person, across all conversations. */
const MAX_LIVE_ANSWERS = 3;
const TITLE_LENGTH = 80;

const titleOf = (text: string): string => text.replace(/\s+/g, ' ').slice(0, TITLE_LENGTH);

export function createAssistantChats({ db, assistant, images, present, writer, notify, clock }: Parts) {
  async function checkPictures(userId: number, ids: readonly number[]): Promise<void> {
    const found = await images.listByIds(userId, ids);
    if (found.length < new Set(ids).size) throw new AppError('not_found', { text: 'There is no such picture.' });
  }

  async function insert(userId: number, chat: ChatRow | null, sent: Sent): Promise<MessageRow[]> {
    return db.transaction().execute(async (transaction) => {
      const repository = chatsRepository(transaction);
      if (chat) await checkQuiet(repository, chat);
      const chatId =
        chat?.id ??
        (await repository.insert({
          user_id: userId,
          kind: 'assistant',
          title: titleOf(sent.text),
          source_image_id: null,
        }));
      const own = { chat_id: chatId, user_id: userId };
      const said: Insertable<ChatMessagesTable> = {
        ...own,
        role: 'user',
        text: sent.text,
        idempotency_key: sent.idempotency_key ?? null,
        attachments: JSON.stringify([...new Set(sent.image_ids ?? [])]),
      };
      const answer: Insertable<ChatMessagesTable> = {
        ...own,
        role: 'assistant',
        text: '',
        author: assistant.describe().name,
        status: 'streaming',
        beat_at: clock.now(),
      };
      return repository.insertMessages(chatId, [said, answer]);
    });
  }

  /** Allows one answer at a time in a conversation. */
  async function checkQuiet(repository: ReturnType<typeof chatsRepository>, { id }: ChatRow): Promise<void> {
    if (!(await repository.lock(id))) throw new AppError('not_found');
    if ((await repository.findLastMessage(id))?.status === 'streaming') throw new AppError('answering');
  }

  async function checkLive(userId: number): Promise<void> {
    if ((await answersRepository(db).countLive(userId)) >= MAX_LIVE_ANSWERS) throw new AppError('answering');
  }

  async function answered(userId: number, row: MessageRow): Promise<{ message: ChatMessage }> {
    return { message: (await present.messages(userId, [row]))[0]! };
  }

  /** @throws AppError `answer_not_repeatable` unless the last message is an answer of the assistant. */
  async function lastAnswerOf({ id, kind }: ChatRow): Promise<MessageRow> {
    const last = kind === 'assistant' ? await chatsRepository(db).findLastMessage(id) : null;
    if (last?.role !== 'assistant') throw new AppError('answer_not_repeatable');
    return last;
  }

  return {
    /** @throws AppError `not_found`, `answering`; nothing is stored then. */
    async send(userId: number, chat: ChatRow | null, sent: Sent): Promise<ChatAnswer> {
      await checkPictures(userId, sent.image_ids ?? []);
      if (chat) await writer.endAbandoned(chat.id);
      await checkLive(userId);
      const rows = await insert(userId, chat, sent);
      const answer = rows.at(-1)!;
      await notify(answer.chat_id, answer.id);
      const messages = await present.messages(userId, rows);
      writer.begin(answer);
      return { chatId: answer.chat_id, messages, accepted: null };
    },

    /** @throws AppError `answer_not_repeatable`. */
    async stop(userId: number, chat: ChatRow): Promise<{ message: ChatMessage }> {
      await lastAnswerOf(chat);
      await writer.stop(chat.id);
      return answered(userId, await lastAnswerOf(chat));
    },

    /** @throws AppError `answering`, `answer_not_repeatable`. */
    async retry(userId: number, chat: ChatRow): Promise<{ message: ChatMessage }> {
      await writer.endAbandoned(chat.id);
      const { id } = await lastAnswerOf(chat);
      await checkLive(userId);
      const row = await answersRepository(db).beginAnew(id, clock.now());
      if (!row) throw new AppError('answering');
      await notify(chat.id, row.id);
      writer.begin(row);
      return answered(userId, row);
    },
  };
}
