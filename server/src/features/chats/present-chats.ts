/**
 * Presents conversations to their owner: each answer with the present state of its render, and the picture to show
 * below it.
 */
import type { Chat, ChatMessage, ImageItem, RenderView } from '@kenna/contract';
import type { ImagesService } from '../images/images.service.ts';
import type { RendersService } from '../renders/renders.service.ts';
import type { ChatRow, MessageRow } from './chats.repository.ts';

interface Parts {
  readonly images: Pick<ImagesService, 'listByIds'>;
  readonly renders: Pick<RendersService, 'viewsOf'>;
}

const given = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))];

/** Shown when an answer's render ended without the promised picture. */
const NOT_DONE = 'This was not done: the picture is as it was.';
const isUndone = (render: RenderView | null) => render?.status === 'error' || render?.status === 'cancelled';

/** The render and pictures of a message. */
interface Shown {
  readonly render: RenderView | null;
  readonly picture: ImageItem | null;
  readonly attachments: readonly ImageItem[];
}

function presentMessage(row: MessageRow, { render, picture, attachments }: Shown): ChatMessage {
  const { id, role, is_marked, outcome, suggestions, status, seq, reason, note, author, actions, sources } = row;
  const isOfAssistant = author !== null;
  return {
    id,
    role,
    is_marked,
    outcome,
    suggestions,
    status,
    seq,
    reason,
    note,
    author,
    actions,
    sources,
    text: isUndone(render) ? NOT_DONE : row.text,
    render,
    picture,
    attachments: [...attachments],
    can: { stop: status === 'streaming', retry: isOfAssistant && status !== 'streaming' },
    created_at: row.created_at.toISOString(),
  };
}

export type ChatPresenter = ReturnType<typeof createChatPresenter>;

export function createChatPresenter({ images, renders }: Parts) {
  async function picturesOf(userId: number, ids: readonly (number | null)[]): Promise<Map<number, ImageItem>> {
    return new Map((await images.listByIds(userId, given(ids))).map((image) => [image.id, image]));
  }

  return {
    async messages(userId: number, rows: readonly MessageRow[]): Promise<ChatMessage[]> {
      const views = await renders.viewsOf(userId, given(rows.map(({ render_id: id }) => id)));
      const shown = rows.flatMap(({ image_id: id, attachments }) => [id, ...attachments]);
      const pictures = await picturesOf(userId, shown);
      return rows.map((row) => {
        const render = row.render_id === null ? null : (views.get(row.render_id) ?? null);
        const before = row.image_id === null ? null : (pictures.get(row.image_id) ?? null);
        // When the result was deleted, the earlier picture must not be shown as if it were the result.
        const picture = render?.status === 'completed' ? (render.images[0] ?? null) : before;
        const attachments = row.attachments.flatMap((id) => pictures.get(id) ?? []);
        return presentMessage(row, { render, picture, attachments });
      });
    },

    async chats(userId: number, rows: readonly ChatRow[]): Promise<Chat[]> {
      const pictures = await picturesOf(
        userId,
        rows.map(({ source_image_id: id }) => id),
      );
      return rows.map(({ id, kind, title, source_image_id: source, created_at }) => ({
        id,
        kind,
        title,
        created_at: created_at.toISOString(),
        source: source === null ? null : (pictures.get(source) ?? null),
      }));
    },

    async picture(userId: number, id: number | null): Promise<ImageItem | null> {
      return id === null ? null : ((await picturesOf(userId, [id])).get(id) ?? null);
    },
  };
}
