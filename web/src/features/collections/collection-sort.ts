import { COLLECTION_SORTS, type CollectionSort } from '@kenna/contract';

export const SORT_LABELS: Record<CollectionSort, string> = {
  last_saved: 'Last saved to',
  a_to_z: 'A to Z',
  z_to_a: 'Z to A',
};

export const sortOf = (name: string | null): CollectionSort =>
  COLLECTION_SORTS.find((sort) => sort === name) ?? 'last_saved';
