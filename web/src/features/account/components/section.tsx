import { useId, type ReactNode } from 'react';
import classes from './account.module.css';

interface SectionProps {
  readonly title: string;
  /** One sentence about the purpose of the section. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** A titled section of an account page, between thin lines. */
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
