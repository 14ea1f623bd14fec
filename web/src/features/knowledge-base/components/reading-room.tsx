import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useChapters } from '../knowledge-base.api.ts';
import { KnowledgeNavigation } from './knowledge-navigation.tsx';
import classes from './reading-room.module.css';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';

/** Of the address, so that a search can be shared and gone back to. */
const SEARCH = 'search';

const NOTHING = { lessons: [], tutorials: [] };

/** The knowledge base: what there is to read beside what is read, or what a search found in its place. */
export function ReadingRoom({ children }: { readonly children: ReactNode }) {
  const [parameters, setParameters] = useSearchParams();
  const words = parameters.get(SEARCH) ?? '';
  const chapters = useChapters();
  return (
    <div className={classes.room}>
      <div className={classes.side}>
        <SearchField
          words={words}
          onWords={(text) => setParameters(text === '' ? {} : { [SEARCH]: text }, { replace: words !== '' })}
        />
        <KnowledgeNavigation chapters={chapters.data ?? NOTHING} />
      </div>
      <main className={classes.main}>{words.trim() === '' ? children : <SearchResults words={words} />}</main>
    </div>
  );
}
