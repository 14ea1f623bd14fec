import classes from './article.module.css';

interface ArticleHeadProps {
  readonly kicker?: string;
  readonly title: string;
  readonly summary: string;
}

/** Title and summary of a page. */
export const ArticleHead = ({ kicker, title, summary }: ArticleHeadProps) => (
  <header className={classes.head}>
    {kicker !== undefined && <p className={classes.kicker}>{kicker}</p>}
    <h1>{title}</h1>
    <p className={classes.summary}>{summary}</p>
  </header>
);
