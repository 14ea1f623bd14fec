import type { ChatMessage, ImageItem, RenderView } from '@kenna/contract';

/** A picture of a conversation that one can go back to. */
export interface Step {
  readonly image: ImageItem;
  /** 0: the picture that it began with. */
  readonly number: number;
}

/** What was made by an answer; null while there is nothing, and for what was thrown away. */
const resultOf = ({ render }: ChatMessage): ImageItem | null => render?.images[0] ?? null;

/** The first picture, and each that an answer has made. */
export function stepsOf(source: ImageItem | null, messages: readonly ChatMessage[]): Step[] {
  const images = [source, ...messages.map(resultOf)].filter((image) => image !== null);
  return images.map((image, index) => ({ image, number: source === null ? index + 1 : index }));
}

/** What is seen after the last answer. */
export function standingOf(source: ImageItem | null, messages: readonly ChatMessage[]): ImageItem | null {
  return messages.findLast(({ role }) => role === 'assistant')?.picture ?? source;
}

/** The work that is under way; null for none. */
export function liveStepOf(messages: readonly ChatMessage[]): RenderView | null {
  const render = messages.at(-1)?.render ?? null;
  return render?.status === 'queued' || render?.status === 'processing' ? render : null;
}

/** The step that a picture was made from, when it is in the conversation. */
export const stepBefore = (image: ImageItem, steps: readonly Step[]): Step | null =>
  steps.find((step) => step.image.id === image.parent_image_id) ?? null;

/** The newest step that was made from a picture. */
export const stepAfter = (image: ImageItem, steps: readonly Step[]): Step | null =>
  steps.findLast((step) => step.image.parent_image_id === image.id) ?? null;

/** What is told to who does not see it. */
export function announcementOf(messages: readonly ChatMessage[]): string {
  const last = messages.at(-1);
  if (!last || last.role === 'user') return '';
  const { render, text } = last;
  if (render === null) return text;
  if (render.status === 'completed') return `The picture is ready. ${text}`;
  if (render.status === 'error') return `Not completed. ${render.reason ?? ''}`;
  return render.status === 'cancelled' ? 'Cancelled' : 'The picture is being edited';
}
