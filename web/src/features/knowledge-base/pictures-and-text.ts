import type { RichTextField, RTImageNode } from '@prismicio/client';

/** A part of a text. Consecutive pictures form one row. */
export type Part =
  | { readonly kind: 'text'; readonly blocks: RichTextField }
  | { readonly kind: 'pictures'; readonly pictures: readonly RTImageNode[] };

export function partsOf(field: RichTextField): readonly Part[] {
  const parts: ({ kind: 'text'; blocks: RichTextField[number][] } | { kind: 'pictures'; pictures: RTImageNode[] })[] =
    [];
  for (const block of field) {
    const last = parts.at(-1);
    if (block.type === 'image') {
      if (last?.kind === 'pictures') last.pictures.push(block);
      else parts.push({ kind: 'pictures', pictures: [block] });
    } else if (last?.kind === 'text') last.blocks.push(block);
    else parts.push({ kind: 'text', blocks: [block] });
  }
  return parts as readonly Part[];
}
