import type { RowFilter, RunView } from '@kenna/contract';
import { useState } from 'react';
import { useRunPages } from './runs.api.ts';

/** Lines that are rendered above and below the visible part, so that scrolling does not show empty ones. */
const SPARE_LINES = 2;

interface Window {
  /** The visible part in px from the top of the list. */
  readonly from: number;
  readonly to: number;
  /** Height of a line in px, and the number of products in it. */
  readonly lineHeight: number;
  readonly perLine: number;
}

/** The products of a run that are near the visible part of a list, and the height of the whole list. */
export function useGridRows(run: RunView, filter: RowFilter | null, { from, to, lineHeight, perLine }: Window) {
  // Without a filter the number is known before the first answer; otherwise the last answer has it.
  const [known, setKnown] = useState<{ readonly filter: RowFilter | null; readonly total: number } | null>(null);
  const guess = filter === null ? run.products : known?.filter === filter ? known.total : 1;
  const lines = Math.ceil(guess / perLine);
  const first = Math.min(Math.max(0, Math.floor(from / lineHeight) - SPARE_LINES), lines);
  const last = Math.min(lines, Math.max(1, Math.ceil(to / lineHeight) + SPARE_LINES));
  const { rowAt, total, isError, retry } = useRunPages(run, filter, first * perLine, last * perLine);
  if (total !== null && (known?.filter !== filter || known.total !== total)) setKnown({ filter, total });
  const places = Array.from({ length: Math.max(0, Math.min(last * perLine, guess) - first * perLine) }, (_, index) => {
    const place = first * perLine + index;
    return { place, row: rowAt(place) };
  });
  return { places, total, firstLine: first, height: lines * lineHeight, isError, retry };
}
