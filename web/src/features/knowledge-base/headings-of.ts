import type { RichTextField } from '@prismicio/client';
import { headingId } from './heading-id.ts';

export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** Sections of a text for its table of contents. */
export const headingsOf = (body: RichTextField | undefined): readonly Heading[] =>
  (body ?? []).flatMap((block) => (block.type === 'heading2' ? [{ id: headingId(block.text), text: block.text }] : []));
