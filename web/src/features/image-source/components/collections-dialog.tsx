import { Modal } from '@mantine/core';
import type { DialogCollection } from '@kenna/contract';
import { mdiArrowLeft, mdiLockOutline } from '@mdi/js';
import { useState } from 'react';
import { EndSentinel } from '../../../ui/messages/end-sentinel.tsx';
import { PictureChoices } from '../../../ui/picture/picture-choices.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePickerCollections } from '../picker.api.ts';
import type { PickerProps } from './images-dialog.tsx';
import classes from './picker.module.css';

/** Chooses a collection, then a picture of it. */
export function CollectionsDialog({ allowExplicit, onChoose, onClose }: PickerProps) {
  const list = usePickerCollections();
  const [opened, setOpened] = useState<DialogCollection | null>(null);
  const collections = list.data?.pages.flatMap((page) => page.collections) ?? [];
  const empty = opened === null ? list.isSuccess && collections.length === 0 : opened.images.length === 0;
  return (
    <Modal
      opened
      onClose={onClose}
      size={920}
      title={opened?.title ?? 'My collection'}
      classNames={{ title: classes.title ?? '', body: classes.body ?? '', content: classes.content ?? '' }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {opened !== null && (
        <button type="button" className={classes.back} onClick={() => setOpened(null)}>
          <Icon path={mdiArrowLeft} />
          All collections
        </button>
      )}
      {empty && <p className={classes.empty}>No Record Found.</p>}
      {opened !== null && (
        <PictureChoices
          images={opened.images}
          allowExplicit={allowExplicit}
          onChoose={(image) => onChoose(image.image_url)}
        />
      )}
      {opened === null && (
        <>
          <ul className={classes.collections}>
            {collections.map((collection) => (
              <li key={collection.id}>
                <CollectionCard collection={collection} onOpen={() => setOpened(collection)} />
              </li>
            ))}
          </ul>
          {(list.hasNextPage || !list.isSuccess) && (
            <EndSentinel
              state={list.isError ? 'error' : list.isPending || list.isFetchingNextPage ? 'busy' : 'more'}
              onReach={() => void (list.isError ? list.refetch() : list.fetchNextPage())}
            />
          )}
        </>
      )}
    </Modal>
  );
}

function CollectionCard({ collection, onOpen }: { collection: DialogCollection; onOpen: () => void }) {
  const { title, cover, count } = collection;
  return (
    <button type="button" className={classes.collection} onClick={onOpen}>
      <span className={classes.cover}>{cover !== null && <img src={cover} alt="" loading="lazy" />}</span>
      <span className={classes.name}>
        {title}
        {collection.private && <Icon path={mdiLockOutline} size={16} />}
      </span>
      <span className={classes.count}>{`${count} ${count === 1 ? 'image' : 'images'}`}</span>
    </button>
  );
}
