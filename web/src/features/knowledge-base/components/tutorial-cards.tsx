import { Link } from 'react-router';
import type { WrittenDocument } from '../written-documents.ts';
import { ContentPicture } from './content-picture.tsx';
import classes from './tutorial-cards.module.css';

/** One card per tool, with a picture of what it makes. */
export const TutorialCards = ({ tutorials }: { readonly tutorials: readonly WrittenDocument[] }) => (
  <ul className={classes.cards}>
    {tutorials.map(({ id, uid, data: { title, summary, cover } }) => (
      <li key={id}>
        <Link to={`/knowledge-base/tutorial/${uid}`} className={classes.card}>
          <ContentPicture image={cover} sizes="(min-width: 64em) 270px, (min-width: 40em) 45vw, 92vw" isDescribed />
          <span className={classes.title}>{title}</span>
          <span className={classes.summary}>{summary}</span>
        </Link>
      </li>
    ))}
  </ul>
);
