import type { ReactNode } from 'react';
import classes from './payment-sandbox.module.css';

/** The layout of the simulated payment provider. It states clearly that no real payment takes place. */
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
