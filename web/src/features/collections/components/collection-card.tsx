import type { Collection } from '@kenna/contract';
import { mdiArrowTopRight, mdiLockOutline, mdiPencilOutline } from '@mdi/js';
import type { DragEvent } from 'react';
import { Link } from 'react-router';
import { draggedPictures, isPictureDrag } from '../../../lib/pictures/dragged-picture.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/messages/toast.store.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { openCollectionDialog } from '../collection-dialog.store.ts';
import { imageCount } from '../collection-words.ts';
import { useAddToCollection } from '../collections.api.ts';
import { CardPictures } from './card-pictures.tsx';
import classes from './collections.module.css';

interface CollectionCardProps {
  readonly collection: Collection;
  readonly allowExplicit: boolean;
}

/** A collection in the list: cover, two thumbnails, title and facts. Pictures that are dropped on it are saved to it. */
export function CollectionCard({ collection, allowExplicit }: CollectionCardProps) {
  const { id, title, count, created_at } = collection;
  const add = useAddToCollection();
  const onDragOver = (event: DragEvent) => {
    if (isPictureDrag(event.dataTransfer)) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    const images = draggedPictures(event.dataTransfer);
    if (images.length === 0) return;
    // The window's drop target ignores drops that are handled already.
    event.preventDefault();
    add.mutate({ collection, images }, { onSuccess: () => showToast({ title: `Saved to ${title}`, type: 'success' }) });
  };
  return (
    <article className={classes.card} data-takes-picture onDragOver={onDragOver} onDrop={onDrop}>
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
