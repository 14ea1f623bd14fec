import { useEffect } from 'react';
import { focusSource } from '../../features/image-source/components/drop-zone.tsx';
import { focusPrompt } from '../../features/workspace/prompt/focus-prompt.ts';
import { reportMissing, useReported, type Missing } from '../../features/workspace/request/missing.store.ts';

/**
 * Moves the focus to a missing input whenever the person tries to send without it, and returns the message to show
 * there until the input is complete.
 */
export function useMissing(missing: Missing | null): Missing | null {
  const reported = useReported((state) => state.reported);
  const stands = reported !== null && reported.words === missing?.words;
  useEffect(() => {
    if (reported) focusPlace(reported.at);
  }, [reported]);
  useEffect(() => {
    if (reported && !stands) reportMissing(null);
  }, [reported, stands]);
  useEffect(() => () => reportMissing(null), []);
  return stands ? reported : null;
}

function focusPlace(at: Missing['at']): void {
  if (at === 'prompt') focusPrompt();
  else if (at === 'image' || at === 'blend') focusSource(at);
  else document.querySelector<HTMLElement>(at === 'size' ? '[aria-invalid="true"]' : '[data-part="stage"]')?.focus();
}
