import type { DialogCollection } from '@kenna/contract';
import { mdiArrowLeft, mdiLockOutline } from '@mdi/js';
import { useState } from 'react';
import { useCloseOnBack } from '../../../lib/navigation/use-close-on-back.ts';
import { ListSearch } from '../../../ui/fields/list-search.tsx';
import { Modal } from '../../../ui/layers/modal.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePickerCollection, usePickerCollections } from '../picker.api.ts';
import type { PickerProps } from './images-dialog.tsx';
import { PickerEnd } from './picker-end.tsx';
import { PickerPictures, type ChoosingProps } from './picker-pictures.tsx';
import classes from './picker.module.css';

/** Dialog to choose a picture: first the collection, then a picture in it. */
export function CollectionsDialog({ allowExplicit, onChoose, onClose }: PickerProps) {
  const [opened, setOpened] = useState<DialogCollection | null>(null);
  useCloseOnBack(() => setOpened(null), opened !== null);
  return (
    <Modal
      opened
      onClose={onClose}
      size={920}
      title={opened?.title ?? 'My collection'}
      classNames={{ title: classes.title ?? '', body: classes.body ?? '', content: classes.content ?? '' }}
    >
      {opened === null ? (
        <Collections allowExplicit={allowExplicit} onOpen={setOpened} />
      ) : (
        <>
          <button type="button" className={classes.back} onClick={() => setOpened(null)}>
            <Icon path={mdiArrowLeft} />
            All collections
          </button>
          <PicturesOf key={opened.id} id={opened.id} allowExplicit={allowExplicit} onChoose={onChoose} />
        </>
      )}
    </Modal>
  );
}

interface CollectionsProps {
  readonly allowExplicit: boolean;
  readonly onOpen: (collection: DialogCollection) => void;
}

function Collections({ allowExplicit, onOpen }: CollectionsProps) {
  const [search, setSearch] = useState('');
  const list = usePickerCollections(search);
  const collections = list.data?.pages.flatMap((page) => page.collections) ?? [];
  const isEmpty = list.isSuccess && collections.length === 0;
  return (
    <>
      {!(isEmpty && search === '') && <ListSearch label="Search collections" value={search} onChange={setSearch} />}
      {isEmpty && <p className={classes.empty}>No Record Found.</p>}
      <ul className={classes.collections}>
        {collections.map((collection) => (
          <li key={collection.id}>
            <CollectionCard collection={collection} allowExplicit={allowExplicit} onOpen={() => onOpen(collection)} />
          </li>
        ))}
      </ul>
      <PickerEnd list={list} />
    </>
  );
}

function PicturesOf({ id, ...choosing }: { id: number } & ChoosingProps) {
  return <PickerPictures list={usePickerCollection(id)} {...choosing} />;
}

interface CollectionCardProps {
  readonly collection: DialogCollection;
  readonly allowExplicit: boolean;
  readonly onOpen: () => void;
}

function CollectionCard({ collection, allowExplicit, onOpen }: CollectionCardProps) {
  const { title, images, count } = collection;
  const [cover] = images;
  return (
    <button type="button" className={classes.collection} onClick={onOpen}>
      <span className={classes.cover} data-veiled={cover?.is_nsfw && !allowExplicit}>
        {cover && (
          <img
            src={cover.webp_image_url}
            srcSet={cover.variants.map(({ url, width }) => `${url} ${width}w`).join(', ')}
            sizes="240px"
            alt=""
            loading="lazy"
          />
        )}
      </span>
      <span className={classes.name}>
        {title}
        {collection.private && <Icon path={mdiLockOutline} size={16} />}
      </span>
      <span className={classes.count}>{`${count} ${count === 1 ? 'image' : 'images'}`}</span>
    </button>
  );
}
