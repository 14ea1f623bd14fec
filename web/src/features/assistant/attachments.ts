import { ATTACHMENT_LIMIT, type ImageItem } from '@kenna/contract';

/** A picture that goes with the next message. */
export interface Attachment {
  readonly id: number;
  /** A small copy. */
  readonly src: string;
}

export const attachmentOf = ({ id, variants, webp_image_url: url }: ImageItem): Attachment => ({
  id,
  src: variants[0]?.url ?? url,
});

/** Each once, and no more than one message takes. */
export function withAttachments(held: readonly Attachment[], added: readonly Attachment[]): readonly Attachment[] {
  const all = new Map([...held, ...added].map((each) => [each.id, each]));
  return [...all.values()].slice(0, ATTACHMENT_LIMIT);
}
