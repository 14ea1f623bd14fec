import { Link, useLocation } from 'react-router';
import { neighboursOf, type Chapter, type Chapters } from '../chapters.ts';
import type { WrittenDocument } from '../written-documents.ts';
import classes from './article.module.css';

interface ArticleFootProps {
  readonly document: WrittenDocument | null;
  readonly chapters: Chapters | undefined;
}

/** Links at the end of a page: related pages, and the previous and next chapter. */
export function ArticleFoot({ document, chapters }: ArticleFootProps) {
  const { pathname } = useLocation();
  if (!chapters) return null;
  const { previous, next } = neighboursOf(chapters, pathname);
  const all = [...chapters.lessons, ...chapters.tutorials];
  const related = (document?.data.related ?? []).flatMap(({ document: link }) =>
    'url' in link ? all.filter(({ path }) => path === link.url) : [],
  );
  return (
    <footer className={classes.foot}>
      {related.length > 0 && (
        <section aria-labelledby="goes-with-this">
          <h2 id="goes-with-this">Related pages</h2>
          <ul className={classes.related}>
            {related.map(({ path, title, summary }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
                <p>{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav aria-label="Pages in order" className={classes.neighbours}>
        {previous && <Neighbour word="Previous" chapter={previous} />}
        {next && <Neighbour word="Next" chapter={next} />}
      </nav>
    </footer>
  );
}

const Neighbour = ({ word, chapter }: { readonly word: string; readonly chapter: Chapter }) => (
  <Link to={chapter.path} data-next={word === 'Next'}>
    <span>{word}</span>
    {chapter.title}
  </Link>
);
