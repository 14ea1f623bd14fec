import { useDebouncedValue } from '@mantine/hooks';
import { Link } from 'react-router';
import { foundPassage } from '../found-passage.ts';
import { useSearch } from '../knowledge-base.api.ts';
import type { WrittenDocument } from '../written-documents.ts';
import { ContentState } from './content-state.tsx';
import classes from './search.module.css';

const TYPING_MS = 200;
const KINDS = { lesson: 'Lesson', tutorial: 'Tool', faq: 'Questions', page: 'Page' } as const;

/** Pages of the knowledge base that match a search. */
export function SearchResults({ words }: { readonly words: string }) {
  const [settled] = useDebouncedValue(words.trim(), TYPING_MS);
  const search = useSearch(settled);
  return (
    <section aria-label="Search results" className={classes.results}>
      <ContentState of={search}>
        {(found) => (
          <>
            <div role="status">
              <h1 className={classes.count}>
                {found.length === 0 ? 'Nothing found' : `${found.length} ${found.length === 1 ? 'page' : 'pages'}`}
              </h1>
            </div>
            {found.length === 0 && (
              <p className={classes.none}>
                {`Nothing in the knowledge base mentions “${settled}”. Try another word: a tool, a setting or a fabric. `}
                <Link to="/knowledge-base/faq">The questions</Link> and{' '}
                <Link to="/knowledge-base/overview">the overview</Link> are good places to look.
              </p>
            )}
            <ol className={classes.hits}>
              {found.map((document) => (
                <Hit key={document.id} document={document} words={settled} />
              ))}
            </ol>
          </>
        )}
      </ContentState>
    </section>
  );
}

function Hit({ document, words }: { readonly document: WrittenDocument; readonly words: string }) {
  const { marks, anchor } = foundPassage(document, words);
  return (
    <li>
      <Link to={`${document.url ?? '/knowledge-base'}${anchor === null ? '' : `#${anchor}`}`}>
        <span className={classes.kind}>{KINDS[document.type]}</span>
        <span className={classes.hit}>{document.data.title}</span>
        <span className={classes.passage}>
          {marks.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))}
        </span>
      </Link>
    </li>
  );
}
