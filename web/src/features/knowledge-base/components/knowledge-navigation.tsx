import { DRAWINGS_PAGE, FAQ_PAGE } from '@kenna/contract';
import { mdiChevronDown } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import type { Chapter, Chapters } from '../chapters.ts';
import classes from './knowledge-navigation.module.css';

/**
 * List of all pages of the knowledge base: a column next to the text, or on small screens a list that opens above it.
 * `chapters`: null while they load; the list then comes as a whole.
 */
export function KnowledgeNavigation({ chapters }: { readonly chapters: Chapters | null }) {
  const { pathname } = useLocation();
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (list.current) list.current.open = false;
  }, [pathname]);
  const all = chapters && (
    <>
      <Group title="Lessons" chapters={chapters.lessons} />
      <Group title="Every tool" chapters={chapters.tutorials} />
      <Group title="Help" chapters={[DRAWINGS_PAGE, FAQ_PAGE]} />
    </>
  );
  return (
    <>
      <nav aria-label="Knowledge base" className={classes.column}>
        {all}
      </nav>
      <details ref={list} className={classes.list}>
        <summary>
          All lessons
          <Icon path={mdiChevronDown} />
        </summary>
        <nav aria-label="Knowledge base">{all}</nav>
      </details>
    </>
  );
}

const Group = ({ title, chapters }: { readonly title: string; readonly chapters: readonly Chapter[] }) => (
  <div className={classes.group}>
    <p className={classes.title}>{title}</p>
    <ul>
      {chapters.map((chapter) => (
        <li key={chapter.path}>
          <NavLink end to={chapter.path}>
            {chapter.title}
          </NavLink>
        </li>
      ))}
    </ul>
  </div>
);
