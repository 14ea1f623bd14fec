import { Button } from '@mantine/core';
import type { Collection } from '@kenna/contract';
import {
  mdiArrowLeft,
  mdiDotsHorizontal,
  mdiImageEditOutline,
  mdiLockOutline,
  mdiPencilOutline,
  mdiTuneVariant,
} from '@mdi/js';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/layers/menu.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { openCollectionDialog } from '../collection-dialog.store.ts';
import { imageCount } from '../collection-words.ts';
import classes from './collection-head.module.css';
import { ShareButton } from './share-button.tsx';

interface CollectionHeadProps {
  readonly collection: Collection;
  /** Button that downloads the collection. */
  readonly download: ReactNode;
  /** Entries of the menu for what other features do with the collection. */
  readonly more: ReactNode;
}

/** Title and facts of a collection, with the owner's actions. */
export function CollectionHead({ collection, download, more }: CollectionHeadProps) {
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
        {count > 0 && (
          <>
            {download}
            <Button
              variant="default"
              size="md"
              leftSection={<Icon path={mdiImageEditOutline} />}
              onClick={() => openCollectionDialog({ kind: 'cover', collection })}
            >
              Edit cover
            </Button>
          </>
        )}
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <Button variant="default" size="md" className={classes.more ?? ''} aria-label="More actions">
              <Icon path={mdiDotsHorizontal} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<Icon path={mdiPencilOutline} />}
              onClick={() => openCollectionDialog({ kind: 'edit', collection })}
            >
              Edit
            </Menu.Item>
            <Menu.Item
              leftSection={<Icon path={mdiTuneVariant} />}
              onClick={() => openCollectionDialog({ kind: 'share', collection })}
            >
              Link settings
            </Menu.Item>
            {count > 0 && more}
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  );
}
