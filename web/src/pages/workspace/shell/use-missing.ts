import { useEffect } from 'react';
import { focusSource } from '../../../features/image-source/components/drop-zone.tsx';
import { focusPrompt } from '../../../features/workspace/prompt/focus-prompt.ts';
import { useDraft, useDraftDesk } from '../../../features/workspace/draft/draft.store.ts';
import type { Missing } from '../../../features/workspace/draft/missing.ts';

/**
 * Moves the focus to a missing input whenever the person tries to send without it, and returns the message to show
 * there until the input is complete.
 */
export function useMissing(missing: Missing | null): Missing | null {
  const reported = useDraft((state) => state.reported);
  const { reportMissing } = useDraftDesk();
  const stands = reported !== null && reported.words === missing?.words;
  useEffect(() => {
    if (reported) focusPlace(reported.at);
  }, [reported]);
  useEffect(() => {
    if (reported && !stands) reportMissing(null);
  }, [reported, stands, reportMissing]);
  useEffect(() => () => reportMissing(null), [reportMissing]);
  return stands ? reported : null;
}

function focusPlace(at: Missing['at']): void {
  if (at === 'prompt') focusPrompt();
  else if (at === 'image' || at === 'blend') focusSource(at);
  else {
    // With two tools, the one in a dialog follows the one on the page.
    const selector = at === 'size' ? '[aria-invalid="true"]' : '[data-part="stage"]';
    [...document.querySelectorAll<HTMLElement>(selector)].at(-1)?.focus();
  }
}
