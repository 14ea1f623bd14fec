import { useEffect, useState } from 'react';
import type { Heading } from '../headings-of.ts';
import classes from './on-this-page.module.css';

/** A section counts as being read when its heading is above this share of the window's height. */
const READING_LINE = 0.3;

/** Table of contents of a page, in which the section that is being read is marked. */
export function OnThisPage({ headings }: { readonly headings: readonly Heading[] }) {
  const current = useVisibleSection(headings);
  if (headings.length < 2) return null;
  return (
    <nav aria-label="On this page" className={classes.contents}>
      <p className={classes.title}>On this page</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function useVisibleSection(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight * READING_LINE;
      const passed = headings.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line,
      );
      setCurrent(passed.at(-1)?.id ?? null);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [headings]);
  return current;
}
