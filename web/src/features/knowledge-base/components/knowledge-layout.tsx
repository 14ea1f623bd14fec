import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useChapters } from '../knowledge-base.api.ts';
import { KnowledgeNavigation } from './knowledge-navigation.tsx';
import classes from './knowledge-layout.module.css';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';

/** Query parameter with the search words, so that a search can be shared and Back works. */
const SEARCH_PARAMETER = 'search';

const NO_CHAPTERS = { lessons: [], tutorials: [] };

/**
 * Layout of the knowledge base: search and table of contents on the left, and the page or the search results on the
 * right.
 */
export function KnowledgeLayout({ children }: { readonly children: ReactNode }) {
  const [parameters, setParameters] = useSearchParams();
  const words = parameters.get(SEARCH_PARAMETER) ?? '';
  const isSearch = words.trim() !== '';
  const chapters = useChapters();
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        <SearchField
          words={words}
          onWords={(text) => setParameters(text === '' ? {} : { [SEARCH_PARAMETER]: text }, { replace: words !== '' })}
        />
        <KnowledgeNavigation
          chapters={chapters.data ?? (chapters.isError ? NO_CHAPTERS : null)}
          marksPage={!isSearch}
        />
      </div>
      <main className={classes.main}>{isSearch ? <SearchResults words={words} /> : children}</main>
    </div>
  );
}
