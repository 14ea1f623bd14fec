import { createContext, use, type ReactNode } from 'react';

/** Whether the pointer or the focus is on a picture, or has been. It is true where no `PictureOverlay` provides it. */
export const Approached = createContext(true);

interface WhenApproachedProps {
  /** Placeholder that looks the same as `children`. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a menu of a picture only once the picture is approached: walls have hundreds of menus, and each costs more to
 * render than its picture.
 */
export function WhenApproached({ before, children }: WhenApproachedProps) {
  return use(Approached) ? children : before;
}
