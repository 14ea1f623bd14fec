import { ATTACHMENT_LIMIT, type ImageItem } from '@kenna/contract';

/** A picture attached to the next message. */
export interface Attachment {
  readonly id: number;
  /** Address of a small copy. */
  readonly src: string;
}

export const attachmentOf = ({ id, variants, webp_image_url: url }: ImageItem): Attachment => ({
  id,
  src: variants[0]?.url ?? url,
});

/** Adds pictures without duplicates, up to the limit of one message. */
export function withAttachments(current: readonly Attachment[], added: readonly Attachment[]): readonly Attachment[] {
  const all = new Map([...current, ...added].map((each) => [each.id, each]));
  return [...all.values()].slice(0, ATTACHMENT_LIMIT);
}
