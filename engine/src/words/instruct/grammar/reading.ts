import type { Edit } from '../edit.ts';

/** What a command, or a part of it, is read as. */
export interface Reading {
  /** With the places of their words, which order them. */
  readonly edits: readonly { readonly at: number; readonly edit: Edit }[];
  /** Why a part of it cannot be done, as sentences. */
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
