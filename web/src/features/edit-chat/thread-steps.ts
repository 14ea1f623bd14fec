import type { ChatMessage, ImageItem, RenderView } from '@kenna/contract';

/** A picture of a conversation to which a person can return. */
export interface Step {
  readonly image: ImageItem;
  /** 0: the source picture of the conversation. */
  readonly number: number;
}

/** Picture made by an answer; null when there is none or it was deleted. */
const resultOf = ({ render }: ChatMessage): ImageItem | null => render?.images[0] ?? null;

/** The source picture and every picture made by an answer. */
export function stepsOf(source: ImageItem | null, messages: readonly ChatMessage[]): Step[] {
  const images = [source, ...messages.map(resultOf)].filter((image) => image !== null);
  return images.map((image, index) => ({ image, number: source === null ? index + 1 : index }));
}

/** The current picture after the last answer. */
export function currentPictureOf(source: ImageItem | null, messages: readonly ChatMessage[]): ImageItem | null {
  return messages.findLast(({ role }) => role === 'assistant')?.picture ?? source;
}

/** The running render; null for none. */
export function liveStepOf(messages: readonly ChatMessage[]): RenderView | null {
  const render = messages.at(-1)?.render ?? null;
  return render?.status === 'queued' || render?.status === 'processing' ? render : null;
}

/** The step from which a picture was made; null when it is not in the conversation. */
export const stepBefore = (image: ImageItem, steps: readonly Step[]): Step | null =>
  steps.find((step) => step.image.id === image.parent_image_id) ?? null;

/** The newest step made from a picture; null for none. */
export const stepAfter = (image: ImageItem, steps: readonly Step[]): Step | null =>
  steps.findLast((step) => step.image.parent_image_id === image.id) ?? null;

/** What the last message says: an answer describes a picture that is there, and otherwise what became of it. */
export function lastWordsOf(messages: readonly ChatMessage[]): string | null {
  const last = messages.at(-1);
  if (!last) return null;
  return last.render === null || last.render.status === 'completed' ? last.text : announcementOf(messages);
}

/** Text for screen readers about the last answer. */
export function announcementOf(messages: readonly ChatMessage[]): string {
  const last = messages.at(-1);
  if (!last || last.role === 'user') return '';
  const { render, text } = last;
  if (render === null) return text;
  if (render.status === 'completed') return `The picture is ready. ${text}`;
  if (render.status === 'error') return `Not completed. ${render.reason ?? ''}`;
  return render.status === 'cancelled' ? 'Cancelled' : 'The picture is being edited';
}
