import { Button } from '@mantine/core';
import type { Collection } from '@kenna/contract';
import { mdiArrowLeft, mdiImageEditOutline, mdiLockOutline, mdiPencilOutline, mdiTuneVariant } from '@mdi/js';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { openCollectionDialog } from '../collection-dialog.store.ts';
import { imageCount } from '../collection-words.ts';
import classes from './collection-head.module.css';
import { ShareButton } from './share-button.tsx';

interface CollectionHeadProps {
  readonly collection: Collection;
  /** What other features do with the collection, such as downloading it. */
  readonly download: ReactNode;
}

/** Title and facts of a collection, with the owner's actions. */
export function CollectionHead({ collection, download }: CollectionHeadProps) {
  const { title, count, created_at, short_link } = collection;
  return (
    <div className={classes.head}>
      <Link to="/workplace/collections" className={classes.back}>
        <Icon path={mdiArrowLeft} />
        My Collections
      </Link>
      <h1>{title}</h1>
      <p className={classes.words}>
        <span>{imageCount(count)}</span>
        <RelativeTime moment={created_at} />
        {collection.private && (
          <span className={classes.private}>
            <Icon path={mdiLockOutline} size={16} />
            Private
          </span>
        )}
      </p>
      <div className={classes.actions}>
        <ShareButton shortLink={short_link} isMain={count > 0} />
        {download}
        <Button
          variant="default"
          size="md"
          leftSection={<Icon path={mdiTuneVariant} />}
          onClick={() => openCollectionDialog({ kind: 'share', collection })}
        >
          Link settings
        </Button>
        <Button
          variant="default"
          size="md"
          leftSection={<Icon path={mdiImageEditOutline} />}
          disabled={count === 0}
          onClick={() => openCollectionDialog({ kind: 'cover', collection })}
        >
          Edit cover
        </Button>
        <Button
          variant="default"
          size="md"
          leftSection={<Icon path={mdiPencilOutline} />}
          onClick={() => openCollectionDialog({ kind: 'edit', collection })}
        >
          Edit
        </Button>
      </div>
    </div>
  );
}
