import type { SharedCollection } from '@kenna/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useProductName } from '../../../lib/text/product-name.ts';
import classes from './shared-collection.module.css';

interface SharedHeadProps {
  readonly collection: SharedCollection;
  /** True if an explicit cover is shown. */
  readonly allowExplicit: boolean;
  readonly actions: ReactNode;
}

/** The cover at full width, and a panel with the title, the author and the number of pictures. */
export function SharedHead({ collection, allowExplicit, actions }: SharedHeadProps) {
  const { title, owner_name, count, count_is_minimum: isMinimum, cover_is_nsfw } = collection;
  const cover = cover_is_nsfw && !allowExplicit ? null : collection.cover;
  return (
    <header className={classes.head} data-cover={cover !== null}>
      {cover !== null && <img className={classes.cover} src={cover} alt="" fetchPriority="high" />}
      <div className={classes.plate}>
        <h1>{title}</h1>
        <p>{`${count}${isMinimum ? '+' : ''} ${count === 1 ? 'image' : 'images'} · by ${owner_name}`}</p>
      </div>
      <div className={classes.bar}>
        <Link to="/" className={classes.mark}>
          {useProductName()}
        </Link>
        <div className={classes.actions}>{actions}</div>
      </div>
    </header>
  );
}
