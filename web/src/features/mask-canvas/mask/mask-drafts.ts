import { createStoredDrafts } from '../../../lib/drafts/stored-drafts.ts';
import type { Mask } from './mask.ts';
import type { Size } from './rect.ts';
import { maskOfRuns, runsOf } from './runs.ts';

interface Draft extends Size {
  readonly runs: Uint32Array;
}

/** Unsent masks by the address of their picture, the 24 newest of them. */
const drafts = createStoredDrafts<Draft>('masks', 24);

/** Loads the draft of a picture. @returns null when there is no draft of this size. */
export async function loadDraft(picture: string, size: Size): Promise<Mask | null> {
  const draft = await drafts.load(picture);
  if (!draft || draft.width !== size.width || draft.height !== size.height) return null;
  return maskOfRuns(draft.runs, size);
}

export const saveDraft = (picture: string, mask: Mask): Promise<void> =>
  drafts.save(picture, { width: mask.width, height: mask.height, runs: runsOf(mask) });
