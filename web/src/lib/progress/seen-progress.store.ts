import { create } from 'zustand';
import type { ProgressSample } from './remaining-time.ts';

interface SeenProgress {
  /** Since when this attempt has been seen, and how far it was then. */
  readonly first: ProgressSample;
  readonly latest: ProgressSample;
}

/** Progress of renders that was seen on this page, by the id of the render. */
export const useSeenProgress = create<Readonly<Record<number, SeenProgress>>>(() => ({}));

/** Notes how far a render is. A lower progress than before belongs to another attempt, which is measured anew. */
export function noteProgress(id: number, latest: ProgressSample): void {
  const before = useSeenProgress.getState()[id];
  const isSame = before !== undefined && latest.progress >= before.latest.progress;
  if (isSame && latest.progress === before.latest.progress) return;
  useSeenProgress.setState({ [id]: { first: isSame ? before.first : latest, latest } });
}
