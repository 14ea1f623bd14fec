import { useDebouncedValue } from '@mantine/hooks';
import { Link } from 'react-router';
import { DRAWINGS_PAGE, type Drawing } from '@kenna/contract';
import { drawingsNamed, drawingsPath } from '../found-drawings.ts';
import { foundPassage } from '../found-passage.ts';
import { useDrawings, useSearch } from '../knowledge-base.api.ts';
import type { WrittenDocument } from '../written-documents.ts';
import { ContentState } from './content-state.tsx';
import classes from './search.module.css';

const TYPING_MS = 200;
const KINDS = { lesson: 'Lesson', tutorial: 'Tool', faq: 'Questions', page: 'Page' } as const;

/** Maximum number of things that the hit of the drawings names. */
const MAX_NAMED = 6;

/** Pages of the knowledge base that match a search, and the drawings that do. */
export function SearchResults({ words }: { readonly words: string }) {
  const [settled] = useDebouncedValue(words.trim(), TYPING_MS);
  const search = useSearch(settled);
  const drawings = useDrawings();
  const drawn = drawingsNamed(drawings.data ?? [], settled);
  // What has exactly this name comes before the pages; what only contains it comes after them.
  const isName = drawn.some(({ label }) => label.toLowerCase() === settled.toLowerCase());
  const drawnHit = drawn.length > 0 && <DrawnHit drawn={drawn} words={settled} />;
  return (
    <section aria-label="Search results" className={classes.results}>
      <ContentState of={search}>
        {(found) => (
          <>
            <div role="status">
              <h1 className={classes.count}>{countOf(found.length + (drawn.length === 0 ? 0 : 1), settled)}</h1>
            </div>
            {found.length === 0 && drawn.length === 0 && (
              <p className={classes.none}>
                {`Nothing in the knowledge base mentions “${settled}”. Try another word: a tool, a setting or a fabric. `}
                <Link to="/knowledge-base/faq">The questions</Link> and{' '}
                <Link to="/knowledge-base/overview">the overview</Link> are good places to look.
              </p>
            )}
            <ol className={classes.hits}>
              {isName && drawnHit}
              {found.map((document) => (
                <Hit key={document.id} document={document} words={settled} />
              ))}
              {!isName && drawnHit}
            </ol>
          </>
        )}
      </ContentState>
    </section>
  );
}

const countOf = (pages: number, words: string): string =>
  pages === 0 ? 'Nothing found' : `${pages} ${pages === 1 ? 'page' : 'pages'} on “${words}”`;

/** Leads to the drawings that the words find. */
function DrawnHit({ drawn, words }: { readonly drawn: readonly Drawing[]; readonly words: string }) {
  const named = drawn.slice(0, MAX_NAMED).map(({ label }) => label);
  const more = drawn.length - named.length;
  return (
    <li>
      <Link to={drawingsPath(words)}>
        <span className={classes.kind}>Drawings</span>
        <span className={classes.hit}>{DRAWINGS_PAGE.title}</span>
        <span className={classes.passage}>{`${named.join(', ')}${more === 0 ? '' : ` and ${more} more`}`}</span>
      </Link>
    </li>
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
