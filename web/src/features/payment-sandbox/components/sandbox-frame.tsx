import type { ReactNode } from 'react';
import classes from './payment-sandbox.module.css';

/** The page of a payment provider that is none, which nobody shall take for a real one. */
export function SandboxFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <p className={classes.ribbon} role="note">
        <b>TEST</b> No money moves here. Only the listed test cards work: never enter a real card.
      </p>
      {children}
    </div>
  );
}
