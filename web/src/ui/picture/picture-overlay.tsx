import { useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useIsSettled } from './use-is-settled.ts';
import classes from './picture-overlay.module.css';
import { Approached } from './when-approached.tsx';

interface PictureOverlayProps {
  /** Content of the top left corner, always visible. */
  readonly corner?: ReactNode;
  /**
   * Buttons at the top right, visible on hover or focus. Elements with `data-wide` are shown only on a picture that is
   * wide enough; an element with `data-narrow` replaces all others on phones and touch screens.
   */
  readonly tools?: ReactNode;
  /**
   * Buttons at the bottom right, visible on hover or focus. Pressed buttons and elements with `data-stays` are always
   * visible.
   */
  readonly marks?: ReactNode;
  readonly children: ReactNode;
}

/** A picture with its actions in the corners, so that its centre stays free. */
export function PictureOverlay({ corner, tools, marks, children }: PictureOverlayProps) {
  const { isApproached, ...approach } = useApproach();
  // Hundreds of pictures pass by while a person scrolls, and rendering their actions would cost more than rendering the
  // pictures.
  const isSettled = useIsSettled();
  const isEquipped = isSettled || isApproached;
  return (
    <div className={classes.overlay} {...approach}>
      {children}
      {corner && <div className={classes.corner}>{corner}</div>}
      <Approached value={isApproached}>
        {isEquipped && tools && <div className={classes.tools}>{tools}</div>}
        {isEquipped && marks && <div className={classes.marks}>{marks}</div>}
      </Approached>
    </div>
  );
}

/**
 * Whether the pointer or the focus has reached the picture. Touch screens give no hover beforehand, so there it is true
 * from the start.
 */
function useApproach() {
  const overlay = useRef<HTMLDivElement>(null);
  const [isApproached, setIsApproached] = useState(() => window.matchMedia('(hover: none)').matches);
  const focused = useRef<string | null>(null);
  // The button that had the focus may have been replaced by the menu that it stood for.
  useLayoutEffect(() => {
    if (focused.current === null || overlay.current?.contains(document.activeElement)) return;
    overlay.current?.querySelector<HTMLElement>(`[aria-label=${JSON.stringify(focused.current)}]`)?.focus();
  }, [isApproached]);
  // Rendered synchronously, because a press that follows at once must begin and end on the same button.
  const approach = () => isApproached || flushSync(() => setIsApproached(true));
  return {
    ref: overlay,
    isApproached,
    onPointerEnter: approach,
    // A picture that appears below a resting pointer is not entered.
    onPointerMove: approach,
    onFocus({ target }: FocusEvent) {
      focused.current = target.getAttribute('aria-label');
      setIsApproached(true);
    },
  };
}
