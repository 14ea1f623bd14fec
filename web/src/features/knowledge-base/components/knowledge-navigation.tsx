import { DRAWINGS_PAGE, FAQ_PAGE } from '@kenna/contract';
import { mdiChevronDown } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import type { Chapter, Chapters } from '../chapters.ts';
import classes from './knowledge-navigation.module.css';

interface KnowledgeNavigationProps {
  readonly chapters: Chapters | null;
  readonly marksPage: boolean;
}

/**
 * List of all pages of the knowledge base: a column next to the text, or on small screens a list that opens above it.
 * `chapters`: null while they load; the list then comes as a whole.
 * `marksPage`: false while the results of a search are shown in place of the page.
 */
export function KnowledgeNavigation({ chapters, marksPage }: KnowledgeNavigationProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (list.current) list.current.open = false;
  }, [pathname]);
  const all = chapters && (
    <>
      <Group title="Lessons" marksPage={marksPage} chapters={chapters.lessons} />
      <Group title="Every tool" marksPage={marksPage} chapters={chapters.tutorials} />
      <Group title="Help" marksPage={marksPage} chapters={[DRAWINGS_PAGE, FAQ_PAGE]} />
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

interface GroupProps {
  readonly title: string;
  readonly chapters: readonly Chapter[];
  readonly marksPage: boolean;
}

const Group = ({ title, chapters, marksPage }: GroupProps) => (
  <div className={classes.group}>
    <p className={classes.title}>{title}</p>
    <ul>
      {chapters.map((chapter) => (
        <li key={chapter.path}>
          <NavLink end to={chapter.path} aria-current={marksPage ? 'page' : false}>
            {chapter.title}
          </NavLink>
        </li>
      ))}
    </ul>
  </div>
);
