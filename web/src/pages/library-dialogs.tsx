import { lazy, Suspense } from 'react';
import { useOpenAsk } from '../features/image-actions/ask.store.ts';

const AskDialog = lazy(() =>
  import('../features/image-actions/components/ask-dialog.tsx').then((module) => ({ default: module.AskDialog })),
);

/** What opens over any page of a member when something is done with a picture. */
export function LibraryDialogs() {
  const ask = useOpenAsk();
  return <Suspense>{ask !== null && <AskDialog ask={ask} />}</Suspense>;
}

/** Whether one of them is open, so that what lies under it leaves the keys alone. */
export const useLibraryCovered = (): boolean => useOpenAsk() !== null;
