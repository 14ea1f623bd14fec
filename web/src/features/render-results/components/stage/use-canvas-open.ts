import { useState } from 'react';

interface CanvasInput {
  /** Identity of the work in progress, such as of the picture on the canvas. */
  readonly work: string;
  /** Whether a request is on its way whose results are shown in place of the canvas. */
  readonly isSending: boolean;
  /** Whether the last request was refused. */
  readonly isRefused: boolean;
}

/**
 * Whether a canvas is shown, or results in its place: those of a request that is sent, until the person goes back, the
 * request is refused or another picture is chosen.
 */
export function useCanvasOpen({ work, isSending, isRefused }: CanvasInput) {
  const [seen, setSeen] = useState({ work, isSending, isOpen: !isSending });
  if (seen.work !== work) setSeen({ work, isSending, isOpen: true });
  else if (seen.isSending !== isSending) setSeen({ work, isSending, isOpen: !isSending && (seen.isOpen || isRefused) });
  const set = (isOpen: boolean) => setSeen({ work, isSending, isOpen });
  return { isOpen: seen.isOpen, open: () => set(true), close: () => set(false) };
}
