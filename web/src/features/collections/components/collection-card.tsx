import type { Collection } from '@kenna/contract';
import { mdiArrowTopRight, mdiLockOutline, mdiPencilOutline } from '@mdi/js';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { openCollectionDialog } from '../collection-dialog.store.ts';
import { imageCount } from '../collection-words.ts';
import { CardPictures } from './card-pictures.tsx';
import classes from './collections.module.css';

interface CollectionCardProps {
  readonly collection: Collection;
  readonly allowExplicit: boolean;
}

/** A collection in the list: cover, two thumbnails, title and facts. */
export function CollectionCard({ collection, allowExplicit }: CollectionCardProps) {
  const { id, title, count, created_at } = collection;
  return (
    <article className={classes.card}>
      <Link to={`/workplace/collections/${id}`} className={classes.cardLink}>
        <CardPictures collection={collection} allowExplicit={allowExplicit} />
        <h2 className={classes.cardTitle}>
          {collection.private && (
            <span role="img" aria-label="Private">
              <Icon path={mdiLockOutline} size={18} />
            </span>
          )}
          {title}
        </h2>
      </Link>
      <p className={classes.cardWords}>
        {imageCount(count)} <span aria-hidden="true">·</span> <RelativeTime moment={created_at} />
      </p>
      <div className={classes.cardActions}>
        <Link to={`/workplace/collections/${id}`} className={classes.round} aria-label={`Open ${title}`} title="Open">
          <Icon path={mdiArrowTopRight} />
        </Link>
        <IconButton
          label={`Edit ${title}`}
          icon={mdiPencilOutline}
          tone="scrim"
          onClick={() => openCollectionDialog({ kind: 'edit', collection })}
        />
      </div>
    </article>
  );
}
