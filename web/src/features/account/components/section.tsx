import { useId, type ReactNode } from 'react';
import classes from './account.module.css';

interface SectionProps {
  readonly title: string;
  /** What it brings, in a sentence. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** One matter of the account, between hairlines. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {about !== undefined && <p className={classes.about}>{about}</p>}
      </div>
      {children}
    </section>
  );
}
