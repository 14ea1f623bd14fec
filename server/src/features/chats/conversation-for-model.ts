import type { ModelMessage } from '../../ports/language-model.port.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { MessageRow } from './chats.repository.ts';

/** Maximum characters of a conversation for a model, so that a small model can process it. */
const MAX_CHARACTERS = 12_000;
/** Number of latest messages with pictures whose pictures are sent; of earlier ones only the text is sent. */
const MESSAGES_WITH_PICTURES = 2;

/** The newest messages that fit, oldest first; the last one is always complete, whatever its length. */
function newestThatFit(rows: readonly MessageRow[]): MessageRow[] {
  const newest: MessageRow[] = [];
  let left = MAX_CHARACTERS;
  for (const row of rows.toReversed()) {
    left -= row.text.length;
    if (left < 0 && newest.length > 0) break;
    newest.unshift(row);
  }
  return newest;
}

/** The earlier messages, as context for a model. */
export async function conversationForModel(
  userId: number,
  rows: readonly MessageRow[],
  images: Pick<ImagesService, 'readSmall'>,
): Promise<ModelMessage[]> {
  const said = newestThatFit(rows.filter(({ role, text }) => role === 'user' || text !== ''));
  const showing = new Set(said.filter(({ attachments }) => attachments.length > 0).slice(-MESSAGES_WITH_PICTURES));
  return Promise.all(
    said.map(async (row) => ({
      role: row.role,
      text: row.text,
      pictures: showing.has(row) ? await images.readSmall(userId, row.attachments) : [],
    })),
  );
}
