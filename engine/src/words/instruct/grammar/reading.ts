import type { Edit } from '../edit.ts';

/** The result of reading a command or a part of it. */
export interface Reading {
  /** Each edit has the index of its words, which orders the edits. */
  readonly edits: readonly { readonly at: number; readonly edit: Edit }[];
  /** Sentences that say why a part of it cannot be done. */
  readonly refusals: readonly string[];
}

export const NOTHING: Reading = { edits: [], refusals: [] };
export const refused = (...refusals: readonly string[]): Reading => ({ edits: [], refusals });
export const one = (at: number, edit: Edit): Reading => ({ edits: [{ at, edit }], refusals: [] });

export function joined(...readings: readonly Reading[]): Reading {
  return {
    edits: readings.flatMap(({ edits }) => edits).toSorted((a, b) => a.at - b.at),
    refusals: readings.flatMap(({ refusals }) => refusals),
  };
}
