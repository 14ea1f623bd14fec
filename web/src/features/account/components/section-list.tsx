import { Link } from 'react-router';
import { anchorOf } from '../section-anchor.ts';
import classes from './section-list.module.css';

/** Contents of a long account page: beside the sections in wide windows, in one row above them in others. */
export const SectionList = ({ titles }: { readonly titles: readonly string[] }) => (
  <nav aria-label="On this page" className={classes.contents}>
    <div>
      <p className={classes.title}>On this page</p>
      <ol>
        {titles.map((title) => (
          <li key={title}>
            <Link to={`#${anchorOf(title)}`} replace>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  </nav>
);
