import type { ImageItem } from '@kenna/contract';
import { useState } from 'react';
import { useLineage } from './lineage.api.ts';

/**
 * The picture that the last one of a lineage was edited from; null for a first picture, an upload, and a picture of
 * Generate Image, which draws a scene again instead of editing a picture.
 */
export function comparedWith(lineage: readonly ImageItem[] | undefined): ImageItem | null {
  const [before, after] = (lineage ?? []).slice(-2);
  if (!before || !after || after.tool === null || after.tool === 'GenerateImage') return null;
  return before;
}

/**
 * The opened picture and its lineage. A picture that the list does not contain is loaded with its lineage. A picture
 * that leaves the list, because it was moved to the bin for example, stays visible until the address changes, without
 * further requests.
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
