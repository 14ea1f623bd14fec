import { useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useIsSettled } from './use-is-settled.ts';
import classes from './picture-overlay.module.css';
import { Approached } from './when-approached.tsx';

interface PictureOverlayProps {
  /** Always shown in the corner at the top left. */
  readonly corner?: ReactNode;
  /**
   * At the top right, on hover or focus. Anything marked `data-wide` shows only where the picture is wide enough; what is
   * marked `data-narrow` takes the place of everything else on a phone.
   */
  readonly tools?: ReactNode;
  /** At the bottom right, on hover or focus; what is pressed, or marked `data-stays`, stays. */
  readonly marks?: ReactNode;
  readonly children: ReactNode;
}

/** A picture with its actions at the corners, so that its middle stays free. */
export function PictureOverlay({ corner, tools, marks, children }: PictureOverlayProps) {
  const { isApproached, ...approach } = useApproach();
  // Whoever scrolls on passes hundreds of pictures by, whose actions would cost more to make than they.
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

/** A finger comes without notice: where nothing hovers, everything is there from the start. */
function useApproach() {
  const overlay = useRef<HTMLDivElement>(null);
  const [isApproached, setIsApproached] = useState(() => window.matchMedia('(hover: none)').matches);
  const focused = useRef<string | null>(null);
  // What stood in for a button may have held the focus.
  useLayoutEffect(() => {
    if (focused.current === null || overlay.current?.contains(document.activeElement)) return;
    overlay.current?.querySelector<HTMLElement>(`[aria-label=${JSON.stringify(focused.current)}]`)?.focus();
  }, [isApproached]);
  return {
    ref: overlay,
    isApproached,
    // At once: a press that follows closely must begin and end on one and the same button.
    onPointerEnter: () => isApproached || flushSync(() => setIsApproached(true)),
    onFocus({ target }: FocusEvent) {
      focused.current = target.getAttribute('aria-label');
      setIsApproached(true);
    },
  };
}
