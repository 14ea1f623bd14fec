import { useEffect } from 'react';
import { focusSource } from '../../features/image-source/components/drop-zone.tsx';
import { focusPrompt } from '../../features/workspace/focus-prompt.ts';
import { tellMissing, useTold, type Missing } from '../../features/workspace/missing.store.ts';

/**
 * Moves the focus to a missing input whenever the person tries to send without it, and returns the message to show
 * there until the input is complete.
 */
export function useMissing(missing: Missing | null): Missing | null {
  const told = useTold((state) => state.told);
  const stands = told !== null && told.words === missing?.words;
  useEffect(() => {
    if (told) focusPlace(told.at);
  }, [told]);
  useEffect(() => {
    if (told && !stands) tellMissing(null);
  }, [told, stands]);
  useEffect(() => () => tellMissing(null), []);
  return stands ? told : null;
}

function focusPlace(at: Missing['at']): void {
  if (at === 'prompt') focusPrompt();
  else if (at === 'image' || at === 'blend') focusSource(at);
  else document.querySelector<HTMLElement>(at === 'size' ? '[aria-invalid="true"]' : '[data-part="stage"]')?.focus();
}
