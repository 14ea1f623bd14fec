import type { ImageItem } from '@kenna/contract';
import { useState } from 'react';
import { useLineage } from './lineage.api.ts';

/** The picture before, when a tool has worked on it. */
export function comparedWith(lineage: readonly ImageItem[] | undefined): ImageItem | null {
  const [before, after] = (lineage ?? []).slice(-2);
  if (!before || !after || after.tool === null || after.tool === 'GenerateImage') return null;
  return before;
}

/**
 * The opened picture: from the list, or by itself when the list never held it; and how it came about. What leaves the
 * list, into the bin for one, stays in sight until the address moves on, and nothing is asked about it any more.
 */
export function useShownImage(images: readonly ImageItem[], id: number) {
  const found = images.find((image) => image.id === id);
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const listed = found ?? (last?.id === id ? last : undefined);
  const derived = listed === undefined || listed.parent_image_id !== null;
  const lineage = useLineage(derived ? id : null);
  return { image: listed ?? lineage?.at(-1), lineage, before: comparedWith(lineage) };
}
