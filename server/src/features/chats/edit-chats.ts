/**
 * Conversations that edit a picture. The engine interprets the message; the edit is started as an ordinary render, in
 * the same transaction as the messages, so that neither exists without the other. The picture below an answer is
 * derived from its render, so nothing needs to be updated when the render ends.
 */
import {
  askRender,
  colourNameKey,
  tidyPrompt,
  writeColourCodes,
  type ChatAnswer,
  type ChatMessage,
  type chatRoutes,
  type ImageItem,
  type ParsedBody,
  type RenderAccepted,
} from '@kenna/contract';
import type { NamedColour } from '@kenna/contract/engine-task';
import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ChatMessagesTable } from '../../db/tables/picture-tables.ts';
import type { InstructionReading } from '../../ports/image-engine.port.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { ColoursService } from '../colours/colours.service.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { RendersService } from '../renders/renders.service.ts';
import { chatsRepository, type ChatRow, type MessageRow } from './chats.repository.ts';
import type { ChatPresenter } from './present-chats.ts';
import type { NotifyChat } from './notify-chats.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly images: Pick<ImagesService, 'traceConversation' | 'checkOwnMask'>;
  readonly renders: Pick<RendersService, 'create' | 'readInstruction' | 'vocabulary'>;
  readonly colours: Pick<ColoursService, 'namedIn'>;
  readonly present: ChatPresenter;
  readonly notify: NotifyChat;
}

type Sent = ParsedBody<typeof chatRoutes.send>;

/** The pictures of a message, and how the message was understood. */
interface Understood {
  readonly picture: ImageItem;
  /** The second picture that the message refers to; null for none. */
  readonly second: ImageItem | null;
  readonly reading: InstructionReading;
  /** The message as the engine receives it: with codes for the person's own colours. */
  readonly text: string;
  /** The picture below the answer until there is a result. */
  readonly shownId: number;
}

interface Pictures {
  readonly picture: ImageItem;
  readonly second: ImageItem | null;
}

const SECOND_GONE =
  'The second picture is not among your images: it was deleted or lies in the bin. Choose it again, or another one';
const SAME_PICTURE = 'This is the picture of the conversation itself: choose another one';

const TITLE_LENGTH = 80;

const NOTHING_BEFORE = 'There is nothing to undo: this is the picture that we began with.';
/** The reply where the engine does not interpret messages. */
const UNREAD = 'Here is the picture with your change.';

export function createEditChats({ db, images, renders, colours, present, notify }: Parts) {
  const chats = chatsRepository(db);

  async function lastAnswerOf(userId: number, chat: ChatRow | null): Promise<ChatMessage | null> {
    const newest = chat && (await chats.findLastMessage(chat.id));
    return newest ? ((await present.messages(userId, [newest]))[0] ?? null) : null;
  }

  /** The picture to edit. @throws AppError `not_found`, `conflict`, `invalid_fields`. */
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

  /** The second picture of a message. @throws AppError `invalid_fields`: it is not the person's, or not there. */
  async function secondOf(
    userId: number,
    { second_image_id: id }: Sent,
    picture: ImageItem,
  ): Promise<ImageItem | null> {
    if (id === null) return null;
    if (id === picture.id) throw invalidFields({ second_image_id: SAME_PICTURE });
    const second = await present.picture(userId, id);
    if (!second) throw invalidFields({ second_image_id: SECOND_GONE });
    return second;
  }

  /** The person's own colours that a message names; a name that is also a garment stays the garment. */
  async function coloursIn(userId: number, text: string): Promise<readonly NamedColour[]> {
    const forms = new Set((renders.vocabulary().kinds.form ?? []).map(({ label }) => colourNameKey(label)));
    return (await colours.namedIn(userId, [text])).filter(({ name }) => !forms.has(colourNameKey(name)));
  }

  async function understand(
    userId: number,
    { picture, second }: Pictures,
    { text: said, mask_image }: Sent,
  ): Promise<Understood> {
    const { texts, before, scene } = await images.traceConversation(userId, picture.id);
    const named = await coloursIn(userId, said);
    const text = writeColourCodes(said, named);
    const read = renders.readInstruction(text, texts, mask_image !== null, scene, second !== null);
    const answer = named.reduce((words, { name, hex }) => words.replaceAll(hex, name), read.answer);
    const reading = { ...read, answer };
    if (reading.outcome === 'undo' && before === null) {
      const cannot = { ...reading, outcome: 'cannot', answer: NOTHING_BEFORE } as const;
      return { picture, second, text, shownId: picture.id, reading: cannot };
    }
    return { picture, second, text, reading, shownId: (reading.outcome === 'undo' ? before?.id : null) ?? picture.id };
  }

  /** Stores both messages, in a new conversation where there is none yet. */
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
    const { picture, second, reading, shownId } = understood;
    if (chat && (await repository.lock(chat.id))?.last_message_id !== chat.last_message_id)
      throw new AppError('conflict');
    const title = sent.text.slice(0, TITLE_LENGTH);
    const chatId =
      chat?.id ?? (await repository.insert({ user_id: userId, kind: 'edit', title, source_image_id: picture.id }));
    const own = { chat_id: chatId, user_id: userId };
    const said: Insertable<ChatMessagesTable> = {
      ...own,
      role: 'user',
      text: sent.text,
      is_marked: sent.mask_image !== null,
      attachments: JSON.stringify(second ? [second.id] : []),
      idempotency_key: sent.idempotency_key ?? null,
    };
    const answer: Insertable<ChatMessagesTable> = {
      ...own,
      role: 'assistant',
      text: reading.answer || UNREAD,
      outcome: reading.outcome,
      render_id: renderId,
      image_id: shownId,
      suggestions: JSON.stringify(reading.suggestions),
    };
    return repository.insertMessages(chatId, [said, answer]);
  }

  async function begin(
    userId: number,
    { picture, second, text }: Understood,
    { mask_image }: Sent,
    alsoWrite: NonNullable<Parameters<RendersService['create']>[2]>,
  ): Promise<RenderAccepted> {
    const asked = askRender('EditWithChat', {
      prompt: text,
      text,
      maskImageUrl: mask_image,
      promptImageUrl: picture.image_url,
      blendImageUrl: second?.image_url ?? null,
      count: 1,
    });
    return renders.create(userId, asked, alsoWrite);
  }

  return {
    /** Suggested first messages. */
    firstSuggestions: (): string[] => [...renders.readInstruction('', [], false, null, false).suggestions],

    /**
     * @throws AppError `not_found`, `not_owner`, `conflict`, `invalid_fields`, and the errors of renders; nothing is
     * stored then.
     */
    async send(userId: number, chat: ChatRow | null, said: Sent): Promise<ChatAnswer> {
      // An edit is a single line, like a prompt.
      const sent = { ...said, text: tidyPrompt(said.text) };
      if ((sent.image_ids ?? []).length > 1) throw invalidFields({ image_ids: 'One picture at a time' });
      const picture = await pictureOf(userId, chat, sent.image_ids ?? []);
      if (sent.mask_image !== null) await images.checkOwnMask(userId, sent.mask_image);
      const second = await secondOf(userId, sent, picture);
      const understood = await understand(userId, { picture, second }, sent);
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
      const messages = await present.messages(userId, rows);
      const chatId = rows[0]?.chat_id ?? 0;
      await notify(chatId, rows.at(-1)?.id ?? null);
      return { chatId, messages, accepted };
    },
  };
}
