import { createContext, use, type ReactNode } from 'react';

/** Whether a picture is pointed at or holds the focus, or has been; true where nobody tells. */
export const Approached = createContext(true);

interface WhenApproachedProps {
  /** Stands in, and looks the same. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

/** A menu of a picture: walls have hundreds, and each costs more to make than its picture. */
export function WhenApproached({ before, children }: WhenApproachedProps) {
  return use(Approached) ? children : before;
}
