import { ROW_FILTERS, type CellReview, type RowFilter, type RunCell } from '@kenna/contract';
import { STATE_WORDS } from './run-words.ts';

export const REVIEW_WORDS: Readonly<Record<CellReview, string>> = { approved: 'Approved', rejected: 'Rejected' };

export const FILTER_WORDS: Readonly<Record<RowFilter, string>> = {
  ...STATE_WORDS,
  ...REVIEW_WORDS,
  unreviewed: 'Not reviewed',
};

/** Null for a text that names no filter, such as one from an address. */
export const filterOf = (text: string | null): RowFilter | null =>
  ROW_FILTERS.find((filter) => filter === text) ?? null;

/** Whether the grid, limited to this, shows a cell; without a filter it shows all. */
export function isShown({ state, review, image }: RunCell, filter: RowFilter | null): boolean {
  if (filter === null) return true;
  if (filter === 'unreviewed') return review === null && image !== null;
  return filter === 'approved' || filter === 'rejected' ? review === filter : state === filter;
}
