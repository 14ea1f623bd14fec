import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { anchorOf } from '../section-anchor.ts';
import classes from './account.module.css';

interface SectionProps {
  readonly title: string;
  /** One sentence about the purpose of the section. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** A titled section of an account page, between thin lines. An address that ends with its anchor leads to it. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const isWanted = hash === `#${anchorOf(title)}`;
  useEffect(() => {
    if (!isWanted) return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, [isWanted, key]);
  return (
    <section ref={section} id={anchorOf(title)} tabIndex={-1} className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {about !== undefined && <p className={classes.about}>{about}</p>}
      </div>
      {children}
    </section>
  );
}
